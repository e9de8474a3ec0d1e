import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import type { ProductCard } from '#contract/catalogue/shop.ts';
import { paths } from '#storefront/paths.ts';

let pressed: ProductCard | undefined;

type Props = {
  product: ProductCard;
  className?: string | undefined;
  /** Beside another link to the same product: neither focused nor read aloud. */
  isForPointerOnly?: boolean;
  children: ReactNode;
};

/** A link to a product that hands over its card: title, price and picture are shown while the page loads. */
export function ProductLink({ product, className, isForPointerOnly = false, children }: Props) {
  return (
    <Link
      href={paths.product(product.id)}
      state={{ card: product }}
      onPointerDown={() => (pressed = product)}
      className={className}
      {...(isForPointerOnly && { tabIndex: -1, 'aria-hidden': true })}
    >
      {children}
    </Link>
  );
}

/** The card whose link opened the product, or is being pressed. */
export function useTappedCard(id: number | string): ProductCard | null {
  const [card] = useState(() => {
    const state = typeof history === 'object' ? (history.state as { card?: ProductCard } | null) : null;
    return [state?.card, pressed].find((one) => one?.id === id) ?? null;
  });
  return card;
}
