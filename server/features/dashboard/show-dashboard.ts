import type { StockRow } from '#contract/stock/office.ts';
import type { Dashboard } from '#contract/dashboard/office.ts';
import { addDays, type Day, dayOf, isDay, momentOf } from '#domain/delivery/calendar.ts';
import { orderNumber } from '#domain/order.ts';
import { daysBetween, type PeriodLength, periodOf, periodsBetween } from '#domain/periods.ts';
import type { Db } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findDuty } from '#server/features/notifications/duty.read.ts';
import { readSmsDays } from '#server/features/notifications/messages.read.ts';
import {
  readBest,
  countSold,
  readUnpaid,
  readWork,
} from '#server/features/orders/staff/orders-figures.read.ts';
import { readAttention } from '#server/features/orders/staff/orders-attention.read.ts';
import { type MoneyWay, sumByWay } from '#server/features/ledger/money.read.ts';
import { readLow, readOut } from '#server/features/stock/read-stock.ts';

type Input = { from?: Day; to?: Day; by?: PeriodLength };
const mostDays = 400;
const usualDays = 30;
const rows = 10;
const mostAlarms = 20;

/**
 * The dashboard. Money counts on the local day it was paid or refunded, so every figure is a sum of the ledger.
 * @throws Refusal `request.invalid` for days that do not exist, or too many of them
 */
export async function showDashboard(ctx: { db: Db; now: () => Date }, input: Input): Promise<Dashboard> {
  const { db } = ctx;
  const day = dayOf(ctx.now());
  const to = input.to ?? day;
  const from = input.from ?? addDays(to, 1 - usualDays);
  if (!isDay(from) || !isDay(to) || from > to || daysBetween(from, to) > mostDays)
    throw new Refusal('request.invalid', { field: 'from' });
  const span = spanOf(from, to);
  const today = spanOf(day, day);
  const [revenue, now, work, best, out, low, unpaid, alarms, sms] = await Promise.all([
    readRevenue(db, from, to, input.by ?? 'day'),
    readRevenue(db, day, day, 'day'),
    readWork(db, day, today),
    readBest(db, span, rows),
    readOut(db, rows),
    readLow(db, (await findDuty(db)).lowStock, rows),
    readUnpaid(db, span),
    nameAttention(db),
    readSmsDays(db, span.from, span.to),
  ]);
  const { oldest, ...counts } = work;
  return {
    today: {
      day,
      orders: now[0]?.orders ?? 0,
      revenue: now[0]?.total ?? 0,
      ...counts,
      oldestUntaken: oldest?.toISOString() ?? null,
    },
    revenue,
    best,
    out: {
      count: out.count,
      rows: out.rows.map(describeOption),
    },
    low: {
      count: low.count,
      rows: low.rows.map((row) => ({ ...describeOption(row), free: row.free })),
    },
    unpaid,
    alarms,
    sms,
  };
}

function describeOption({ id, product, title, optionTitle, sku }: StockRow) {
  return { option: id, product, title, optionTitle, sku };
}

function spanOf(from: Day, to: Day): { from: Date; to: Date } {
  return { from: momentOf(from, '00:00'), to: momentOf(addDays(to, 1), '00:00') };
}

/** Money by period: payments by way, refunds, and the remaining sum. */
async function readRevenue(db: Db, from: Day, to: Day, by: PeriodLength): Promise<Dashboard['revenue']> {
  const span = spanOf(from, to);
  const [takings, sold] = await Promise.all([sumByWay(db, { from, to }), countSold(db, span)]);
  const gather = <Row extends { day: Day }>(list: readonly Row[], of: (row: Row) => number) => {
    const sums = new Map<Day, number>();
    for (const row of list) {
      const period = periodOf(row.day, by);
      sums.set(period, (sums.get(period) ?? 0) + of(row));
    }
    return (period: Day) => sums.get(period) ?? 0;
  };
  const taken = (way: MoneyWay) =>
    gather(
      takings.filter((row) => row.way === way),
      (row) => row.taken,
    );
  const orders = gather(sold, (row) => row.count);
  const [card, cash, terminal, transfer] = [
    taken('card'),
    taken('cash'),
    taken('terminal'),
    taken('transfer'),
  ];
  const back = gather(takings, (row) => row.back);
  return periodsBetween(from, to, by).map((period) => {
    const came = {
      card: card(period),
      cash: cash(period),
      terminal: terminal(period),
      transfer: transfer(period),
    };
    const refunded = back(period);
    const total = came.card + came.cash + came.terminal + came.transfer - refunded;
    return { from: period, orders: orders(period), ...came, refunded, total };
  });
}

async function nameAttention(db: Db): Promise<Dashboard['alarms']> {
  const waiting = await readAttention(db, mostAlarms);
  return waiting.map(({ id, number, kind, at }) => ({
    order: id,
    number: orderNumber(number),
    kind,
    at: at.toISOString(),
  }));
}
