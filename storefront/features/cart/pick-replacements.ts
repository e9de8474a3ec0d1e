import type { ProductCard } from '#contract/catalogue/shop.ts';

const mostShown = 3;

type GoneOption = { id: number; price: number };

/**
 * Replacements for products that are out of stock: similar ones first, then popular ones, each only while it is in
 * stock and not yet chosen; within each group the nearest price first.
 */
export function pickReplacements(
  gone: GoneOption,
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
