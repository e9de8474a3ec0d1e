/** Switches reminders on and off, also by the link of an SMS without signing in. */
import type { Reminders, RemindedDate } from '#contract/people/reminders.ts';
import { dayOf, type Day } from '#domain/delivery/calendar.ts';
import { always, firstNameOf, isQuiet } from '#domain/people/people.ts';
import type { DbContext } from '#server/context.ts';
import { inTransaction, type Db, type Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { lockCustomer } from '#server/features/delivery/addresses/lock-customer.ts';
import { updateDate, updatePerson } from './people.repo.ts';
import type { RepeatSubject } from './repeat-subject.ts';
import {
  deleteConsent,
  findNamed,
  findReminders,
  hasConsent,
  noteUsed,
  type ReminderRow,
  saveConsent,
} from './reminders.repo.ts';

export async function showConsent(ctx: DbContext, customerId: number): Promise<{ isOn: boolean }> {
  return { isOn: await hasConsent(ctx.db, customerId) };
}

/** After an order to a person: marks reminders of their coming dates as used. */
export async function noteReminderUsed(
  trx: Trx,
  order: { personId: number; orderId: string; at: Date },
): Promise<void> {
  await noteUsed(trx, { ...order, today: dayOf(order.at) });
}

/** Whether reminders are on, and all that were sent, for the export of a customer's data. */
export async function exportReminders(ctx: DbContext, customerId: number) {
  return { ...(await showConsent(ctx, customerId)), reminders: await findReminders(ctx.db, customerId) };
}

/** Locks the customer, whom the sending task locks too. Repeating it changes nothing. */
export async function switchReminders(
  ctx: DbContext,
  customerId: number,
  isOn: boolean,
): Promise<{ isOn: boolean }> {
  await inTransaction(ctx.db, async (trx) => setConsent(trx, customerId, isOn ? ctx.now() : null));
  return { isOn };
}

async function setConsent(trx: Trx, customerId: number, since: Date | null): Promise<void> {
  await lockCustomer(trx, customerId);
  await (since ? saveConsent(trx, customerId, since) : deleteConsent(trx, customerId));
}

/** The dates in an SMS; none when all of them were deleted since: its link still stops all reminders. */
export async function showReminded(ctx: DbContext, subject: RepeatSubject): Promise<Reminders> {
  return readReminded(ctx.db, subject);
}

/** The same. @throws Refusal `link.not-found` when no date is left */
export async function requireReminded(ctx: DbContext, subject: RepeatSubject): Promise<Reminders> {
  return requireDates(await readReminded(ctx.db, subject));
}

function requireDates(reminded: Reminders): Reminders {
  if (reminded.dates.length === 0) throw new Refusal('link.not-found');
  return reminded;
}

async function readReminded(db: Db | Trx, { customerId, smsDay }: RepeatSubject): Promise<Reminders> {
  const rows = await findNamed(db, customerId, smsDay);
  // Dates of a deceased person are left out, whatever was sent before.
  const dates = rows.filter(({ died }) => !died).map(describe);
  return { dates, isOn: await hasConsent(db, customerId) };
}

function describe(row: ReminderRow): RemindedDate {
  const { dateId: id, personId, name, kind, day, occasion, title } = row;
  return {
    id,
    person: { id: personId, name: firstNameOf(name) },
    kind,
    title: occasion ?? (title ? { tm: title, ru: title } : null),
    day,
    isQuiet: isQuiet(row, { quietUntil: row.dateQuietUntil }, day),
  };
}

type Quiet = {
  what: 'date' | 'person' | 'all';
  date?: number | undefined;
  until: 'this-year' | 'never' | 'again';
};

/**
 * Reduces or stops reminders. All of them can be stopped also when no date of the SMS is left. @throws Refusal
 * `link.not-found`, `request.invalid` for a date that is not in the link's SMS
 */
export async function muteByLink(ctx: DbContext, subject: RepeatSubject, asked: Quiet): Promise<Reminders> {
  const stopsAll = asked.what === 'all' && asked.until !== 'again';
  return inTransaction(ctx.db, async (trx) => {
    if (asked.what === 'all') await setConsent(trx, subject.customerId, stopsAll ? null : ctx.now());
    else await quietNamed(trx, subject, { ...asked, today: dayOf(ctx.now()) });
    const reminded = await readReminded(trx, subject);
    // A refusal would roll the withdrawal of consent back.
    return stopsAll ? reminded : requireDates(reminded);
  });
}

async function quietNamed(trx: Trx, subject: RepeatSubject, asked: Quiet & { today: Day }): Promise<void> {
  const { customerId } = subject;
  await lockCustomer(trx, customerId);
  const rows = await findNamed(trx, customerId, subject.smsDay);
  const row = rows.find(({ dateId }) => dateId === asked.date);
  if (!row) throw new Refusal('request.invalid', { field: 'date' });
  const lastOfYear = row.day > asked.today ? row.day : asked.today;
  const until = { 'this-year': lastOfYear, never: always, again: null }[asked.until];
  if (asked.what === 'person')
    await updatePerson(trx, { customerId, id: row.personId }, { quiet_until: until });
  else await updateDate(trx, { person: row.personId, id: row.dateId }, { quiet_until: until });
}
