/**
 * Assigns orders to a courier account, before or after they are sent, and resolves a named person to a cash account: one
 * courier has one balance, by account or by name.
 */
import { isRoundTooLong } from '#domain/couriers/show-stops.ts';
import { isOpen } from '#domain/staff-moves.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import type { By, OfficeContext } from '#server/features/audit/with-audit.ts';
import { changeDetails, noteOnOrder } from '#server/features/orders/core/change-order.ts';
import { lockOrder } from '#server/features/orders/core/lock-order.ts';
import type { OrderRecord } from '#server/features/orders/core/order-record.ts';
import { inLockOrder } from '#server/features/orders/core/orders.read.ts';
import {
  countStops,
  findCourier,
  findCourierNamed,
  lockRound,
  readStaffName,
} from '#server/features/couriers/core/couriers.read.ts';
import type { Courier } from '#server/features/couriers/core/purse.read.ts';
import type { HandOut } from '#server/features/orders/staff/order-money.ts';
import { type Db, inTransaction, type Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';

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

/**
 * Refuses a day's round that no phone holds and no courier brings. Called once a courier has been given orders of these days, and holds their round until the end of the transaction: two people
 * who give orders to one courier are counted one after the other.
 * @throws Refusal `record.too-many`
 */
export async function boundRound(
  trx: Trx,
  courierId: number,
  days: readonly (string | null)[],
): Promise<void> {
  if (days.length === 0) return;
  await lockRound(trx, courierId);
  const rounds = await countStops(trx, courierId);
  if (rounds.some(({ day, stops }) => days.includes(day) && isRoundTooLong(stops)))
    throw new Refusal('record.too-many');
}

/** For a typed name: the courier account with that name, if exactly one has it. */
export async function accountOfName(trx: Trx, typed: string): Promise<Courier> {
  const courier = typed.trim();
  const account = courier === '' ? undefined : await findCourierNamed(trx, courier);
  return account ?? { courierId: null, courier };
}

/**
 * Who pays a refund on delivery, an account by its present name: any present or former member of staff, because whoever
 * took money may have to give it back.
 * @throws Refusal `courier.not-found`
 */
export async function nameHandOut(trx: Trx, handOut: HandOut | undefined): Promise<HandOut | undefined> {
  if (handOut === undefined) return undefined;
  const { kind, courierId } = handOut;
  if (courierId === null) return { kind, ...(await accountOfName(trx, handOut.courier)) };
  const courier = await readStaffName(trx, courierId);
  if (courier === undefined) throw new Refusal('courier.not-found');
  return { kind, courierId, courier };
}
