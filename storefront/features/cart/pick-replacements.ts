import type { ProductCard } from '#contract/catalogue/shop.ts';

const mostShown = 3;

type Gone = { id: number; price: number };

/**
 * What could be given instead of goods that are gone: what is like them first, what others give after that, each only while
 * it can be had and is not chosen already; the nearest price first.
 */
export function pickReplacements(
  gone: Gone,
  offers: { related: readonly ProductCard[]; popular: readonly ProductCard[] },
  chosen: readonly number[],
): ProductCard[] {
  const isOffer = ({ id, count }: ProductCard) => count > 0 && id !== gone.id && !chosen.includes(id);
  const byPrice = (products: readonly ProductCard[]) =>
    products.filter(isOffer).sort((a, b) => Math.abs(a.price - gone.price) - Math.abs(b.price - gone.price));
  const alike = byPrice(offers.related);
  const others = byPrice(offers.popular).filter(({ id }) => !alike.some((one) => one.id === id));
  return [...alike, ...others].slice(0, mostShown);
}
