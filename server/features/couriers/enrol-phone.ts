/** Signs in a courier's phone: by the link of a QR code, and by a code sent to the courier's number. */
import type { PhoneCode } from '#contract/couriers/phones.ts';
import { linkLife } from '#domain/links/link.ts';
import { phoneTries } from '#domain/staff.ts';
import type { Context } from '#server/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { proveNumber } from '#server/features/customers/sign-in/prove-number.ts';
import { sendLinkCode } from '#server/features/customers/sign-in/send-link-code.ts';
import { countPinTry } from '#server/features/links/count-pin-try.ts';
import { revokeLinks } from '#server/features/links/issue-link.ts';
import type { LinkActor } from '#server/platform/http/call.ts';
import type { Db } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findCourierAccount } from '#server/features/staff/courier-account.ts';
import { type Browser, openSession } from '#server/features/staff/open-session.ts';

type Ctx = Pick<
  Context,
  'db' | 'now' | 'newId' | 'newToken' | 'newCode' | 'secrets' | 'config' | 'jobs' | 'security' | 'reached'
>;

/**
 * Sends a code to the number that the office has entered; one sent within the last minute is not sent again.
 * @throws Refusal `link.not-found`, and those of `sendCode`
 */
export async function sendPhoneCode(
  ctx: Ctx,
  link: LinkActor,
  { ip, lang }: { ip: string; lang: 'tm' | 'ru' },
): Promise<PhoneCode> {
  const { name, mobile } = await findCourierOf(ctx.db, link);
  return { name, ...(await sendLinkCode(ctx, link, { mobile, ip, lang })) };
}

/**
 * Trades the code for a session of the phone; the link is used up.
 * @throws Refusal `link.not-found`, `otp.wrong`, `otp.expired`, `otp.exhausted` after five wrong codes of a link
 */
export async function enrolPhone(
  ctx: Ctx,
  { link, code }: { link: LinkActor; code: string },
  browser: Browser & { requestId: string },
): Promise<{ name: string }> {
  const courier = await findCourierOf(ctx.db, link);
  const limits = { lockAfter: phoneTries + 1, most: phoneTries, lockSeconds: 0 };
  if (await countPinTry(ctx.db, { linkId: link.linkId, at: ctx.now(), limits }))
    // By then the link is over, and the office shows another.
    throw new Refusal('otp.exhausted', { retryAfter: linkLife.courier });
  const asked = { typed: courier.mobile, code, bucket: link.linkId };
  await proveNumber(ctx, asked, async (trx) => {
    const subjects = [link.subjectId];
    await revokeLinks(trx, { purpose: 'courier', subjects, at: ctx.now() });
    await openSession(trx, ctx, courier, { ...browser, kind: 'phone' });
    const { ip, requestId } = browser;
    const by = { actor: { staffId: courier.id, name: courier.name }, ip, requestId };
    await recordAudit(trx, ctx, by, { action: 'enrol-phone', subject: 'staff', subjectId: courier.id });
  });
  ctx.security.note('staff.link-used', { account: `staff:${courier.id}` });
  return { name: courier.name };
}

/** A blocked account, or one that is no courier any more, cannot use its link. */
async function findCourierOf(db: Db, { subjectId }: LinkActor) {
  const staff = await findCourierAccount(db, Number(subjectId));
  if (!staff?.mobile) throw new Refusal('link.not-found');
  return { ...staff, mobile: staff.mobile };
}
