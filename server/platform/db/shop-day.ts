import { type RawBuilder, sql } from 'kysely';

/** When the shop's day began that a moment is in. Days are all as long there, so millions are grouped without a calendar. */
export const dayStart = (moment: RawBuilder<unknown>) =>
  sql`date_bin('1 day', ${moment}, '2000-01-01 00:00+05')`;

/** The day of the shop that a moment falls on; a date is told as the text it is. Group by `dayStart` of the same moment. */
export const shopDay = (moment: RawBuilder<unknown>) =>
  sql`(${dayStart(moment)} at time zone 'Asia/Ashgabat')::date`;
