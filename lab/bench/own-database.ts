/** An embedded PostgreSQL for benchmarks in a given folder, so that filled databases are reused. */
import { join } from 'node:path';
import pg from 'pg';
import { startEmbedded } from '#server/adapters/database/embedded.ts';
import { migrate } from '#server/platform/db/migrate.ts';

export async function openOwnDatabases(folder: string) {
  const server = await startEmbedded({ dataDir: join(folder, 'postgres'), durable: false });
  const urlOf = (name: string) => server.ownerUrl.replace(/\/[^/]*$/, `/${name}`);
  return {
    /** Opens a migrated database, created when missing. */
    async open(name: string): Promise<string> {
      const client = new pg.Client({ connectionString: urlOf('postgres') });
      await client.connect();
      const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
      if (rowCount === 0) await client.query(`create database ${name}`);
      await client.end();
      await migrate(urlOf(name));
      return urlOf(name);
    },
    stop: () => server.stop(),
  };
}
