/**
 * One real PostgreSQL for a whole test run, in a folder of its own, with a template database that carries
 * every migration. Several runs on one machine do not meet; a run that is killed leaves nothing behind.
 */
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '#server/adapters/database/embedded.ts';
import { type Database, StartRefused } from '#server/adapters/database/port.ts';
import { withDatabase } from './database.ts';
import { openKeptFolder } from './kept-folder.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    databaseServer: string;
  }
}

type Running = { url: string; users: number; stop(): Promise<void> };

/** Projects of one run share the server, though each loads this file anew. */
const shared = globalThis as { sowgatTestDatabase?: Promise<Running> | undefined };

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  shared.sowgatTestDatabase ??= start();
  const running = await shared.sowgatTestDatabase;
  running.users += 1;
  project.provide('databaseServer', running.url);
  return async () => {
    running.users -= 1;
    if (running.users > 0) return;
    shared.sowgatTestDatabase = undefined;
    await running.stop();
  };
}

/**
 * The server of the last run is started again where it lies, so that only the first run after a new migration makes one.
 * Whoever comes while another run has it makes one of their own.
 */
async function start(): Promise<Running> {
  return (await startKept().catch(unlessRefused)) ?? startFresh();
}

async function startKept(): Promise<Running | undefined> {
  const kept = await openKeptFolder();
  if (!kept) return undefined;
  await using opened = new AsyncDisposableStack();
  opened.defer(() => kept.release());
  const database = await startEmbedded({ dataDir: kept.dataDir, durable: false });
  opened.defer(() => database.stop());
  if (kept.isMigrated) await clearServer(database);
  else await migrateTemplate(database);
  const rest = opened.move();
  async function stop(): Promise<void> {
    await database.stop();
    await kept?.keep();
    await rest.disposeAsync();
  }
  return { url: database.ownerUrl, users: 0, stop };
}

/** PostgreSQL's account may not be allowed to enter where the packages lie. */
function unlessRefused(error: unknown): undefined {
  if (!(error instanceof StartRefused)) throw error;
}

async function startFresh(): Promise<Running> {
  await using opened = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'sowgat-test-'));
  opened.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  const dataDir = join(folder, 'postgres');
  const database = await startEmbedded({ dataDir, durable: false, scratch: [folder] });
  opened.defer(() => database.stop());
  await migrateTemplate(database);
  const rest = opened.move();
  return { url: database.ownerUrl, users: 0, stop: () => rest.disposeAsync() };
}

/** What tests that were cut short left; and the server never cleans up by itself. */
async function clearServer({ ownerUrl }: Database): Promise<void> {
  await withDatabase(ownerUrl, 'postgres', async (client) => {
    const { rows } = await client.query(
      "select datname from pg_database where datname like 'test\\_%' or datname like 'sowgat\\_%'",
    );
    for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
    await client.query('vacuum');
  });
}

/** The database that comes with the server becomes the template: every test's database is a copy of it. */
async function migrateTemplate(database: Database): Promise<void> {
  const path = new URL('../../../server/platform/db/bring-schema.ts', import.meta.url);
  if (!existsSync(path)) return;
  const { bringSchema } = (await import(path.href)) as { bringSchema: (of: Database) => Promise<void> };
  await bringSchema(database);
  await withDatabase(database.ownerUrl, 'postgres', (client) =>
    client.query('alter database sowgat is_template true'),
  );
}
