import { hoursWords } from '#domain/delivery/hours-words.ts';
import { linkForSms, orderNumberAddress } from '#domain/links/link.ts';
import type { SmsKind } from '#domain/notifications/sms-text.ts';
import { secondsToSmsHours } from '#domain/notifications/sms-hours.ts';
import { dateInYear } from '#domain/print/days.ts';
import type { Context, MessageContext } from '#server/context.ts';
import { notifyCustomer } from '#server/features/checkout/notify-customer.ts';
import type { OrderRecord } from '#server/features/orders/core/order-record.ts';
import type { Trx } from '#server/platform/db/db.ts';

export type GiverContext = MessageContext & Pick<Context, 'config' | 'newToken'>;
type GiverSmsKind = Extract<SmsKind, 'gift-answered' | 'gift-declined' | 'gift-lapsed' | 'gift-thanks'>;

/** Notifies the giver by SMS about their gift; the page behind the link has the possible actions. Not at night. */
export async function notifyGiver(
  ctx: GiverContext,
  trx: Trx,
  { kind, order }: { kind: GiverSmsKind; order: OrderRecord },
): Promise<void> {
  const at = ctx.now();
  const link = linkForSms(ctx.config.publicUrl, orderNumberAddress(order.number));
  await notifyCustomer(ctx, trx, kind, order, {
    facts: { link, when: whenOf(order) },
    // An answer may change, and a gift may lapse twice; thanks come once.
    ...(kind === 'gift-thanks' ? {} : { occasion: at.getTime() }),
    inSeconds: secondsToSmsHours(at),
  });
}

/** `24.11, 14:00–17:00` */
function whenOf({ delivery_day: day, delivery_from: from, delivery_to: to, lang }: OrderRecord): string {
  return [day === null ? '' : dateInYear(day), hoursWords({ from, to }, lang)].filter(Boolean).join(', ');
}
