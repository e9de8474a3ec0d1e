/** A courier's phones, for the office. */
import type { CourierPhones, PhoneLink } from '#contract/couriers/office-phones.ts';
import { linkLife } from '#domain/links/link.ts';
import { parsePhone } from '#domain/phone.ts';
import type { Context } from '#server/context.ts';
import { type AuditBy, recordAudit } from '#server/features/audit/record-audit.ts';
import { issueLink, revokeLinks } from '#server/features/links/issue-link.ts';
import { type Db, inTransaction, type Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import {
  changeMobile,
  endPhone,
  findCourierAccount,
  listPhones,
} from '#server/features/staff/courier-account.ts';

type Ctx = Pick<Context, 'db' | 'now' | 'newId' | 'newToken' | 'secrets' | 'config'>;

/** @throws Refusal `courier.not-found` */
export async function showPhones(
  ctx: Pick<Context, 'db' | 'now'>,
  courierId: number,
): Promise<CourierPhones> {
  const { mobile } = await mustFindCourier(ctx.db, courierId);
  const phones = await listPhones(ctx.db, courierId, ctx.now());
  return {
    mobile: mobile ?? '',
    phones: phones.map(({ id, device, ...at }) => ({
      ...{ id, device },
      enrolledAt: at.created_at.toISOString(),
      seenAt: at.last_seen_at.toISOString(),
      endsAt: at.expires_at.toISOString(),
    })),
  };
}

/**
 * A link for one phone, shown as a QR code in the office; an earlier one ends. The number is stored: codes are sent
 * there.
 * @throws Refusal `courier.not-found`, `request.invalid`
 */
export async function offerPhone(
  ctx: Ctx,
  { courierId, mobile: typed }: { courierId: number; mobile: string },
  by: AuditBy,
): Promise<PhoneLink> {
  const mobile = parsePhone(typed, ctx.config.smsPrefixes);
  if (!mobile) throw new Refusal('request.invalid', { field: 'mobile' });
  return inTransaction(ctx.db, async (trx) => {
    const before = await mustFindCourier(trx, courierId);
    const at = ctx.now();
    await changeMobile(trx, courierId, mobile);
    const subject = { purpose: 'courier', subjectId: String(courierId) } as const;
    await revokeLinks(trx, { purpose: 'courier', subjects: [subject.subjectId], at });
    const token = await issueLink(ctx, trx, subject);
    await recordAudit(trx, ctx, by, {
      ...{ action: 'offer-phone', subject: 'staff', subjectId: courierId },
      before: { mobile: before.mobile },
      after: { mobile },
    });
    const expiresAt = new Date(at.getTime() + linkLife.courier * 1_000).toISOString();
    // In the URL fragment, which no server logs.
    return { url: `${ctx.config.publicUrl}/office/courier/#${token}`, expiresAt };
  });
}

/**
 * Revokes the session of a phone that was lost or given away.
 * @throws Refusal `record.not-found`
 */
export async function revokePhone(
  ctx: Ctx,
  { courierId, phoneId }: { courierId: number; phoneId: string },
  by: AuditBy,
): Promise<void> {
  await inTransaction(ctx.db, async (trx) => {
    if (!(await endPhone(trx, { id: phoneId, staffId: courierId, now: ctx.now() })))
      throw new Refusal('record.not-found');
    await recordAudit(trx, ctx, by, { action: 'revoke-phone', subject: 'staff', subjectId: courierId });
  });
}

/** @throws Refusal `courier.not-found` for an account that is no active courier */
async function mustFindCourier(db: Db | Trx, id: number) {
  const staff = await findCourierAccount(db, id);
  if (!staff) throw new Refusal('courier.not-found');
  return staff;
}
