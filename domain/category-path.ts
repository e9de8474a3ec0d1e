/** Trail: the way through the tree of categories to where a product stands. */

type Placed<Ref> = { category: { id: number } | null; categories: readonly Ref[] };

/** The way from the root to the product's own category: the beginning of all it stands in. */
export function categoryPathOf<Ref extends { id: number }>({ category, categories }: Placed<Ref>): Ref[] {
  return categories.slice(0, categories.findIndex(({ id }) => id === category?.id) + 1);
}
