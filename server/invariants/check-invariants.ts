import pg from 'pg';
import { openDb } from '#server/platform/db/db.ts';
import { findBrokenRules } from './invariants.ts';
import type { BrokenRule } from './run-rules.ts';

/** Checks the invariants of a database, without a statement time-out. Reads only. */
export async function checkInvariants(databaseUrl: string): Promise<BrokenRule[]> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2, application_name: 'sowgat-invariants' });
  // The server may drop the connection while it is being closed.
  pool.on('error', () => undefined);
  const db = openDb(pool);
  try {
    return await findBrokenRules(db);
  } finally {
    await db.destroy();
  }
}
