import { minuteOf, dayOf, timeAt } from '#domain/delivery/calendar.ts';
import { photoAskEnds } from '#domain/parcel-photos/order-photos.ts';
import { isSmsHour, secondsToSmsHours } from '#domain/notifications/sms-hours.ts';
import { orderLinkForSms } from '#server/features/checkout/order-link/send-order-link.ts';
import { notifyCustomer } from '#server/features/checkout/notify-customer.ts';
import { readFeatures, readPhotoMode } from '#server/features/content/features.read.ts';
import { readCalendar } from '#server/features/delivery/read-calendar.ts';
import { readCutoff } from '#server/features/delivery/read-cutoff.ts';
import type { OrderRecord } from '#server/features/orders/core/order-record.ts';
import type { AddedPhoto } from './core/add-photo.ts';
import { askBuyer } from './core/add-photo.ts';
import type { Trx } from '#server/platform/db/db.ts';
import type { StaffContext } from '#server/features/fulfilment/move-as-staff.ts';

type PhotoNotice = AddedPhoto & { order: OrderRecord };

/**
 * Notifies the buyer of a photo by SMS with the order's link: of the first one, which may ask for approval, and of the
 * one that completes a change. Without a link nobody is asked, nor at night, when the SMS waits for the morning.
 */
export async function notifyOfPhoto(ctx: StaffContext, trx: Trx, added: PhotoNotice): Promise<void> {
  const { order, photos, isChange } = added;
  const link = await orderLinkForSms(ctx, trx, order);
  if (!(await readFeatures({ db: trx, config: ctx.config })).includes('order-link')) return;
  const ends = photos === 1 ? await findEnd(ctx, trx, order) : undefined;
  if (ends && (await askBuyer(trx, order, ends))) {
    const until = timeAt(minuteOf(ends));
    return notifyCustomer(ctx, trx, 'photo-asked', order, { facts: { link, until } });
  }
  const wasAsked = order.photo_asked_until !== null;
  const how = { facts: { link }, inSeconds: secondsToSmsHours(ctx.now()) };
  if (!wasAsked || isChange) await notifyCustomer(ctx, trx, 'photo-shown', order, how);
}

/** Until when the order waits; undefined when the shop does not ask, or not now. */
async function findEnd(ctx: StaffContext, trx: Trx, order: OrderRecord): Promise<Date | undefined> {
  const now = ctx.now();
  if (!isSmsHour(now) || (await readPhotoMode(trx)) !== 'asked') return undefined;
  const agreed = order.promise_lost_at === null ? order.delivery_day : null;
  const { peakPercents } = await readCalendar(trx, now);
  const cutoff = await readCutoff(trx, {
    day: agreed,
    from: order.delivery_from,
    to: order.delivery_to,
    slotId: order.slot_id,
  });
  return photoAskEnds(now, { cutoff, isPeak: peakPercents.has(agreed ?? dayOf(now)) });
}
