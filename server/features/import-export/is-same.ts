import type { ProductInput } from '#contract/catalogue/office.ts';
import { comparable } from '#domain/fields/kinds.ts';
import { optionFields, productFields, type ProductSnapshot } from '#domain/fields/product.ts';

/** Whether saving this would change nothing. Sets of ids have no order; options and pictures have one. */
export function isSame(before: ProductSnapshot, input: ProductInput, pictures: readonly string[]): boolean {
  return JSON.stringify(asWritten(before, before.pictures)) === JSON.stringify(asWritten(input, pictures));
}

function asWritten(product: ProductSnapshot | ProductInput, pictures: readonly string[]) {
  const categories = [product.category, ...(product.categories ?? [])];
  return [
    comparable(productFields, { ...product, categories, pictures: [...pictures] }),
    product.options.map((option) => [option.id ?? null, comparable(optionFields, option)]),
  ];
}
