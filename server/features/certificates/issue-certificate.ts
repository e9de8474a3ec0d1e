import type { CertificateInput, OfficeCertificate } from '#contract/certificates/office.ts';
import { certificateGiven } from '#domain/ledger/postings.ts';
import {
  certificateCode,
  counterPaymentOf,
  firstSendDay,
  lastSendDay,
  maySendOn,
  monthsAfter,
} from '#domain/certificates/certificate.ts';
import { parsePhone } from '#domain/phone.ts';
import type { Context, MessageContext } from '#server/context.ts';
import { type By, type OfficeContext, withAudit } from '#server/features/audit/with-audit.ts';
import { post } from '#server/features/ledger/post.ts';
import { codeMac } from './core/use-certificate.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { insertCertificate } from './certificates.repo.ts';
import { agreeOnValue } from './count-alone.ts';
import { sendCode } from './send-code.ts';
import { requireCertificate, shapeCertificate } from './show-certificates.ts';

export type CertificateContext = OfficeContext & MessageContext & Pick<Context, 'config' | 'newToken'>;

/**
 * Issues a certificate, given away by the shop or sold in it; its code is sent by SMS when a phone is given, otherwise
 * shown when it is printed. Beyond what one person may give in a day, a second one must agree.
 * @throws Refusal `request.invalid` for an invalid phone, a given one that is paid, or without a second person;
 * `staff.wrong-credentials`
 */
export async function issueCertificate(
  ctx: CertificateContext,
  { second, ...input }: CertificateInput,
  by: By,
): Promise<OfficeCertificate> {
  const agree = (trx: Trx) => agreeOnValue(trx, ctx, { ...input, tenge: input.face, second, by });
  return issueAgreed(ctx, input, { by, agree });
}

/** @param staff.agree checks the second person, in the transaction that issues; their name goes into the audit log */
export async function issueAgreed(
  ctx: CertificateContext,
  { mobile: typed, day, ...input }: Omit<CertificateInput, 'second'>,
  { by, agree }: { by: By; agree: (trx: Trx) => Promise<string | undefined> },
): Promise<OfficeCertificate> {
  const at = ctx.now();
  const mobile = typed ? parsePhone(typed, ctx.config.smsPrefixes) : null;
  if (typed && !mobile) throw new Refusal('request.invalid', { field: 'mobile' });
  if (day && (mobile === null || !maySendOn(day, at, input.months)))
    throw new Refusal('request.invalid', { field: 'day' });
  const paidBy = counterPaymentOf(input);
  if (paidBy === undefined) throw new Refusal('request.invalid', { field: 'paidBy' });
  // At night it is sent in the morning, unless it is ended before.
  const sendDay = day ?? (mobile === null ? null : firstSendDay(at));
  const isSent = sendDay !== null && sendDay <= lastSendDay(at);
  return withAudit(ctx, by, { action: 'create', subject: 'certificate' }, async (trx) => {
    const agreed = await agree(trx);
    const id = await insertCertificate(trx, {
      ...newCode(ctx),
      ...rowOf(input, at),
      ...{
        mobile,
        paid_by: paidBy,
        send_day: isSent ? (day ?? null) : sendDay,
        sent_at: isSent ? at : null,
        issued_by: by.actor.staffId,
      },
    });
    const { staffId } = by.actor;
    await post(trx, certificateGiven({ certificateId: id, amount: input.face, paidBy, staffId, at }));
    const made = await requireCertificate(trx, id);
    if (isSent) await sendCode(trx, ctx, made);
    const after = { ...shapeCertificate(made, at), ...(agreed ? { second: agreed } : {}) };
    return { id, after, result: shapeCertificate(made, at) };
  });
}

function rowOf(input: Omit<CertificateInput, 'second' | 'mobile' | 'day'>, at: Date) {
  const { face, reason, months, lang = 'tm', design = 'plain', name = '', message = '' } = input;
  return {
    ...{ issued_tenge: face, lang, design },
    ...{ reason: reason.trim(), name: name.trim(), message: message.trim() },
    ...{ created_at: at, expires_at: monthsAfter(at, months) },
  };
}

/** A new unique code; it is stored nowhere in clear. */
export function newCode(ctx: Pick<Context, 'newToken' | 'secrets'>) {
  const code = certificateCode(ctx.newToken());
  return {
    code_mac: codeMac(ctx, code),
    code_sealed: ctx.secrets.seal('certificate', code),
    last4: code.slice(-4),
  };
}
