import type { ComponentProps } from 'react';
import { useHasFeature } from '#storefront/features/content/texts/use-has-feature.ts';
import { CodeField } from './CodeField.tsx';

/** The promo code in the cart; one that was typed stays, so that it can be taken out. */
export function CartCode(props: ComponentProps<typeof CodeField>) {
  const takesPromos = useHasFeature('promo-codes');
  return takesPromos || props.value !== '' ? <CodeField {...props} /> : null;
}
