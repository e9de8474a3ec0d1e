/** Duty settings: who gets SMS about new orders, and from which stock on an option is called low. */
import { type Duty, mostDutyPhones } from '#domain/notifications/duty.ts';
import { parsePhone } from '#domain/phone.ts';
import type { Context } from '#server/context.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { AuditBy } from '#server/features/audit/record-audit.ts';
import { type OfficeContext, withAudit } from '#server/features/audit/with-audit.ts';
import { findDuty, upsertDuty } from './duty.read.ts';

/** As staff set it, or the usual values before that. */
export async function showDuty(db: Db | Trx): Promise<Duty> {
  const { changedAt: _, ...duty } = await findDuty(db);
  return duty;
}

type DutyInput = Omit<Duty, 'tellsClose'> & { tellsClose?: boolean };

/** @throws Refusal `phone.invalid` for a number that cannot receive SMS */
export async function saveDuty(
  ctx: OfficeContext & Pick<Context, 'config'>,
  { tellsClose, ...input }: DutyInput,
  by: AuditBy,
): Promise<Duty> {
  const phones = input.phones.map((typed, at) => {
    const phone = parsePhone(typed, ctx.config.smsPrefixes);
    if (!phone) throw new Refusal('phone.invalid', { field: `phones.${at}` });
    return phone;
  });
  return withAudit(ctx, by, { action: 'change', subject: 'duty' }, async (trx) => {
    const { changedAt, ...before } = await findDuty(trx);
    const duty = {
      ...{ ...input, tellsClose: tellsClose ?? before.tellsClose },
      phones: [...new Set(phones)].slice(0, mostDutyPhones),
    };
    // Other changes keep the beginning: orders that wait since before them are still reported.
    await upsertDuty(trx, duty, before.isOn && duty.isOn && changedAt ? changedAt : ctx.now());
    return { id: '', before, after: duty, result: duty };
  });
}
