import { plainMoney } from '#domain/print/money.ts';
import { secondsToSmsHours } from '#domain/notifications/sms-hours.ts';
import { returnReasonWords, type SmsKind } from '#domain/notifications/sms-text.ts';
import { endedStatuses, orderNumber } from '#domain/order.ts';
import { reasonOf } from '#domain/payments/refund-parts.ts';
import type { MessageContext } from '#server/context.ts';
import { readPaidByCertificates } from '#server/features/certificates/core/certificates.read.ts';
import { readPhone } from '#server/features/customers/profile/customers.read.ts';
import { type OrderSms, queueSms } from '#server/features/notifications/queue-sms.ts';
import { lockOrder } from '#server/features/orders/core/lock-order.ts';
import { readParts } from '#server/features/orders/core/refund-parts.read.ts';
import type { OrderRecord } from '#server/features/orders/core/order-record.ts';
import type { RefundNotifier } from '#server/features/payments/refunds/finish-refund.ts';
import type { Trx } from '#server/platform/db/db.ts';

export type MessageOptions = {
  /** The customer's number, when the caller already has it; null for an erased one. */
  phone?: string | null;
  /** Parameters of this message besides the order's own. */
  facts?: Readonly<Record<string, string>>;
  /** Identifies a repetition: without it each kind of message is sent once per order. */
  occasion?: number | string;
  /** Delay in seconds. */
  inSeconds?: number;
};

/** Queues a message to the customer about their order, in the order's language. */
export async function notifyCustomer(
  ctx: MessageContext,
  trx: Trx,
  kind: SmsKind,
  order: OrderRecord,
  { phone: known, facts, ...how }: MessageOptions = {},
): Promise<void> {
  const phone = known === undefined ? await readPhone(trx, order.customer_id) : known;
  if (phone === null) return;
  const params = { order: orderNumber(order.number), total: plainMoney(order.total_tenge), ...facts };
  const sms = { kind, phone, lang: order.lang, orderId: order.id, params } as OrderSms;
  await queueSms(trx, ctx, { ...sms, ...how });
}

/** For code that finishes refunds: the buyer is notified of each one, with its own sum, and not at night. */
export function notifyRefunded(ctx: MessageContext): RefundNotifier {
  return async (trx, orderId, { id, amount, reason }) => {
    const order = await lockOrder(trx, orderId);
    const isPart = await isPartial(trx, order, reason);
    const why = isPart ? returnReasonWords[reasonOf(await readParts(trx, id))][order.lang] : '';
    const how = {
      occasion: id,
      facts: { total: plainMoney(amount), why },
      inSeconds: secondsToSmsHours(ctx.now()),
    };
    await notifyCustomer(ctx, trx, isPart ? 'money-part' : 'money-returned', order, how);
  };
}

const partReasons: readonly string[] = ['goodwill', 'returned-goods', 'swap', 'zone'];

/** Whether the order keeps some of its money, or kept it when the refund was asked for. */
async function isPartial(trx: Trx, order: OrderRecord, reason: string): Promise<boolean> {
  const isAll = order.payment_status === 'refunded' && (await readPaidByCertificates(trx, order)) === 0;
  const isOfStaff = reason === 'seen-at-bank' && !endedStatuses.includes(order.status);
  return !isAll && (isOfStaff || partReasons.includes(reason));
}
