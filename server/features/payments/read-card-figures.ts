import type { Db } from '#server/platform/db/db.ts';
import { type DaySum, sumCardsIn, sumCardsOut } from './payments-figures.repo.ts';

/** Card money by day: what came in, and what was back with the payers. Tenge. */
export async function readCardFigures(
  db: Db,
  from: Date,
  to: Date,
): Promise<{ paid: DaySum[]; back: DaySum[] }> {
  const [paid, back] = await Promise.all([sumCardsIn(db, from, to), sumCardsOut(db, from, to)]);
  return { paid, back };
}
