/** Sales of a period, grouped as accountants need them. */
import type { Sales, SalesBy } from '#contract/reports/office.ts';
import type { Day } from '#domain/delivery/calendar.ts';
import { certificates, counter, readSalesBy } from '#server/features/orders/staff/sales.read.ts';
import type { Db } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';

const mostRows = 100;
const soldHere = { tm: 'Dükanda', ru: 'В магазине' };

/** @throws Refusal `request.invalid` for a period that ends before it begins */
export async function showSales(
  { db }: { db: Db },
  { from, to, by, limit = mostRows }: { from: Day; to: Day; by: SalesBy; limit?: number },
): Promise<Sales> {
  if (to < from) throw new Refusal('request.invalid', { field: 'to' });
  const found = await readSalesBy(db, by, { from, to, limit });
  const [first] = found;
  const sold = found.find(({ id }) => id === certificates);
  const goods = found.filter((row) => row !== sold).slice(0, limit);
  const rows = goods.map(({ id, title, orders, units, sum }) => ({
    ...{ id: id ?? '', title: title ?? (id === counter ? soldHere : { tm: '', ru: '' }), orders, units, sum },
  }));
  const total = {
    rows: first?.all ?? 0,
    orders: first?.allOrders ?? null,
    units: first?.allUnits ?? null,
    sum: first?.allSum ?? 0,
  };
  return {
    from,
    to,
    by,
    rows,
    total,
    ...(sold ? { certificates: { units: sold.units ?? 0, sum: sold.sum } } : {}),
  };
}
