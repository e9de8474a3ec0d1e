/** Moves many orders one step on, or undoes that step, each in its own transaction. */
import type { officeSteps } from '#contract/fulfilment/office-steps.ts';
import type { ReplyOf } from '#contract/route.ts';
import { awaitsBuyer } from '#domain/parcel-photos/order-photos.ts';
import { type BulkMove, bulkReason, type BulkReason } from '#domain/staff-moves.ts';
import type { By } from '#server/features/audit/with-audit.ts';
import type { OrderRecord } from '#server/features/orders/core/order-record.ts';
import { readStaffOrder } from '#server/features/orders/staff/staff-lists.read.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findWithoutPhoto } from '#server/features/parcel-photos/core/show-photos.ts';
import { moveAsStaff, type StaffContext } from '../move-as-staff.ts';
import { undoAsStaff } from './undo-as-staff.ts';

type Results = ReplyOf<(typeof officeSteps)['POST /api/office/orders/move/']>['data'];
type Reason = (id: string) => Promise<BulkReason>;

/** Needs the same permission as a single step; orders left out are reported with the reason. */
export async function moveMany(
  ctx: StaffContext,
  { orders, action }: { orders: readonly string[]; action: BulkMove },
  by: By,
): Promise<Results> {
  const lacking = action === 'make-ready' ? await findWithoutPhoto(ctx, orders) : undefined;
  const reasonOf = (order: OrderRecord) =>
    bulkReason(
      {
        paymentStatus: order.payment_status,
        needsCall: order.needs_call,
        awaitsRecipient: order.awaits_recipient,
        awaitsBuyer: awaitsBuyer(order.photo_asked_until, ctx.now()),
        lacksPhoto: lacking?.has(order.id) ?? false,
      },
      action,
    );
  const mayMove = (before: OrderRecord) => reasonOf(before) === undefined;
  const findReason: Reason = async (id) => {
    const order = await readStaffOrder(ctx.db, id);
    return (order && reasonOf(order)) ?? 'changed';
  };
  const together = atOneMoment(ctx);
  return each(orders, findReason, (id) => moveAsStaff(together, { id, action, mayMove }, by));
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
