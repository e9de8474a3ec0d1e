import { certificateMoved } from '#domain/ledger/postings.ts';
import { accountOf } from '#domain/ledger/ledger.ts';
import { monthsAfter, usualMonths } from '#domain/certificates/certificate.ts';
import type { Context, MessageContext } from '#server/context.ts';
import { readPhone } from '#server/features/customers/profile/customers.read.ts';
import { nextSource, readPostings } from '#server/features/ledger/ledger.read.ts';
import { post } from '#server/features/ledger/post.ts';
import type { OrderRecord } from '#server/features/orders/core/order-record.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { findEnded, insertCertificate } from './certificates.repo.ts';
import { hasSpendableCertificate } from './core/certificates.read.ts';
import type { CertificateShare } from './core/use-certificate.ts';
import { newCode } from './issue-certificate.ts';
import { sendCode } from './send-code.ts';
import { requireCertificate } from './show-certificates.ts';

export type PassContext = MessageContext & Pick<Context, 'config' | 'newToken'>;
type Giver = Pick<OrderRecord, 'customer_id' | 'lang'>;

/**
 * What an order has given back to certificates that had ended goes on to successors, so that no ended one has a balance:
 * each gets a code of its own, sent to the bearer where the phone is known, else to the buyer of the order. The
 * certificates are locked.
 * @param back.shares what the order gave back
 */
export async function passOn(
  ctx: PassContext,
  trx: Trx,
  { order, shares }: { order: Giver; shares: readonly CertificateShare[] },
): Promise<void> {
  if (shares.length === 0) return;
  const ids = shares.map(({ certificateId }) => certificateId);
  for (const id of await findEnded(trx, ids)) await issueSuccessor(ctx, trx, { id, order });
}

async function issueSuccessor(
  ctx: PassContext,
  trx: Trx,
  { id, order }: { id: number; order: Giver },
): Promise<void> {
  const at = ctx.now();
  const { balance, expiresAt, paidBy, design, mobile: bearer, ...former } = await requireCertificate(trx, id);
  const mobile = bearer || (await readPhone(trx, order.customer_id));
  // From the first spendable certificate on, pages ask for one.
  if (!(await hasSpendableCertificate(trx, at)))
    await ctx.jobs.add(trx, 'invalidate-listings', { options: [] });
  const successor = await insertCertificate(trx, {
    ...newCode(ctx),
    ...{ issued_tenge: balance, paid_by: paidBy, design, mobile, replaces: id },
    ...{ name: bearer ? former.name : '', message: '', lang: bearer ? former.lang : order.lang },
    ...{ created_at: at, expires_at: expiresAt ?? monthsAfter(at, usualMonths), sent_at: mobile ? at : null },
  });
  await postMove(trx, { from: id, to: successor, amount: balance, at });
  await sendCode(trx, ctx, await requireCertificate(trx, successor));
}

type Move = { from: number; to: number; amount: number; at: Date };

/** Posts value that goes from one certificate, which is locked, to another. */
export async function postMove(trx: Trx, move: Move): Promise<void> {
  const before = await readPostings(trx, accountOf('certificate', `${move.from}`));
  const source = nextSource(before, 'certificate-moved', move.from);
  await post(trx, certificateMoved({ ...move, source }));
}
