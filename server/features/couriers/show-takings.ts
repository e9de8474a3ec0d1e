/** Money taken on delivery by courier, with hand-ins and balances. */
import type { officeCouriers } from '#contract/couriers/office-couriers.ts';
import type { ReplyOf } from '#contract/route.ts';
import { dayOf } from '#domain/delivery/calendar.ts';
import { orderNumber } from '#domain/order.ts';
import { daysBetween } from '#domain/periods.ts';
import type { DbContext } from '#server/context.ts';
import { type Courier } from './core/purse.read.ts';
import { type CourierRow, readCouriers } from './core/couriers.read.ts';
import { findOwnCounts, type OwnCount } from './core/purse.read.ts';
import { readTakings, sumTakings } from '#server/features/orders/staff/takings.read.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { shapeOwnCount } from './count-hand-in.ts';

type Takings = ReplyOf<(typeof officeCouriers)['GET /api/office/takings/']>['data'];
const mostDays = 400;

/** @throws Refusal `request.invalid` for a span that ends before it begins, or is longer than a year */
export async function showTakings(
  ctx: DbContext,
  input: { day?: string; to?: string; courier?: string },
): Promise<Takings> {
  const day = input.day ?? dayOf(ctx.now());
  const to = input.to ?? day;
  if (to < day || daysBetween(day, to) > mostDays) throw new Refusal('request.invalid', { field: 'to' });
  const span = { from: day, to };
  const [rows, sums, open, counts] = await Promise.all([
    readTakings(ctx.db, span, { courier: input.courier }),
    sumTakings(ctx.db, span, input.courier),
    readCouriers(ctx.db),
    findOwnCounts(ctx.db),
  ]);
  const idle = open.filter(
    (one) =>
      one.balance !== 0 &&
      (input.courier ?? one.courier) === one.courier &&
      !sums.some((sum) => isSame(sum, one)),
  );
  return {
    day,
    to,
    couriers: [...sums, ...idle.map(({ courierId, courier }) => ({ courierId, courier, ...nothing }))].map(
      (row) => ({ ...row, ...purseOf(row, open, counts) }),
    ),
    rows: rows.map(({ id: _, reason: __, ...row }) => ({
      ...row,
      number: orderNumber(row.number),
      at: row.at.toISOString(),
      staff: row.staff ?? '',
    })),
  };
}

/** The present balance of the account or name, and the courier's own count of it. */
function purseOf(
  one: Courier,
  open: readonly CourierRow[],
  counts: ReadonlyMap<number, OwnCount>,
): { balance: number; ownCount?: { counted: number; at: string } } {
  const balance = open.find((other) => isSame(one, other))?.balance ?? 0;
  const own = counts.get(one.courierId ?? 0);
  return { balance, ...(own ? shapeOwnCount(own, balance) : {}) };
}

const nothing = { cash: 0, terminal: 0, orders: 0, handedIn: 0, difference: 0 };

/** Rows of the same account, or of the same name without an account. */
function isSame(one: Courier, other: Courier): boolean {
  return one.courierId === other.courierId && (one.courierId !== null || one.courier === other.courier);
}
