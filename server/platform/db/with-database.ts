import pg from 'pg';
import { type Db, openDb } from './db.ts';

/** Work on a database that this process does not serve from, without a statement time-out. */
export async function withDatabase<T>(databaseUrl: string, work: (db: Db) => Promise<T>): Promise<T> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2, application_name: 'sowgat-check' });
  // The server may drop the connection while it is being closed.
  pool.on('error', () => undefined);
  const db = openDb(pool);
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}
