import type { Product, ProductCard } from '#contract/catalogue/shop.ts';

/** The product without its long fields: what cart and wishlist store on the device. */
export function asCard(product: Product): ProductCard {
  const { description, category, categories, pictures, attributes, ...rest } = product;
  const { options, ideas, related, reviews, ...card } = rest;
  return card;
}
