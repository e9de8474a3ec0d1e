/** Applies a courier's deed to its order, when it counts. */
import type { SentDeed } from '#domain/couriers/deed.ts';
import type { Proof } from '#domain/couriers/hand-over-code.ts';
import { type DeedMove, judgeDeed } from '#domain/couriers/judge-deed.ts';
import { toCollect } from '#domain/payments/hand-in.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import type { By } from '#server/features/audit/with-audit.ts';
import { bringBack } from '#server/features/checkout/bring-back.ts';
import { moveOrder } from '#server/features/checkout/move-order.ts';
import { wasShown } from './core/deeds.read.ts';
import type { Verdict } from './core/take-deed.ts';
import { forgetQueuedSms } from '#server/features/notifications/queue-sms.ts';
import { changeDetails, noteOnOrder } from '#server/features/orders/core/change-order.ts';
import { lockOrder } from '#server/features/orders/core/lock-order.ts';
import type { OrderRecord } from '#server/features/orders/core/order-record.ts';
import { wasBroughtBack } from './core/delivery-attempts.read.ts';
import { inTransaction, type Trx } from '#server/platform/db/db.ts';
import type { StaffContext } from '#server/features/fulfilment/move-as-staff.ts';

/**
 * Inside a transaction that has locked the device: `ctx.db` is that transaction.
 * @throws Refusal `order.not-found`, `order.action-refused`, `order.attempts-spent`: the caller must roll back then
 */
export async function applyDeed(
  ctx: StaffContext,
  { deed, proof }: { deed: SentDeed; proof: Proof | null },
  by: By,
): Promise<Verdict> {
  return inTransaction(ctx.db, async (trx) => {
    const { staffId } = by.actor;
    const order = await lockOrder(trx, deed.order);
    const seen = new Date(deed.seen);
    const judged = judgeDeed(deed, {
      status: order.status,
      isOwn: order.courier_id === staffId,
      wasShown: await wasShown(trx, { staffId, orderId: order.id, seen }),
      isBack: await wasBroughtBack(trx, order.id, seen),
      toCollect: collected(order),
    });
    if (judged.moves.length === 0) return { verdict: 'kept', problem: judged.problem };
    if (judged.isClaimed)
      await changeDetails(trx, order.id, { courier: by.actor.name, courier_id: staffId }, ctx.now());
    for (const action of judged.moves) await step(ctx, trx, { deed, by, action, proof });
    await noteWords(ctx, trx, { deed, by });
    const { status, payment_status: payment, proof_missing_at: missing } = await lockOrder(trx, order.id);
    await recordAudit(trx, ctx, by, {
      ...{ action: judged.moves.at(-1) ?? 'deliver', subject: 'order', subjectId: order.id },
      before: { status: order.status, payment: order.payment_status },
      after: { status, payment, reason: deed.facts.reason },
    });
    return {
      verdict: 'applied',
      problem: judged.problem ?? (missing === null ? null : 'proof-missing'),
    };
  });
}

function collected({ payment, payment_status: paymentStatus, total_tenge: total }: OrderRecord): number {
  return toCollect({ payment, paymentStatus, total });
}

type Step = { deed: SentDeed; by: By; action: DeedMove; proof: Proof | null };

async function step(ctx: StaffContext, trx: Trx, { deed, by, action, proof }: Step): Promise<void> {
  const { staffId, name } = by.actor;
  const { order: id, facts } = deed;
  if (action === 'bring-back')
    return bringBack(ctx, trx, { id, reason: facts.reason ?? 'other', note: facts.note, staffId });
  const taken = { kind: facts.taken?.kind, by: { courierId: staffId, courier: name } };
  const { wrongCodes = 0, takenBy = '' } = facts;
  const handOver = proof ? { proof, wrongCodes, isNamed: takenBy.trim() !== '' } : undefined;
  await moveOrder(ctx, { orderId: id, action, staffId, taken, handOver });
  // A recipient who has the parcel needs no message that it is on its way.
  if (action === 'deliver') await forgetQueuedSms(trx, id, 'order-on-the-way');
}

/** A courier's text goes into the timeline, where it can be erased with the person it is about. */
async function noteWords(
  ctx: StaffContext,
  trx: Trx,
  { deed: { order, kind, facts }, by }: Omit<Step, 'action' | 'proof'>,
): Promise<void> {
  const words = facts.takenBy ?? facts.note;
  if (!words || kind === 'not-delivered') return;
  const { staffId } = by.actor;
  const note = { event: 'note', note: words, actor: 'staff', isPublic: false } as const;
  await noteOnOrder(trx, await lockOrder(trx, order), { ...note, staffId, at: ctx.now() });
}
