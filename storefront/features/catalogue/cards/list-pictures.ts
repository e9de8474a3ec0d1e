import type { Product } from '#contract/catalogue/shop.ts';
import type { Picture } from '#contract/shared.ts';

/** All pictures of a product and its options, each once. */
export function listPictures(product: Product): Picture[] {
  const all = [
    ...product.pictures,
    ...(product.pictures.length === 0 && product.picture ? [product.picture] : []),
    ...product.options.flatMap(({ picture }) => (picture ? [picture] : [])),
  ];
  const seen = new Set<string>();
  return all.filter(({ id }) => !seen.has(id) && seen.add(id));
}
