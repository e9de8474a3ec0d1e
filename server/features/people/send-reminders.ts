/** Scheduled task: sends the reminders that are due, at most one SMS per customer and day. */
import { addDays, dayOf, momentOf } from '#domain/delivery/calendar.ts';
import { reminderText } from '#domain/notifications/reminder-text.ts';
import { isSmsHour, smsHours } from '#domain/notifications/sms-hours.ts';
import { linkForSms } from '#domain/links/link.ts';
import { pageAddress } from '#domain/pages.ts';
import { datesAhead, isGiftFor, judgeReminder, mostInMonth } from '#domain/people/reminders.ts';
import type { Context } from '#server/context.ts';
import { inTransaction, type Trx } from '#server/platform/db/db.ts';
import { handleDue } from '#server/platform/queue/handle-due.ts';
import { hasFeature } from '#server/features/content/features.read.ts';
import { readShopName } from '#server/features/content/texts.ts';
import { readReachable } from '#server/features/customers/profile/customers.read.ts';
import { lockCustomer } from '#server/features/delivery/addresses/lock-customer.ts';
import { issueLink } from '#server/features/links/issue-link.ts';
import { queueText } from '#server/features/notifications/queue-sms.ts';
import { readGiftsTo } from '#server/features/orders/core/gifts.read.ts';
import {
  countSms,
  findDue,
  findDueCustomers,
  hasConsent,
  insertReminderSms,
  type ReminderRow,
  updateReminder,
} from './reminders.repo.ts';
import { repeatSubject } from './repeat-subject.ts';

export type RemindContext = Pick<
  Context,
  'db' | 'now' | 'newId' | 'newToken' | 'jobs' | 'secrets' | 'config' | 'cache' | 'log'
>;

/**
 * With a run every ten seconds the reminders of 20,000 customers for 8 March are sent by noon, without flooding the
 * carrier.
 */
const customersAtOnce = 50;

/** Each customer in a transaction of their own; nothing is sent at night, or while the feature is off. */
export async function sendReminders(ctx: RemindContext): Promise<void> {
  const now = ctx.now();
  if (!isSmsHour(now) || !(await hasFeature(ctx, 'reminders'))) return;
  await handleDue<number>({
    find: (batch) => findDueCustomers(ctx.db, now, batch),
    handle: (customerId) => inTransaction(ctx.db, (trx) => remind(ctx, trx, customerId)),
    noteFailure: (customer, err) =>
      ctx.log.warn({ err, customer }, 'a reminder could not be sent; it is tried again'),
    most: customersAtOnce,
  });
}

/**
 * Other senders to this customer wait for the row lock, and then find nothing due.
 * @returns false when something stays due
 */
async function remind(ctx: RemindContext, trx: Trx, customerId: number): Promise<boolean> {
  await lockCustomer(trx, customerId);
  const now = ctx.now();
  const today = dayOf(now);
  const reachable = await readReachable(trx, customerId);
  const isSwitchedOn = reachable !== null && (await hasConsent(trx, customerId));
  const sending: ReminderRow[] = [];
  for (const row of await findDue(trx, customerId, now)) {
    const isOrdered = await isGiftOrdered(trx, customerId, row);
    const facts = { ...row, isSwitchedOn, isOrdered, isStillSo: isStillSo(row) };
    if (judgeReminder(facts, now) === 'sent') sending.push(row);
    else await updateReminder(trx, row, { state: 'skipped', at: now });
  }
  if (sending.length === 0 || !reachable) return true;
  if ((await countSms(trx, customerId, { from: addDays(today, -30), to: today })) >= mostInMonth) {
    for (const row of sending) await updateReminder(trx, row, { state: 'skipped', at: now });
    return true;
  }
  // A second one on this day waits for tomorrow, or is too late by then.
  if (!(await insertReminderSms(trx, customerId, { day: today, at: now }))) return false;
  for (const row of sending) await updateReminder(trx, row, { state: 'sent', at: now, sms_day: today });
  await queueReminder(ctx, trx, { customerId, ...reachable, rows: sending });
  return true;
}

type Sms = { customerId: number; phone: string; lang: 'tm' | 'ru'; rows: readonly ReminderRow[] };

async function queueReminder(
  ctx: RemindContext,
  trx: Trx,
  { customerId, phone, lang, rows }: Sms,
): Promise<void> {
  const today = dayOf(ctx.now());
  const token = await issueLink(ctx, trx, { purpose: 'repeat', subjectId: repeatSubject(customerId, today) });
  const link = linkForSms(ctx.config.publicUrl, pageAddress('repeat', token));
  const named = rows.map((row) => ({ ...row, title: row.occasion?.[lang] ?? row.title }));
  await queueText(trx, ctx, {
    phone,
    kind: `reminder:${repeatSubject(customerId, today)}`,
    text: reminderText(named, link, { lang, shop: (await readShopName(trx))[lang] }),
    expiresAt: momentOf(today, smsHours.to),
  });
}

/** Whether the date is still as it was when planned. */
function isStillSo({ day, month, date, isWritten, lead, leads }: ReminderRow): boolean {
  const falls = isWritten || datesAhead(day, 0).some((one) => one.month === month && one.date === date);
  return falls && leads.includes(lead);
}

async function isGiftOrdered(trx: Trx, customerId: number, row: ReminderRow): Promise<boolean> {
  const gifts = await readGiftsTo(trx, customerId, row);
  return gifts.some(({ delivery_day: deliveryDay, created_at }) =>
    isGiftFor(row.day, { deliveryDay, orderedOn: dayOf(created_at) }),
  );
}
