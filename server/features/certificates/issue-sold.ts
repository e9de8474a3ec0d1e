import { certificateSold } from '#domain/ledger/postings.ts';
import { monthsAfter } from '#domain/certificates/certificate.ts';
import type { Context } from '#server/context.ts';
import { insertCertificate } from './certificates.repo.ts';
import { newCode } from './issue-certificate.ts';
import { post } from '#server/features/ledger/post.ts';
import { hasSpendableCertificate } from './core/certificates.read.ts';
import { readSales } from './core/sales.read.ts';
import { noteIssued } from './core/sell-certificates.ts';
import { readPaymentChoice } from '#server/features/payments/payment-choice.ts';
import type { OrderRecord } from '#server/features/orders/core/order-record.ts';
import type { Trx } from '#server/platform/db/db.ts';

/**
 * Issues the certificates of an order that is paid now, each with its own code and its money moved from the order;
 * existing ones stay. The order is locked and its move is in the same transaction.
 */
export async function issueSold(
  ctx: Pick<Context, 'jobs' | 'newToken' | 'now' | 'secrets'>,
  trx: Trx,
  { id: orderId, lang }: Pick<OrderRecord, 'id' | 'lang'>,
): Promise<void> {
  const at = ctx.now();
  const sales = await readSales(trx, orderId);
  const unissued = sales.filter(({ id }) => id === null);
  if (unissued.length === 0) return;
  const expiresAt = monthsAfter(at, (await readPaymentChoice(trx, [])).certificateMonths);
  // From the first spendable certificate on, pages ask for one.
  if (!(await hasSpendableCertificate(trx, at)))
    await ctx.jobs.add(trx, 'invalidate-listings', { options: [] });
  for (const sale of unissued) {
    const certificateId = await insertCertificate(trx, {
      ...newCode(ctx),
      ...{ issued_tenge: sale.face, paid_by: 'ORDER', lang, design: sale.design },
      mobile: sale.way === 'SMS' ? sale.mobile || null : null,
      ...{ created_at: at, expires_at: expiresAt },
    });
    await post(trx, certificateSold({ certificateId, orderId, amount: sale.face, at }));
    await noteIssued(trx, sale, certificateId);
  }
}
