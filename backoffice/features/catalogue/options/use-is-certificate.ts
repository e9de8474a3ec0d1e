import { useWatch } from 'react-hook-form';
import type { ProductKind } from '#domain/fields/product.ts';

/** Whether the product in the form is a gift certificate, which has fewer fields. */
export function useIsCertificate(): boolean {
  const kind: ProductKind | null | undefined = useWatch({ name: 'kind' });
  return kind === 'certificate';
}
