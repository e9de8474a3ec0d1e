import type { OfficeProductRow } from '#contract/catalogue/office.ts';
import type { DbContext } from '#server/context.ts';
import { readOfficeProducts } from '#server/features/catalogue/products/read-office-products.ts';
import { readMostOrdered } from '#server/features/orders/staff/orders-figures.read.ts';

const usualGoods = 15;
const usualDays = 90;
/** Of so many products that were ordered most, those are found that are there, or in a category. */
const mostLookedAt = 100;

/** The goods that a seller is most likely to need: those in stock that were ordered most of late, then popular ones. */
export async function listUsualGoods(
  { db, now }: DbContext,
  category: number | undefined,
): Promise<OfficeProductRow[]> {
  // What was sold at this moment counts.
  const to = new Date(now().getTime() + 1);
  const from = new Date(to.getTime() - usualDays * 86_400_000);
  const most = await readMostOrdered(db, { from, to }, mostLookedAt);
  const place = new Map(most.map((id, at) => [id, at]));
  const filter = { status: 'published', in_stock: true, category };
  const first = (size: number) => ({ number: 1, size, offset: 0 });
  const ordered = await readOfficeProducts(db, { ...filter, ids: most }, first(mostLookedAt));
  const byUnits = ordered.data.toSorted((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0));
  if (byUnits.length >= usualGoods) return byUnits.slice(0, usualGoods);
  const popular = await readOfficeProducts(db, { ...filter, sort: '-popularity' }, first(usualGoods));
  return [...byUnits, ...popular.data.filter(({ id }) => !place.has(id))].slice(0, usualGoods);
}
