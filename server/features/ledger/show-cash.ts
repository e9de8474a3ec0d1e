import type { CashPlace } from '#contract/ledger/office-cash.ts';
import type { Day } from '#domain/delivery/calendar.ts';
import { cashBoxes } from '#domain/ledger/cash.ts';
import type { Context, DbContext } from '#server/context.ts';
import { findLastCounts, findMoves, findPlaces, type PlaceRow } from './cash.read.ts';

/**
 * What the shop and its banks hold by the books, with the last count and the movements of a day, or the last ones: till
 * and safe, account and terminal, and every bank that pays or has paid.
 */
export async function showCash(
  { db, banks }: DbContext & Pick<Context, 'banks'>,
  day?: Day,
): Promise<CashPlace[]> {
  const [rows, counts] = await Promise.all([findPlaces(db), findLastCounts(db)]);
  const moves = await findMoves(
    db,
    rows.map(({ id }) => id),
    day,
  );
  const movesOf = (id: number | undefined): CashPlace['moves'] =>
    moves
      .filter(({ place }) => place === id)
      .map(({ place: _, at, otherKind: kind, otherOwner: owner, otherOrder: orderId, ...move }) => ({
        ...{ ...move, at: at.toISOString(), other: { kind, owner, orderId } },
      }));
  const placeOf = (kind: PlaceRow['kind'], owner = ''): CashPlace => {
    const row = rows.find((one) => one.kind === kind && one.owner === owner);
    const lastCount = counts.find((one) => one.kind === kind) ?? null;
    return { kind, owner, balance: row?.balance ?? 0, lastCount, moves: movesOf(row?.id) };
  };
  const known = rows.filter(({ kind }) => kind === 'bank').map(({ owner }) => owner);
  return [
    ...[...cashBoxes, 'shop-account' as const, 'terminal' as const].map((kind) => placeOf(kind)),
    ...[...new Set([...banks.keys(), ...known])].map((owner) => placeOf('bank', owner)),
  ];
}
