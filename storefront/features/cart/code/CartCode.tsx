import type { ComponentProps } from 'react';
import { useHasFeature } from '#storefront/features/content/texts/use-has-feature.ts';
import { CodeField } from './CodeField.tsx';

/** The promo code field in the cart; shows a code entered earlier, so that it can be removed. */
export function CartCode(props: ComponentProps<typeof CodeField>) {
  const takesPromos = useHasFeature('promo-codes');
  return takesPromos || props.value !== '' ? <CodeField {...props} /> : null;
}
