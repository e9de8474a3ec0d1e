import type { ReplyOf } from '#contract/route.ts';
import type { officeBoard } from '#contract/fulfilment/office-board.ts';
import { dayOf } from '#domain/delivery/calendar.ts';
import { isLate } from '#domain/order-views.ts';
import type { StaffRole } from '#domain/staff.ts';
import type { Db } from '#server/platform/db/db.ts';
import { countOpenDays, findBoardRows } from './staff-lists.read.ts';
import { shapeStaffRow } from './read-staff-orders.ts';

type Board = ReplyOf<(typeof officeBoard)['GET /api/office/board/']>['data'];

const mostOrders = 500;

/** The orders of a day. Today's board also has late ones and those without a day. */
export async function readBoard(
  ctx: { db: Db; now: () => Date },
  input: string | undefined,
  role: StaffRole,
): Promise<Board> {
  const now = ctx.now();
  const today = dayOf(now);
  const day = input ?? today;
  const [rows, days] = await Promise.all([
    findBoardRows(ctx.db, day, day === today, mostOrders),
    countOpenDays(ctx.db),
  ]);
  const sum = (of: { count: number }[]) => of.reduce((total, { count }) => total + count, 0);
  // Orders are grouped by the beginning of their slot; an express order has only an end.
  const slots = Map.groupBy(rows, (row) => row.delivery_from ?? '');
  const statuses = Map.groupBy(rows, (row) => row.status);
  const orders = rows.map((row) => shapeStaffRow(row, role));
  return {
    day,
    days: days.flatMap(({ day, count }) => (day !== null && day >= today ? [{ day, count }] : [])),
    late: orders.filter((order) => isLate(order, now)).length,
    undated: sum(days.filter((one) => one.day === null)),
    slots: [...slots.values()].map((of) => ({
      from: of[0]?.delivery_from ?? null,
      to: of[0]?.delivery_from ? of[0].delivery_to : null,
      count: of.length,
    })),
    counts: [...statuses].map(([status, of]) => ({ status, count: of.length })),
    orders,
  };
}
