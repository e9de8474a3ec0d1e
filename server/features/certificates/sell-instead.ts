import { plainMoney } from '#domain/print/money.ts';
import { firstSendDay, insteadOfMoney } from '#domain/certificates/certificate.ts';
import type { Context } from '#server/context.ts';
import { readPhone } from '#server/features/customers/profile/customers.read.ts';
import { sellOne } from './core/sell-certificates.ts';
import { noteOnOrder } from '#server/features/orders/core/change-order.ts';
import type { OrderRecord } from '#server/features/orders/core/order-record.ts';
import { readCardLeft } from '#server/features/payments/refunds/refund-card.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { issueSold } from './issue-sold.ts';

/**
 * Turns all card money that an ended order still has into a certificate, whose code is sent to its buyer. The order is
 * locked.
 * @returns its face value in tenge, 0 when nothing was left and none was issued
 */
export async function sellInstead(
  ctx: Pick<Context, 'jobs' | 'newToken' | 'now' | 'secrets'>,
  trx: Trx,
  order: OrderRecord,
): Promise<number> {
  const at = ctx.now();
  const face = await readCardLeft(trx, order.id);
  if (face <= 0) return 0;
  const mobile = (await readPhone(trx, order.customer_id)) ?? '';
  const card = { way: 'SMS', name: '', message: '', giver: '', design: 'plain' } as const;
  const unit = { ...card, unit: 1, face, mobile, sendDay: firstSendDay(at) };
  await sellOne(trx, unit, { id: order.id, position: insteadOfMoney, at });
  await issueSold(ctx, trx, order);
  const note = { event: 'certificate-taken', note: plainMoney(face), actor: 'customer' } as const;
  await noteOnOrder(trx, order, { ...note, at, isPublic: true });
  return face;
}
