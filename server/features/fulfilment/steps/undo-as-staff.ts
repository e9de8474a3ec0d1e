import type { OfficeOrder } from '#contract/fulfilment/office-order-shapes.ts';
import type { StaffRole } from '#domain/staff.ts';
import { type By, withAudit } from '#server/features/audit/with-audit.ts';
import { type StepBack, stepBack } from '#server/features/checkout/step-back.ts';
import type { StaffContext } from '../move-as-staff.ts';
import { showAsStaff } from '../show-as-staff.ts';

/**
 * Undoes the last move of an order, with the audit log; without a reason only for the person who has just made it.
 * @throws Refusal those of `stepBack`
 */
export async function undoAndShow(
  ctx: StaffContext,
  input: Omit<StepBack, 'staffId'>,
  by: By,
): Promise<OfficeOrder> {
  await undoAsStaff(ctx, input, by);
  return showAsStaff(ctx.db, input.id, by.actor.role as StaffRole);
}

/** The same, for callers with an answer of their own. @throws Refusal those of `stepBack` */
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
