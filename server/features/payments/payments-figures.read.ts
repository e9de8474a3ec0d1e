import { sql } from 'kysely';
import type { Db } from '#server/platform/db/db.ts';
import { dayStart, shopDay } from '#server/platform/db/shop-day.ts';

export type DaySum = { day: string; sum: number };

/** Card payments and completed refunds by day. Tenge. */
export async function readCardFigures(
  db: Db,
  from: Date,
  to: Date,
): Promise<{ paid: DaySum[]; back: DaySum[] }> {
  const [paid, back] = await Promise.all([sumCardsIn(db, from, to), sumCardsOut(db, from, to)]);
  return { paid, back };
}

/** Card payments by the shop's local day. */
async function sumCardsIn(db: Db, from: Date, to: Date): Promise<DaySum[]> {
  const { rows } = await sql<DaySum>`select ${shopDay(sql`paid_at`)} as day, sum(amount_tenge)::bigint as sum
    from payment_attempt where paid_at >= ${from} and paid_at < ${to} group by ${dayStart(sql`paid_at`)}`.execute(
    db,
  );
  return rows;
}

/** Card refunds by the day they were completed. */
async function sumCardsOut(db: Db, from: Date, to: Date): Promise<DaySum[]> {
  const { rows } =
    await sql<DaySum>`select ${shopDay(sql`updated_at`)} as day, sum(amount_tenge)::bigint as sum
    from refund where state = 'done' and updated_at >= ${from} and updated_at < ${to} group by ${dayStart(sql`updated_at`)}`.execute(
      db,
    );
  return rows;
}
