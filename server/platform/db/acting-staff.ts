import { sql } from 'kysely';
import type { Trx } from './db.ts';

/** Whoever acts in this transaction: money that it moves is posted with their id. */
export async function actAs(trx: Trx, staffId: number): Promise<void> {
  await sql`select set_config('sowgat.staff_id', ${`${staffId}`}, true)`.execute(trx);
}
