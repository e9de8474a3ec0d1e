import { sql } from 'kysely';
import { type Day, dayOf } from '#domain/delivery/calendar.ts';
import { correctedWithin } from '#domain/people/moving-day.ts';
import type { DateKind } from '#domain/people/people.ts';
import type { DatedDay, ReminderState } from '#domain/people/reminders.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import type { Batch } from '#server/platform/queue/handle-due.ts';
import type { LocalText } from '#contract/shared.ts';

/** Whether a customer has switched reminders on; without a row they are off. */
export async function hasConsent(db: Db | Trx, customerId: number): Promise<boolean> {
  const row = await db
    .selectFrom('reminder_consent')
    .select('customer_id')
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Reminders that are on already keep their beginning. */
export async function saveConsent(trx: Trx, customerId: number, since: Date): Promise<void> {
  await trx
    .insertInto('reminder_consent')
    .values({ customer_id: customerId, since })
    .onConflict((conflict) => conflict.column('customer_id').doNothing())
    .execute();
}

/** Planned reminders stay, and are skipped when they become due. */
export async function deleteConsent(trx: Trx, customerId: number): Promise<void> {
  await trx.deleteFrom('reminder_consent').where('customer_id', '=', customerId).execute();
}

/** All reminders planned and sent for a customer. */
export async function findReminders(db: Db, customerId: number) {
  return db
    .selectFrom('reminder')
    .innerJoin('person_date', 'person_date.id', 'reminder.person_date_id')
    .innerJoin('person', 'person.id', 'person_date.person_id')
    .select([
      'person.name',
      'reminder.day',
      'reminder.lead',
      'reminder.state',
      'reminder.at',
      'reminder.order_id as order',
    ])
    .where('person.customer_id', '=', customerId)
    .orderBy('reminder.due_at')
    .execute();
}

/** The days on which a customer had a reminder SMS. */
export async function findSmsDays(trx: Trx, customerId: number): Promise<Day[]> {
  const rows = await trx
    .selectFrom('reminder_sms')
    .select('day')
    .where('customer_id', '=', customerId)
    .execute();
  return rows.map(({ day }) => day);
}

/** Deletes the reminders of a customer, and that they had switched them on. */
export async function deleteRemindersOf(trx: Trx, customerId: number): Promise<void> {
  await deleteConsent(trx, customerId);
  await trx.deleteFrom('reminder_sms').where('customer_id', '=', customerId).execute();
}

/** Whether a date falls on a calendar day: every year, or for a lunar holiday on the days listed by staff. */
const fallsOnDay = sql`
  (c.month = coalesce(d.month, o.month) and c.date = coalesce(d.day, o.day)
    or exists (select from occasion_day x where x.occasion_id = d.occasion_id and x.day = c.day))`;

const calendar = (days: readonly DatedDay[]) => sql`
  unnest(${days.map(({ day }) => day)}::date[], ${days.map(({ month }) => month)}::integer[],
    ${days.map(({ date }) => date)}::integer[]) as c (day, month, date)`;

/** Deletes planned reminders for a day or lead that the customer or staff have changed since. */
export async function deleteMoved(db: Db, days: readonly DatedDay[], now: Date): Promise<void> {
  await sql`
    delete from reminder r using person_date d left join occasion o on o.id = d.occasion_id
    where d.id = r.person_date_id and r.state = 'planned' and r.due_at > ${now} and not (r.lead = any(d.leads)
      and exists (select from ${calendar(days)}
        where c.day = r.day and ${fallsOnDay}))`.execute(db);
}

/** Which occurrence of a year a holiday is. */
const turnOfYear = sql`
  (1 + (select count(*) from occasion_day x where x.occasion_id = d.occasion_id and x.day < c.day - ${sql.lit(correctedWithin)}
    and extract(year from x.day) = extract(year from c.day)))`;

/** Plans the reminders of these days, each once. Past ones are left out. */
export async function insertPlanned(db: Db, days: readonly DatedDay[], now: Date): Promise<void> {
  await sql`
    insert into reminder (person_date_id, year, turn, lead, day, due_at, state, at)
    select d.id, extract(year from c.day), ${turnOfYear}, l.lead, c.day,
      (c.day - l.lead + time '10:00') at time zone 'Asia/Ashgabat', 'planned', ${now}
    from reminder_consent k join person p on p.customer_id = k.customer_id
      join person_date d on d.person_id = p.id left join occasion o on o.id = d.occasion_id
      join ${calendar(days)} on ${fallsOnDay}
      cross join lateral (select distinct unnest(d.leads) as lead) l
    where not p.died and (c.day - l.lead + time '10:00') at time zone 'Asia/Ashgabat' > ${now}
    on conflict do nothing`.execute(db);
}

/** Customers with due reminders, the longest waiting first, without those named; who had an SMS today waits. */
export async function findDueCustomers(
  db: Db,
  now: Date,
  { limit, tried }: Batch<number>,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select p.customer_id as id from reminder r join person_date d on d.id = r.person_date_id join person p on p.id = d.person_id
    where r.state = 'planned' and r.due_at <= ${now} and p.customer_id <> all(${tried}::int[])
      and not exists (select from reminder_sms s where s.customer_id = p.customer_id and s.day = ${dayOf(now)})
    group by 1 order by min(r.due_at), 1 limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

export type ReminderRow = {
  dateId: number;
  year: number;
  turn: number;
  lead: number;
  day: Day;
  dueAt: Date;
  personId: number;
  name: string;
  mobile: string;
  kind: DateKind;
  title: string;
  occasion: LocalText | null;
  occasionId: number | null;
  died: boolean;
  quietUntil: Day | null;
  dateQuietUntil: Day | null;
  month: number | null;
  date: number | null;
  /** A lunar holiday, whose days are listed by staff. */
  isWritten: boolean;
  leads: number[];
};

const rowColumns = sql`
  r.person_date_id as "dateId", r.year, r.turn, r.lead, r.day, r.due_at as "dueAt", p.id as "personId", p.name, p.mobile, d.kind,
  d.title, o.title as occasion, d.occasion_id as "occasionId", p.died, p.quiet_until as "quietUntil",
  d.quiet_until as "dateQuietUntil", coalesce(d.month, o.month) as month, coalesce(d.day, o.day) as date, d.leads,
  exists (select from occasion_day x where x.occasion_id = d.occasion_id and x.day = r.day) as "isWritten"`;
const joined = sql`
  reminder r join person_date d on d.id = r.person_date_id join person p on p.id = d.person_id
    left join occasion o on o.id = d.occasion_id`;

/** The due reminders of a customer, the nearest day first. */
export async function findDue(trx: Trx, customerId: number, now: Date): Promise<ReminderRow[]> {
  const { rows } = await sql<ReminderRow>`
    select ${rowColumns} from ${joined}
    where p.customer_id = ${customerId} and r.state = 'planned' and r.due_at <= ${now} order by r.day, d.id`.execute(
    trx,
  );
  return rows;
}

/** The dates in a reminder SMS of a customer. */
export async function findNamed(db: Db | Trx, customerId: number, smsDay: Day): Promise<ReminderRow[]> {
  const { rows } = await sql<ReminderRow>`
    select ${rowColumns} from ${joined}
    where p.customer_id = ${customerId} and r.sms_day = ${smsDay} order by r.day, d.id`.execute(db);
  return rows;
}

/** A reminder is named by its date, year, occurrence in that year and lead (days before). */
export async function updateReminder(
  trx: Trx,
  { dateId, year, turn, lead }: Pick<ReminderRow, 'dateId' | 'year' | 'turn' | 'lead'>,
  set: { state: ReminderState; at: Date; sms_day?: Day },
): Promise<void> {
  await trx
    .updateTable('reminder')
    .set(set)
    .where('person_date_id', '=', dateId)
    .where('year', '=', year)
    .where('turn', '=', turn)
    .where('lead', '=', lead)
    .execute();
}

/** false when the customer has had a reminder SMS on this day */
export async function insertReminderSms(
  trx: Trx,
  customerId: number,
  sent: { day: Day; at: Date },
): Promise<boolean> {
  const done = await trx
    .insertInto('reminder_sms')
    .values({ customer_id: customerId, ...sent })
    .onConflict((conflict) => conflict.columns(['customer_id', 'day']).doNothing())
    .executeTakeFirst();
  return done.numInsertedOrUpdatedRows === 1n;
}

/** Reminder SMS that a customer had on these days, both included. */
export async function countSms(trx: Trx, customerId: number, days: { from: Day; to: Day }): Promise<number> {
  const { count } = await trx
    .selectFrom('reminder_sms')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('customer_id', '=', customerId)
    .where('day', '>=', days.from)
    .where('day', '<=', days.to)
    .executeTakeFirstOrThrow();
  return count;
}

/** Records that an order to a person followed a reminder for a day still ahead. */
export async function noteUsed(
  trx: Trx,
  { personId, orderId, today, at }: { personId: number; orderId: string; today: Day; at: Date },
): Promise<void> {
  await sql`
    update reminder r set state = 'used', order_id = ${orderId}, at = ${at} from person_date d
    where d.id = r.person_date_id and d.person_id = ${personId} and r.state = 'sent' and r.day >= ${today}`.execute(
    trx,
  );
}

/** Reminders sent since, orders that followed them, and their sum in tenge. */
export async function countSince(
  db: Db,
  since: Date,
): Promise<{ sent: number; used: number; money: number }> {
  const { rows } = await sql<{ sent: number; used: number; money: number }>`
    select count(*) filter (where r.state in ('sent', 'used'))::int as sent, count(distinct r.order_id)::int as used,
      (select coalesce(sum(total_tenge), 0)::bigint from shop_order where status not in ('cancelled', 'expired', 'returned')
        and payment_status <> 'unpaid' and id in (select order_id from reminder where at > ${since})) as money
    from reminder r where r.at > ${since}`.execute(db);
  return rows[0] ?? { sent: 0, used: 0, money: 0 };
}

/** Lunar holidays without a day after this one; other holidays without a day that customers want to be reminded of. */
export async function findUndated(db: Db, tooOld: Day): Promise<{ id: number; title: LocalText }[]> {
  const { rows } = await sql<{ id: number; title: LocalText }>`
    select id, title from occasion o
    where moves and not exists (select from occasion_day x where x.occasion_id = o.id and x.day > ${tooOld})
      or not moves and (month is null or day is null) and exists (
      select from person_date d join person p on p.id = d.person_id join reminder_consent k on k.customer_id = p.customer_id
      where d.occasion_id = o.id and cardinality(d.leads) > 0 and not p.died)
    order by position, id`.execute(db);
  return rows;
}
