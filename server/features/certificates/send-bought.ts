import type { BoughtCertificate } from '#contract/certificates/bought.ts';
import { sendsOfBuyer } from '#domain/certificates/certificate.ts';
import { parsePhone } from '#domain/phone.ts';
import { lockById, updateCertificate } from './certificates.repo.ts';
import type { CertificateContext } from './issue-certificate.ts';
import { sendCode } from './send-code.ts';
import { noteSent } from './core/sell-certificates.ts';
import { readBought } from './core/sales.read.ts';
import { inTransaction, type Trx } from '#server/platform/db/db.ts';
import { consumeLimit } from '#server/platform/rate-limit.ts';
import { Refusal } from '#server/platform/refusal.ts';

type BoughtRef = { id: number; customerId: number; mobile?: string | undefined };

/**
 * The buyer has the SMS of an unspent certificate sent again, or to another phone.
 * @throws Refusal `record.not-found` for one that they have not bought; `record.conflict` for one that is spent, ended
 * or to be printed; `request.invalid` for an invalid phone; `limit.reached`
 */
export async function sendBought(ctx: CertificateContext, asked: BoughtRef): Promise<BoughtCertificate> {
  const { id, customerId } = asked;
  return inTransaction(ctx.db, async (trx) => {
    const bought = await requireBought(trx, asked, ctx.now());
    const certificate = await lockById(trx, id);
    if (!certificate || bought.way !== 'SMS') throw new Refusal('record.conflict');
    if (certificate.state !== 'active' || certificate.balance < certificate.face)
      throw new Refusal('record.conflict');
    const mobile = asked.mobile ? parsePhone(asked.mobile, ctx.config.smsPrefixes) : certificate.mobile;
    if (!mobile) throw new Refusal('request.invalid', { field: 'mobile' });
    const { retryAfter, hits } = await consumeLimit(trx, `certificate-send:${id}`, sendsOfBuyer, ctx.now());
    if (retryAfter > 0) throw new Refusal('limit.reached', { retryAfter, data: { retryAfter } });
    await updateCertificate(trx, id, { mobile });
    const occasion = `${id}:${ctx.now().getTime()}:${hits}`;
    await sendCode(trx, ctx, { ...certificate, mobile, orderId: bought.order, occasion });
    await noteSent(trx, id, { mobile, at: ctx.now() });
    return requireBought(trx, { id, customerId }, ctx.now());
  });
}

async function requireBought(trx: Trx, { id, customerId }: BoughtRef, now: Date): Promise<BoughtCertificate> {
  const [bought] = await readBought(trx, customerId, { now, id });
  if (!bought) throw new Refusal('record.not-found');
  return bought;
}
