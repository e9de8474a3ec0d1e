import type { Db } from '#server/platform/db/db.ts';
import type { Labels } from './read-labels.ts';

export async function findLabels(db: Db): Promise<Labels> {
  const [categories, brands, occasions, recipients] = await Promise.all([
    db.selectFrom('category').select(['id', 'parent_id as parent', 'title']).orderBy('id').execute(),
    db.selectFrom('brand').select(['id', 'title']).orderBy('id').execute(),
    db.selectFrom('occasion').select(['id', 'title']).orderBy('id').execute(),
    db.selectFrom('recipient').select(['id', 'title']).orderBy('id').execute(),
  ]);
  return { categories, brands, occasions, recipients };
}
