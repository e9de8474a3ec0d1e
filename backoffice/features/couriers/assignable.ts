import type { OfficeOrderRow } from '#contract/fulfilment/office-order-shapes.ts';

type Row = Pick<OfficeOrderRow, 'id' | 'number' | 'status' | 'courier' | 'place' | 'delivery'>;

/** Sort order: ready first, then earlier delivery; orders of one place together. */
export function inRoundOrder<R extends Row>(orders: readonly R[]): R[] {
  const key = ({ status, delivery, place, number }: Row) =>
    [status === 'ready' ? 0 : 1, delivery.from ?? '99', place?.tm ?? '', number].join('\n');
  return orders
    .filter(({ status }) => status !== 'delivered')
    .toSorted((one, other) => (key(one) < key(other) ? -1 : 1));
}

/** Unassigned orders: all of them, the ready ones, and those of each place if there are several places. */
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

/** The list with one of it a place further up or down; at its ends it stays as it is. */
export function shifted<T>(list: readonly T[], at: number, by: -1 | 1): T[] {
  const to = at + by;
  if (to < 0 || to >= list.length) return [...list];
  const rest = list.toSpliced(at, 1);
  return rest.toSpliced(to, 0, ...list.slice(at, at + 1));
}

/** Stops as they were moved on screen; what came meanwhile is last, as on the server. */
export function inPlannedOrder<S extends { id: string }>(
  stops: readonly S[],
  ids: readonly string[] | undefined,
): S[] {
  if (!ids) return [...stops];
  const placeOf = ({ id }: S) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return stops.toSorted((one, other) => placeOf(one) - placeOf(other));
}
