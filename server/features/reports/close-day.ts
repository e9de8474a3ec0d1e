/** End-of-day report: the books of a day, money by kind, hand-ins, and couriers with a balance at the end of the day. */
import type { DayClose } from '#contract/reports/office.ts';
import { addDays, type Day, momentOf } from '#domain/delivery/calendar.ts';
import type { AccountKind, TransferCode } from '#domain/ledger/ledger.ts';
import { findCountsOf } from '#server/features/ledger/cash.read.ts';
import { closeOfDay, type MoneyWay, sumByWay } from '#server/features/ledger/money.read.ts';
import { countSold } from '#server/features/orders/staff/orders-figures.read.ts';
import type { Db } from '#server/platform/db/db.ts';

/** @param day in Asia/Ashgabat, from midnight to midnight; sums are in tenge */
export async function closeDay({ db }: { db: Db }, day: Day): Promise<DayClose> {
  const end = momentOf(addDays(day, 1), '00:00');
  const [{ accounts, purses, closed }, takings, sold, counts] = await Promise.all([
    closeOfDay(db, day),
    sumByWay(db, { from: day, to: day }),
    countSold(db, { from: momentOf(day, '00:00'), to: end }),
    findCountsOf(db, day),
  ]);
  const of = (way: MoneyWay) => {
    const { taken = 0, back = 0 } = takings.find((one) => one.way === way) ?? {};
    return { taken, back };
  };
  const net = (kind: AccountKind, ...codes: TransferCode[]) =>
    accounts
      .flatMap((account) => (account.kind === kind ? account.moves : []))
      .reduce((sum, move) => (codes.includes(move.code) ? sum + move.in - move.out : sum), 0);
  const kinds = { card: of('card'), cash: of('cash'), terminal: of('terminal'), transfer: of('transfer') };
  return {
    day,
    orders: sold.reduce((all, { count }) => all + count, 0),
    ...kinds,
    total: takings.reduce((all, { taken, back }) => all + taken - back, 0),
    handedIn: net('till', 'hand-in', 'hand-out'),
    difference: net('surplus', 'hand-in-over') - net('shortage', 'hand-in-lacks'),
    balances: purses,
    accounts,
    counts,
    hash: closed?.hash ?? null,
    closedAt: closed?.closedAt.toISOString() ?? null,
  };
}
