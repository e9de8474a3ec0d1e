import type { AuditAction } from '#domain/audit/audit-names.ts';
import type { By } from '#server/features/audit/with-audit.ts';
import { type DeliveryPayment, isPrepaid } from '#domain/payments/payment-methods.ts';
import type { OfficeOrder, StaffMove } from '#contract/fulfilment/office-order-shapes.ts';
import { secondsToSmsHours } from '#domain/notifications/sms-hours.ts';
import type { OrderMove } from '#domain/order.ts';
import type { StaffRole } from '#domain/staff.ts';
import type { Context } from '#server/context.ts';
import { inTransaction, type Trx } from '#server/platform/db/db.ts';
import { asOneTransaction } from '#server/platform/db/one-transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { readOrderSums } from '#server/features/ledger/payment-money.read.ts';
import { notifyCustomer } from '#server/features/checkout/notify-customer.ts';
import { moveOrder } from '#server/features/checkout/move-order.ts';
import { changeDetails } from '#server/features/orders/core/change-order.ts';
import { lockOrder } from '#server/features/orders/core/lock-order.ts';
import type { OrderRecord } from '#server/features/orders/core/order-record.ts';
import type { HandOut } from '#server/features/orders/staff/order-money.ts';
import { readStaffOrder } from '#server/features/orders/staff/staff-lists.read.ts';
import { readCourierName } from './assign-courier.ts';
import { boundRound } from './assign-courier.ts';
import { accountOfName, nameHandOut } from './assign-courier.ts';
import { returnByHand } from './return-by-hand.ts';
import { requireFit } from './steps/require-fit.ts';
import { requireMoneySeen } from './refunds/require-money-seen.ts';
import { showAsStaff } from './show-as-staff.ts';

export type StaffContext = Pick<
  Context,
  'db' | 'now' | 'newId' | 'newToken' | 'jobs' | 'secrets' | 'invalidation' | 'log' | 'banks' | 'config'
>;
type MoveInput = {
  action: StaffMove;
  note?: string;
  courier?: string;
  courierId?: number;
  taken?: DeliveryPayment;
  /** staff id of the courier who must have the order: couriers move their own orders only */
  onlyOf?: number;
  /** a further condition on the locked order */
  mayMove?: (before: OrderRecord) => boolean;
  /** why a change that the buyer asked for on the photo is not made; the buyer reads it */
  changeLeft?: string;
};

/**
 * Staff move an order: `checkout/move-order.ts` with what only staff have, a courier named with `send`, whoever takes the
 * money of `deliver`, a row of the audit log. A move is undone by `steps/undo-as-staff.ts`.
 * @throws Refusal `order.not-found`, `order.action-refused`, `order.awaits-buyer`, `order.nothing-left`, `order.change-asked`,
 *   `courier.not-found`, `record.too-many` for a courier whose round is full
 */
export async function moveAndShow(
  ctx: StaffContext,
  id: string,
  step: MoveInput,
  by: By,
): Promise<OfficeOrder> {
  await moveAsStaff(ctx, { id, ...step }, by);
  return showAsStaff(ctx.db, id, by.actor.role as StaffRole);
}

/** Only the move, for callers with an answer of their own. @throws Refusal those of `moveAndShow` */
export async function moveAsStaff(
  ctx: StaffContext,
  { id, ...step }: MoveInput & { id: string },
  by: By,
): Promise<void> {
  const { staffId, name } = by.actor;
  // Whoever marks it as delivered has the money, unless a courier is assigned.
  const taken = { kind: step.taken, by: { courierId: staffId, courier: name } };
  const move = { ...moveOf(id, step.action, step.note, staffId), taken };
  await moveOrder(ctx, move, async (trx, before) => {
    if (step.onlyOf !== undefined && before.courier_id !== step.onlyOf) throw new Refusal('order.not-found');
    if (step.mayMove?.(before) === false) throw new Refusal('order.action-refused');
    // A courier's step has been made already.
    if (step.onlyOf === undefined) await requireFit(trx, before, { ...step, staffId, at: ctx.now() });
    const courier = step.action === 'send' ? await namedCourier(trx, step) : undefined;
    if (courier) await assignAtDispatch(ctx, trx, { before, courier });
    const { mayMove: _, changeLeft: __, ...facts } = step;
    await auditMove(ctx, trx, by, step.action, before, facts);
  });
}

