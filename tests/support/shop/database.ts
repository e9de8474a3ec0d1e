/** A new, migrated, real database for one test: `await using database = await createTestDatabase()`. */
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';

/** `url` connects as the serving role, as in a shop; `ownerUrl` may change the schema. */
export type TestDatabase = { url: string; ownerUrl: string; [Symbol.asyncDispose](): Promise<void> };

/** A copy of the migrated template, dropped at the end, even with open connections. */
export async function createTestDatabase(template = 'sowgat'): Promise<TestDatabase> {
  const server = inject('databaseServer');
  const name = await takeCopy(server, template);
  return {
    url: servingOf(databaseUrl(server, name)),
    ownerUrl: databaseUrl(server, name),
    [Symbol.asyncDispose]: async () => {
      await withDatabase(server, 'postgres', (client) => client.query(`drop database ${name} with (force)`));
    },
  };
}

/** By template the next copy of this worker: it is made while a test runs, which mostly waits for other things. */
const copiedAhead = new Map<string, Promise<string>>();

async function takeCopy(server: string, template: string): Promise<string> {
  const ahead = copiedAhead.get(template);
  // Taken before waiting, because several shops may be started at the same time.
  copiedAhead.delete(template);
  // A copy that was made ahead may have failed for a cause that has passed, such as a template in use.
  const name = await ahead?.catch(() => undefined);
  const taken = name ?? (await copyTemplate(server, template));
  const next = copyTemplate(server, template);
  next.catch(() => undefined);
  copiedAhead.set(template, next);
  return taken;
}

async function copyTemplate(server: string, template: string): Promise<string> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await withDatabase(server, 'postgres', (client) =>
    client.query(`create database ${name} template ${template} strategy file_copy`),
  );
  return name;
}

const templateLock = 7_306_009;

/** Copies a template that `fill` fills once in a run, however many tests request it at the same time. */
export async function createFilledDatabase(
  template: string,
  fill: (url: string) => Promise<void>,
): Promise<TestDatabase> {
  const server = inject('databaseServer');
  await withDatabase(server, 'postgres', async (client) => {
    await client.query('select pg_advisory_lock($1)', [templateLock]);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [template]);
    if (rowCount !== 0) return;
    const draft = `${template}_draft`;
    await client.query(`drop database if exists ${draft} with (force)`);
    await client.query(`create database ${draft} template sowgat strategy file_copy`);
    await fill(servingOf(databaseUrl(server, draft)));
    await client.query(`alter database ${draft} rename to ${template}`);
  });
  return createTestDatabase(template);
}

/** The same database as the role that owns the schema. */
export function ownerOf(url: string): string {
  return url.replace('//sowgat_shop@', '//sowgat@');
}

function servingOf(url: string): string {
  return url.replace('//sowgat@', '//sowgat_shop@');
}

/** The same server, another database. */
export function databaseUrl(server: string, name: string): string {
  return server.replace(/\/[^/]*$/, `/${name}`);
}

/** Runs statements that the shop itself may not, as the role that owns the schema. */
export async function asOwner(url: string, ...statements: string[]): Promise<void> {
  await withDatabase(url, url.slice(url.lastIndexOf('/') + 1), async (client) => {
    for (const statement of statements) await client.query(statement);
  });
}

/** Connects as the owner, whatever the role of the address. */
export async function withDatabase<T>(
  server: string,
  name: string,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client({ connectionString: ownerOf(databaseUrl(server, name)) });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
