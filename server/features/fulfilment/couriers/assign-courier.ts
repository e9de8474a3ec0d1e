/** Assigns orders to a courier account, before or after they are sent. */
import { isOpen } from '#domain/staff-moves.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import type { By, OfficeContext } from '#server/features/audit/with-audit.ts';
import { changeDetails, noteOnOrder } from '#server/features/orders/change-order.ts';
import { lockOrder } from '#server/features/orders/lock-order.ts';
import type { OrderRecord } from '#server/features/orders/order-record.ts';
import { inLockOrder } from '#server/features/orders/orders.read.ts';
import { findCourier } from '#server/features/orders/staff/couriers.read.ts';
import { type Db, inTransaction, type Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { boundRound } from './bound-round.ts';

/** The name of a courier account. @throws Refusal `courier.not-found` for an account that is no active courier */
export async function readCourierName(db: Db | Trx, id: number): Promise<string> {
  const name = await findCourier(db, id);
  if (name === undefined) throw new Refusal('courier.not-found');
  return name;
}

/**
 * Assigns orders to a courier, or with null to nobody; all or none.
 * @returns how many were reassigned
 * @throws Refusal `courier.not-found`, `order.not-found`, `order.action-refused` for an order that has ended or is not
 * placed yet, `record.too-many` for more stops than the limit of a round
 */
export async function assignCourier(
  ctx: OfficeContext,
  input: { orders: readonly string[]; courierId: number | null },
  by: By,
): Promise<{ assigned: number }> {
  const { courierId } = input;
  const at = ctx.now();
  const changed = await inTransaction(ctx.db, async (trx) => {
    const courier = courierId === null ? '' : await readCourierName(trx, courierId);
    const changed: OrderRecord[] = [];
    // Orders before additions: an addition follows its order, and is locked after it.
    for (const id of await inLockOrder(trx, input.orders)) {
      const order = await lockOrder(trx, id);
      if (order.adds_to !== null) continue;
      if (!isOpen(order.status)) throw new Refusal('order.action-refused');
      if (order.courier_id === courierId && order.courier === courier) continue;
      await changeDetails(trx, id, { courier, courier_id: courierId }, at);
      const note = { event: 'courier-assigned', note: courier, actor: 'staff' } as const;
      await noteOnOrder(trx, order, { ...note, staffId: by.actor.staffId, at, isPublic: false });
      changed.push(order);
    }
    if (courierId !== null)
      await boundRound(
        trx,
        courierId,
        changed.map(({ delivery_day: day }) => day),
      );
    for (const { id, courier: before } of changed)
      await recordAudit(trx, ctx, by, {
        ...{ action: 'assign', subject: 'order', subjectId: id },
        before: { courier: before },
        after: { courier },
      });
    return changed;
  });
  return { assigned: changed.length };
}
