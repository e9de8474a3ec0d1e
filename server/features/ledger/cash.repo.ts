/** Writes tables `cash_count` and `cash_move`. */
import { type Insertable, sql } from 'kysely';
import type { Trx } from '#server/platform/db/db.ts';
import type { Tables } from '#server/platform/db/tables.ts';

const cashLock = 7_306_022;

/**
 * Whoever counts or moves cash waits for whoever does so too. Sales, hand-ins and money given back go on: what they
 * post meanwhile comes after. An advisory lock, since a box has no account before its first transfer.
 */
export async function lockCash(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${cashLock})`.execute(trx);
}

export async function insertCount(trx: Trx, row: Insertable<Tables['cash_count']>): Promise<number> {
  return (await trx.insertInto('cash_count').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

export async function insertMove(trx: Trx, row: Insertable<Tables['cash_move']>): Promise<number> {
  return (await trx.insertInto('cash_move').values(row).returning('id').executeTakeFirstOrThrow()).id;
}
