import { type RefundReason, splitRefund } from '#domain/payments/refund.ts';
import { allocateParts, type RefundPart } from '#domain/payments/refund-parts.ts';
import type { PassContext } from '#server/features/certificates/pass-on.ts';
import { readPaidByCertificates } from '#server/features/certificates/core/certificates.read.ts';
import { returnPart } from '#server/features/certificates/return-part.ts';
import { lockOrder } from '#server/features/orders/core/lock-order.ts';
import { readCardLeft, refundCard } from '#server/features/payments/refunds/refund-card.ts';
import type { Trx } from '#server/platform/db/db.ts';

/**
 * Refunds what the giver overpaid for a cheaper gift or a nearer zone: first card money, the rest to the certificate;
 * never more than is left. Locks: order, payment, certificate.
 */
export async function returnMoney(
  ctx: PassContext,
  trx: Trx,
  { orderId, part, reason }: { orderId: string; part: RefundPart; reason: RefundReason },
): Promise<void> {
  const money = await readCardLeft(trx, orderId);
  const certificate = await readPaidByCertificates(trx, await lockOrder(trx, orderId));
  const tenge = Math.min(part.tenge, money + certificate);
  const sums = splitRefund({ money, certificate }, tenge);
  if (!sums) return;
  const [byCard, toCertificate] = allocateParts([{ ...part, tenge }], [sums.money, sums.certificate]);
  if (sums.money > 0)
    await refundCard(ctx, trx, { orderId, amount: sums.money, reason, parts: byCard?.parts });
  if (sums.certificate === 0) return;
  const back = { tenge: sums.certificate, parts: toCertificate?.parts, reason, note: '' };
  await returnPart(ctx, trx, { id: orderId, ...back, actor: 'system', at: ctx.now() });
}
