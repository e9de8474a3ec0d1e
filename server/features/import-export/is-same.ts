import type { ProductSnapshot } from '#server/features/catalogue/products/product-snapshot.ts';
import type { ProductWish } from '#server/features/catalogue/products/save-product.ts';

/** Whether saving this would change nothing. Sets of ids have no order; options and pictures have one. */
export function isSame(before: ProductSnapshot, wish: ProductWish, pictures: readonly string[]): boolean {
  return JSON.stringify(asWritten(before, before.pictures)) === JSON.stringify(asWritten(wish, pictures));
}

function asWritten(product: ProductSnapshot | ProductWish, pictures: readonly string[]) {
  const set = (ids: readonly number[] | undefined) => [...new Set(ids)].toSorted((a, b) => a - b);
  const text = ({ tm, ru }: { tm: string; ru: string }) => [tm, ru];
  return [
    text(product.title),
    text(product.description),
    product.status,
    product.category,
    set([product.category, ...(product.categories ?? [])]),
    product.brand ?? null,
    set(product.occasions),
    set(product.recipients),
    set(product.ideas),
    (product.attributes ?? []).map(({ label, value }) => [text(label), text(value)]),
    pictures,
    product.options.map((option) => [
      option.id ?? null,
      text(option.title),
      option.sku,
      option.price,
      option.oldPrice ?? null,
      option.picture ?? null,
      option.isArchived ?? false,
    ]),
  ];
}
