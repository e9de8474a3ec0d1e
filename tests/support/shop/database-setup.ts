/**
 * One real PostgreSQL for a whole test run, in a folder of its own, with a migrated template database. Several runs on
 * one machine do not interfere; a killed run leaves nothing behind.
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
 * Restarts the server of the last run in its folder, so that only the first run after a new migration creates one.
 * While another run uses that folder, a temporary one is created.
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

/** PostgreSQL's account may not be allowed to read the folder of the packages. */
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

/** Drops databases left by interrupted tests; the server runs without autovacuum. */
async function clearServer({ ownerUrl }: Database): Promise<void> {
  await withDatabase(ownerUrl, 'postgres', async (client) => {
    const { rows } = await client.query(
      "select datname from pg_database where datname like 'test\\_%' or datname like 'sowgat\\_%'",
    );
    for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
    await client.query('vacuum');
  });
}

/** The server's own database becomes the template, which is copied for every test. */
async function migrateTemplate(database: Database): Promise<void> {
  const path = new URL('../../../server/platform/db/bring-schema.ts', import.meta.url);
  if (!existsSync(path)) return;
  const { bringSchema } = (await import(path.href)) as { bringSchema: (of: Database) => Promise<void> };
  await bringSchema(database);
  await withDatabase(database.ownerUrl, 'postgres', (client) =>
    client.query('alter database sowgat is_template true'),
  );
}
