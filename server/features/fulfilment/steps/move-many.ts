/** Moves many orders one step on, or undoes that step, each in its own transaction. */
import { inParts } from '#server/platform/db/list-rows.ts';
import type { officeSteps } from '#contract/fulfilment/office-steps.ts';
import type { BodyOf, ReplyOf } from '#contract/route.ts';
import { awaitsBuyer } from '#domain/parcel-photos/order-photos.ts';
import type { StaffRole } from '#domain/staff.ts';
import { type BulkMove, bulkReason, type BulkReason } from '#domain/staff-moves.ts';
import type { By } from '#server/features/audit/with-audit.ts';
import type { OrderRecord } from '#server/features/orders/core/order-record.ts';
import { selectOrders } from '#server/features/orders/staff/orders-filter.read.ts';
import { shapeStaffHead } from '#server/features/orders/staff/read-staff-orders.ts';
import {
  findStaffRows,
  readStaffOrder,
  type StaffOrderRow,
} from '#server/features/orders/staff/staff-lists.read.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findPhotoChanges, findWithoutPhoto } from '#server/features/parcel-photos/core/show-photos.ts';
import { findWithoutGoods } from '#server/features/orders/staff/without-goods.read.ts';
import { moveAsStaff, type StaffContext } from '../move-as-staff.ts';
import { undoAsStaff } from './undo-as-staff.ts';

type Route = (typeof officeSteps)['POST /api/office/orders/move/'];
type ManyMoves = BodyOf<Route>;
type Results = ReplyOf<Route>['data'];
type Forecast = NonNullable<ReplyOf<Route>['forecast']>;
type Reason = (id: string) => Promise<BulkReason>;

/**
 * Needs the same permission as a single step; orders left out are reported with the reason.
 * @throws Refusal `selection.changed`
 */
export async function moveMany(ctx: StaffContext, input: ManyMoves, by: By): Promise<Results> {
  const { action } = input;
  const orders = await ordersOf(ctx, input, by);
  const reasonOf = await readReasons(ctx, orders, action);
  const mayMove = (before: OrderRecord) => reasonOf(before) === undefined;
  const findReason: Reason = async (id) => {
    const order = await readStaffOrder(ctx.db, id);
    return (order && reasonOf(order)) ?? 'changed';
  };
  const together = atOneMoment(ctx);
  return each(orders, findReason, (id) => moveAsStaff(together, { id, action, mayMove }, by));
}

/** What `moveMany` would do now. @throws Refusal `selection.changed` */
export async function forecastMoves(ctx: StaffContext, input: ManyMoves, by: By): Promise<Forecast> {
  const { action } = input;
  const orders = await ordersOf(ctx, input, by);
  const reasonOf = await readReasons(ctx, orders, action);
  const may = (row: StaffOrderRow) =>
    shapeStaffHead(row, by.actor.role as StaffRole).actions.includes(action) ? undefined : 'changed';
  const wont = new Map<BulkReason, number>();
  for (const ids of inParts(orders)) {
    const { rows } = await findStaffRows(ctx.db, { ids }, { size: ids.length, offset: 0 });
    const known = rows.map((row) => reasonOf(row) ?? may(row));
    for (const reason of [...known, ...ids.slice(rows.length).map(() => 'changed' as const)])
      if (reason) wont.set(reason, (wont.get(reason) ?? 0) + 1);
  }
  const left = [...wont].map(([reason, count]) => ({ reason, count }));
  return { will: orders.length - left.reduce((sum, { count }) => sum + count, 0), wont: left };
}

async function ordersOf(ctx: StaffContext, input: ManyMoves, { actor }: By): Promise<readonly string[]> {
  return 'orders' in input ? input.orders : selectOrders(ctx, input, actor.staffId);
}

/** Why each of these orders would be left out, as far as it is known of the order itself. */
async function readReasons(ctx: StaffContext, orders: readonly string[], action: BulkMove) {
  const isPacked = action === 'make-ready';
  const lacking = isPacked ? await findWithoutPhoto(ctx, orders) : undefined;
  const changes = isPacked ? await findPhotoChanges(ctx.db, orders) : undefined;
  const empty = await findWithoutGoods(ctx.db, orders);
  return (order: OrderRecord) =>
    bulkReason(
      {
        paymentStatus: order.payment_status,
        needsCall: order.needs_call,
        awaitsRecipient: order.awaits_recipient,
        awaitsBuyer: awaitsBuyer(order.photo_asked_until, ctx.now()),
        lacksPhoto: lacking?.has(order.id) ?? false,
        photoChange: changes?.get(order.id),
        nothingLeft: empty.has(order.id),
      },
      action,
    );
}

/** @returns `changed` for an order that was moved meanwhile, or whose step is too old */
export async function undoMany(ctx: StaffContext, orders: readonly string[], by: By): Promise<Results> {
  const together = atOneMoment(ctx);
  return each(
    orders,
    async () => 'changed',
    (id) => undoAsStaff(together, { id }, by),
  );
}

/** All steps get one time, so that all can be undone equally long. */
function atOneMoment(ctx: StaffContext): StaffContext {
  const at = ctx.now();
  return { ...ctx, now: () => at };
}

/** One transaction per order: one that cannot be moved does not block the others. */
async function each(
  orders: readonly string[],
  findReason: Reason,
  run: (id: string) => Promise<unknown>,
): Promise<Results> {
  const results: Results = [];
  for (const id of orders)
    try {
      await run(id);
      results.push({ id, reason: null });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      results.push({ id, reason: await findReason(id) });
    }
  return results;
}
