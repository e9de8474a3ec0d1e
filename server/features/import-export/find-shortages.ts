import type { Db } from '#server/platform/db/db.ts';
import { readCounts } from '#server/features/stock/stock.read.ts';
import type { PlannedProduct } from './walk-spreadsheet.ts';

/**
 * Finds and reports the products of a batch of which more units would be removed than there are, or than are not
 * reserved.
 */
export async function findShortages(db: Db, batch: readonly PlannedProduct[]): Promise<Set<PlannedProduct>> {
  const takes = batch.filter(({ units }) => [...units.values()].some((delta) => delta < 0));
  const counts = await readCounts(
    db,
    takes.flatMap(({ input }) => input.options.flatMap(({ id }) => id ?? [])),
  );
  const short = new Set<PlannedProduct>();
  for (const planned of takes)
    for (const [sku, delta] of planned.units) {
      const id = planned.input.options.find((option) => option.sku === sku)?.id;
      const { onHand = 0, reserved = 0 } = (id !== undefined && counts.get(id)) || {};
      if (delta >= 0 || onHand + delta >= reserved) continue;
      planned.note({ column: 'stock_change', value: `${sku}: ${delta}`, problem: 'stock-short' });
      short.add(planned);
    }
  return short;
}
