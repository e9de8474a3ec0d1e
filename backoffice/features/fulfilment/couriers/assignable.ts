import type { OfficeOrderRow } from '#contract/fulfilment/office-order-shapes.ts';

type Row = Pick<OfficeOrderRow, 'id' | 'number' | 'status' | 'courier' | 'place' | 'delivery'>;

/** What lies ready comes first, then what leaves earlier; orders to one place stand together. */
export function inRoundOrder<R extends Row>(orders: readonly R[]): R[] {
  const key = ({ status, delivery, place, number }: Row) =>
    [status === 'ready' ? 0 : 1, delivery.from ?? '99', place?.tm ?? '', number].join('\n');
  return orders
    .filter(({ status }) => status !== 'delivered')
    .toSorted((one, other) => (key(one) < key(other) ? -1 : 1));
}

/** Orders without a courier: all of them, those that lie ready, and those of each place where there are several places. */
export function groupFree(orders: readonly Row[]) {
  const free = orders.filter(({ courier }) => courier === '');
  const idsOf = (rows: readonly Row[]): ReadonlySet<string> => new Set(rows.map(({ id }) => id));
  const byPlace = [...Map.groupBy(free, ({ place }) => place?.tm ?? '')].filter(([name]) => name !== '');
  return {
    all: idsOf(free),
    ready: idsOf(free.filter(({ status }) => status === 'ready')),
    places:
      byPlace.length > 1
        ? byPlace.map(([, rows]) => ({
            place: rows[0]?.place as NonNullable<Row['place']>,
            ids: idsOf(rows),
          }))
        : [],
  };
}
