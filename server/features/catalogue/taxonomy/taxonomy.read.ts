/** The taxonomy for other features: categories, brands, occasions, recipients. */
import type { LocalText } from '#contract/shared.ts';
import type { Db } from '#server/platform/db/db.ts';

export type Labels = {
  categories: { id: number; parent: number | null; title: LocalText }[];
  brands: { id: number; title: string }[];
  occasions: { id: number; title: LocalText }[];
  recipients: { id: number; title: LocalText }[];
};

/** All taxonomy entries, by title. */
export async function readLabels(db: Db): Promise<Labels> {
  const [categories, brands, occasions, recipients] = await Promise.all([
    db.selectFrom('category').select(['id', 'parent_id as parent', 'title']).orderBy('id').execute(),
    db.selectFrom('brand').select(['id', 'title']).orderBy('id').execute(),
    db.selectFrom('occasion').select(['id', 'title']).orderBy('id').execute(),
    db.selectFrom('recipient').select(['id', 'title']).orderBy('id').execute(),
  ]);
  return { categories, brands, occasions, recipients };
}
