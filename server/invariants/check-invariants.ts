import pg from 'pg';
import { openDb } from '#server/platform/db/db.ts';
import { type Breach, findBreaches } from './invariants.ts';

/** Asks a database whether its books are in order, taking the time it needs. Reads only. */
export async function checkInvariants(databaseUrl: string): Promise<Breach[]> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1, application_name: 'sowgat-invariants' });
  // The database may hang up on a connection that is about to be closed.
  pool.on('error', () => undefined);
  const db = openDb(pool);
  try {
    return await findBreaches(db);
  } finally {
    await db.destroy();
  }
}
