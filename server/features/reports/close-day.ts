/** End-of-day report: money by kind, hand-ins, and couriers with a balance at the end of the day. */
import type { DayClose } from '#contract/reports/office.ts';
import { addDays, type Day, momentOf } from '#domain/delivery/calendar.ts';
import { byDeliveryPayment, type DeliveryPayment } from '#domain/payments/payment-methods.ts';
import { readBalances, sumHandIns } from '#server/features/couriers/core/purse.read.ts';
import { readSales } from '#server/features/orders/staff/orders-figures.read.ts';
import { readCardFigures } from '#server/features/payments/payments-figures.read.ts';
import type { Db } from '#server/platform/db/db.ts';

/** @param day in Asia/Ashgabat, from midnight to midnight; sums are in tenge */
export async function closeDay({ db }: { db: Db }, day: Day): Promise<DayClose> {
  const span = { from: momentOf(day, '00:00'), to: momentOf(addDays(day, 1), '00:00') };
  const [cards, { onDelivery, sold }, handIns, balances] = await Promise.all([
    readCardFigures(db, span.from, span.to),
    readSales(db, span),
    sumHandIns(db, span),
    readBalances(db, span.to),
  ]);
  const sum = (rows: readonly { sum: number }[]) => rows.reduce((all, row) => all + row.sum, 0);
  const moved = (kind: DeliveryPayment) => {
    const row = onDelivery.find((one) => one.kind === kind);
    return { taken: row?.taken ?? 0, back: row?.back ?? 0 };
  };
  const kinds = {
    card: { taken: sum(cards.paid), back: sum(cards.back) },
    ...byDeliveryPayment(moved),
  };
  const total = Object.values(kinds).reduce((all, { taken, back }) => all + taken - back, 0);
  return {
    day,
    orders: sold.reduce((all, { count }) => all + count, 0),
    ...kinds,
    total,
    ...handIns,
    balances,
  };
}
