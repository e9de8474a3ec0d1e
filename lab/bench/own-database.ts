/** A PostgreSQL for benchmarks in a folder of its own: what took long to fill is there the next time. */
import { join } from 'node:path';
import pg from 'pg';
import { startEmbedded } from '#server/adapters/database/embedded.ts';
import { migrate } from '#server/platform/db/migrate.ts';

export async function openOwnDatabases(folder: string) {
  const server = await startEmbedded({ dataDir: join(folder, 'postgres'), durable: false });
  const urlOf = (name: string) => server.ownerUrl.replace(/\/[^/]*$/, `/${name}`);
  return {
    /** A migrated database, made when it is not there. */
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
