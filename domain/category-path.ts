/** Breadcrumbs: the path through the category tree to a product. */

type Categories<Ref> = { category: { id: number } | null; categories: readonly Ref[] };

/** The path from the root to the product's own category: a prefix of all categories the product is in. */
export function categoryPathOf<Ref extends { id: number }>({ category, categories }: Categories<Ref>): Ref[] {
  return categories.slice(0, categories.findIndex(({ id }) => id === category?.id) + 1);
}
