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
import type { Database } from '#server/adapters/database/port.ts';
import { withDatabase } from '../shop/database.ts';
import { copySavedCluster, saveCluster } from './saved-cluster.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    databaseServer: string;
  }
}

type RunningDatabase = { url: string; users: number; stop(): Promise<void> };

/** Projects of one run share the server, though each loads this file anew. */
const shared = globalThis as { sowgatTestDatabase?: Promise<RunningDatabase> | undefined };

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

/** Starts the server in a folder of this run, which is gone with it, even when the run is killed. */
async function start(): Promise<RunningDatabase> {
  await using opened = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'sowgat-test-'));
  opened.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  const dataDir = join(folder, 'postgres');
  const open = () => startEmbedded({ dataDir, durable: false, scratch: [folder], settings });
  if (!(await copySavedCluster(dataDir))) {
    const database = await open();
    await migrateTemplate(database).finally(() => database.stop());
    await saveCluster(dataDir);
  }
  const database = await open();
  opened.defer(() => database.stop());
  const rest = opened.move();
  return { url: database.ownerUrl, users: 0, stop: () => rest.disposeAsync() };
}

/** A copied database is 1,400 files: systems that can are told to share their blocks. */
const settings = ['linux', 'darwin'].includes(process.platform) ? ['file_copy_method=clone'] : [];

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
