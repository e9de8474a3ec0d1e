import { type RawBuilder, sql } from 'kysely';

/** The day of the shop that a moment falls on; a date is told as the text it is. */
export const shopDay = (moment: RawBuilder<unknown>) => sql`(${moment} at time zone 'Asia/Ashgabat')::date`;