type CourierName = { courier: string; courier_id: number | null };

/** A parcel that leaves with a courier is a stop of theirs, and counts as one that was assigned. */
async function assignAtDispatch(
  ctx: StaffContext,
  trx: Trx,
  { before, courier }: { before: OrderRecord; courier: CourierName },
): Promise<void> {
  await changeDetails(trx, before.id, courier, ctx.now());
  const { courier_id: courierId } = courier;
  if (courierId !== null && courierId !== before.courier_id)
    await boundRound(trx, courierId, before.adds_to === null ? [before.delivery_day] : []);
}

async function namedCourier(trx: Trx, { courier, courierId }: MoveInput): Promise<CourierName | undefined> {
  if (courierId !== undefined)
    return { courier: await readCourierName(trx, courierId), courier_id: courierId };
  if (courier === undefined) return undefined;
  const named = await accountOfName(trx, courier);
  return { courier: named.courier, courier_id: named.courierId };
}

/**
 * Ends an order: cancelled before delivery, or returned after it. Units, slot and money are released and returned;
 * money taken on delivery is refunded by hand.
 * @throws Refusal `order.not-found`, `order.action-refused`, `courier.not-found`, `record.conflict`
 */
export async function endOrderAsStaff(
  ctx: StaffContext,
  id: string,
  { seen, ...input }: { end: 'cancel' | 'take-back'; note: string; handOut?: HandOut; seen?: number },
  by: By,
): Promise<OfficeOrder> {
  await asOneTransaction(ctx, async (inside) => {
    await inTransaction(inside.db, (trx) => requireMoneySeen(trx, id, { seen, by }));
    await endAsStaff(inside, { id, ...input }, by);
  });
  return showAsStaff(ctx.db, id, by.actor.role as StaffRole);
}

async function endAsStaff(
  ctx: StaffContext,
  { id, ...input }: { id: string; end: 'cancel' | 'take-back'; note: string; handOut?: HandOut },
  by: By,
): Promise<void> {
  const row = await readStaffOrder(ctx.db, id);
  const started = row && ['preparing', 'ready', 'on-the-way'].includes(row.status);
  const action = input.end === 'cancel' && started ? 'call-off' : input.end;
  const { staffId } = by.actor;
  await moveOrder(ctx, moveOf(id, action, input.note, staffId), async (trx, before) => {
    const { paid, refunded } = await readOrderSums(trx, id);
    const isTaken = !isPrepaid(before.payment) && paid > refunded;
    // Money that goes back is told in a message of its own.
    if (action === 'take-back' && paid <= refunded)
      await notifyCustomer(ctx, trx, 'order-returned', before, { inSeconds: secondsToSmsHours(ctx.now()) });
    if (isTaken) {
      const order = await lockOrder(trx, id);
      const handOut = await nameHandOut(trx, input.handOut);
      const { note } = input;
      await returnByHand(ctx, trx, { order, handOut, reason: action, note, staffId, at: ctx.now() });
    }
    await auditMove(ctx, trx, by, action, before, input);
  });
}

function moveOf(orderId: string, action: OrderMove, note: string | undefined, staffId: number) {
  return { orderId, action, staffId, ...(note ? { note } : {}) };
}

async function auditMove(
  ctx: StaffContext,
  trx: Trx,
  by: By,
  action: AuditAction,
  before: OrderRecord,
  input: { note?: string },
): Promise<void> {
  const state = (order: OrderRecord) => ({
    status: order.status,
    payment: order.payment_status,
  });
  const after = { ...state(await lockOrder(trx, before.id)), ...withoutNote(input) };
  await recordAudit(trx, ctx, by, {
    action,
    subject: 'order',
    subjectId: before.id,
    before: state(before),
    after,
  });
}

/** The note is on the timeline, where it can be erased with the person it is about, and not in the audit log. */
function withoutNote({ note: _, ...rest }: { note?: string }): object {
  return rest;
}
