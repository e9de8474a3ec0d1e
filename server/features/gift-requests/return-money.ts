import { type RefundReason, splitRefund } from '#domain/payments/refund.ts';
import type { PassContext } from '#server/features/certificates/pass-on.ts';
import { returnPart } from '#server/features/certificates/return-part.ts';
import { lockOrder } from '#server/features/orders/core/lock-order.ts';
import { certificateTenge } from '#server/features/orders/core/order-record.ts';
import { readCardLeft, refundCard } from '#server/features/payments/refunds/refund-card.ts';
import type { Trx } from '#server/platform/db/db.ts';

type MoneyReturn = { refundId: string; tenge: number };

/**
 * Refunds what the giver overpaid for a cheaper gift: first card money, the rest to the certificate; never more than is
 * left. Locks: order, payment, certificate.
 * @returns what is refunded, by way
 */
export async function returnMoney(
  ctx: PassContext,
  trx: Trx,
  { orderId, amount, reason }: { orderId: string; amount: number; reason: RefundReason },
): Promise<MoneyReturn[]> {
  const money = await readCardLeft(trx, orderId);
  const certificate = certificateTenge(await lockOrder(trx, orderId));
  const parts = splitRefund({ money, certificate }, Math.min(amount, money + certificate));
  const returned: MoneyReturn[] = [];
  if (!parts) return returned;
  if (parts.money > 0) {
    const refundId = await refundCard(ctx, trx, { orderId, amount: parts.money, reason });
    if (refundId !== null) returned.push({ refundId, tenge: parts.money });
  }
  if (parts.certificate > 0) {
    const part = { id: orderId, tenge: parts.certificate, note: '', actor: 'system' as const, at: ctx.now() };
    returned.push({ refundId: await returnPart(ctx, trx, part), tenge: parts.certificate });
  }
  return returned;
}
