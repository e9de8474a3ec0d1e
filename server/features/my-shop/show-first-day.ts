import type { FirstDay } from '#contract/my-shop/office.ts';
import { knownCategories } from '#server/features/catalogue/taxonomy/known-categories.ts';
import { categoryRecords } from '#server/features/catalogue/taxonomy/taxonomy-records.ts';
import { cities } from '#server/features/delivery/known-places/cities.ts';
import { hasZones } from '#server/features/delivery/zone-records.ts';
import type { Db } from '#server/platform/db/db.ts';
import { rangeOf } from '#server/platform/db/paging.ts';

/** Whether the shop is set up, and what a new one chooses from. */
export async function showFirstDay(db: Db): Promise<FirstDay> {
  const { rows } = await categoryRecords.list(db, {}, rangeOf({ page_size: 100 }));
  const taken = new Set(rows.map(({ title }) => title.tm));
  return {
    isSetUp: await hasZones(db),
    cities: cities.map(({ id, title, places }) => ({ id, title, placesCount: places.length })),
    categories: Object.values(knownCategories).filter(({ tm }) => !taken.has(tm)),
    hasCategories: rows.length > 0,
  };
}
