import type { OfficeOrder } from '#contract/fulfilment/office-order-shapes.ts';
import type { StaffRole } from '#domain/staff.ts';
import { type By, type OfficeContext, withAudit } from '#server/features/audit/with-audit.ts';
import { type StepBack, stepBack } from '#server/features/checkout/step-back.ts';
import { type BringBack, bringBack } from '#server/features/checkout/bring-back.ts';
import { readAttemptsChosen } from '#server/features/orders/staff/delivery-attempts.read.ts';
import { saveAttemptsChosen } from '#server/features/orders/staff/note-delivery-attempt.ts';
import type { StaffContext } from '../move-as-staff.ts';
import { showAsStaff } from '../show-as-staff.ts';

/** A delivery attempt failed. @throws Refusal those of `bringBack` */
export async function bringBackAsStaff(
  ctx: StaffContext,
  { id, ...input }: Omit<BringBack, 'staffId'>,
  by: By,
): Promise<OfficeOrder> {
  await withAudit(ctx, by, { action: 'bring-back', subject: 'order' }, async (trx) => {
    await bringBack(ctx, trx, { id, ...input, staffId: by.actor.staffId });
    const { note: _, ...facts } = input;
    return { id, before: { status: 'on-the-way' }, after: { status: 'ready', ...facts }, result: undefined };
  });
  return showAsStaff(ctx.db, id, by.actor.role as StaffRole);
}

/**
 * Undoes the last step, without a reason only for the person who has just made it. @throws Refusal those of `stepBack`
 */
export async function stepBackAsStaff(
  ctx: StaffContext,
  input: Omit<StepBack, 'staffId'>,
  by: By,
): Promise<OfficeOrder> {
  await undoAsStaff(ctx, input, by);
  return showAsStaff(ctx.db, input.id, by.actor.role as StaffRole);
}

/** Like `stepBackAsStaff`, for callers with an answer of their own. */
export async function undoAsStaff(
  ctx: StaffContext,
  input: Omit<StepBack, 'staffId'>,
  by: By,
): Promise<void> {
  const { id, reason } = input;
  const action = reason === undefined ? 'undo' : 'step-back';
  await withAudit(ctx, by, { action, subject: 'order' }, async (trx) => {
    const { from, to } = await stepBack(ctx, trx, { ...input, staffId: by.actor.staffId });
    return { id, before: { status: from }, after: { status: to }, result: undefined };
  });
}

/** Sets how many delivery attempts an order may have; existing attempts above it stay. */
export async function saveAttempts(
  ctx: OfficeContext,
  attempts: number,
  by: By,
): Promise<{ attempts: number }> {
  return withAudit(ctx, by, { action: 'change', subject: 'settings' }, async (trx) => {
    const before = { attempts: await readAttemptsChosen(trx) };
    await saveAttemptsChosen(trx, attempts, ctx.now());
    return { id: 'delivery-attempts', before, after: { attempts }, result: { attempts } };
  });
}
