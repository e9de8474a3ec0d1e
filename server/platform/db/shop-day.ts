import { type RawBuilder, sql } from 'kysely';

/**
 * Start of the shop's day that contains a moment. The shop's time zone has no daylight saving, so `date_bin` groups
 * millions of rows without a calendar.
 */
export const dayStart = (moment: RawBuilder<unknown>) =>
  sql`date_bin('1 day', ${moment}, '2000-01-01 00:00+05')`;

/** The calendar date of a moment in the shop's time zone, read as text. Group by `dayStart` of the same moment. */
export const shopDay = (moment: RawBuilder<unknown>) =>
  sql`(${dayStart(moment)} at time zone 'Asia/Ashgabat')::date`;
