import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { createTestDatabase, withDatabase } from '../../../tests/support/shop/database.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { commands } from './commands.ts';

/** Commands that migrate the schema, and commands that need no database. */
const migrating = ['init', 'migrate', 'restore'];
const withoutDatabase = ['alert-receiver', 'bank-simulator', 'list-jobs', 'openapi', 'restore-drill'];
const given: Record<string, string[]> = {
  ledger: ['check'],
  'create-staff': ['--login', 'aman', '--name', 'Aman', '--role', 'manager'],
  order: ['S-1'],
  'send-sms': ['--to', '61234567'],
  sql: ['select 1'],
};
const former = '0012-certificates.sql';

async function countTables(url: string): Promise<number[]> {
  return withDatabase(url, new URL(url).pathname.slice(1), async (client) => {
    const { rows } = await client.query(
      "select count(*)::int as n, count(*) filter (where relname = 'migration')::int as m from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
    );
    if (rows[0].m === 0) return [rows[0].n];
    const applied = await client.query('select count(*)::int as n from migration');
    return [rows[0].n, applied.rows[0].n];
  });
}

test('a command that only looks leaves an empty database and an older schema as they are', async () => {
  const said: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => said.push(String(text)) > 0);
  const folder = await mkdtemp(join(tmpdir(), 'sowgat-test-'));
  for (const upTo of ['', former]) {
    await using database = await createTestDatabase('template1');
    if (upTo) await migrate(database.ownerUrl, { upTo });
    const before = await countTables(database.ownerUrl);
    const looking = Object.entries(commands).filter(
      ([name]) => ![...migrating, ...withoutDatabase].includes(name),
    );
    expect(looking.length).toBeGreaterThan(9);
    for (const [name, { load }] of looking) {
      const env = { DATABASE_URL: database.ownerUrl, DATA_DIR: folder, LOG_LEVEL: 'silent' };
      const { run } = await load();
      const outcome = await run(given[name] ?? [], env).catch((error: Error) => error.message);
      expect(await countTables(database.ownerUrl), name).toEqual(before);
      if (name === 'doctor') expect(said.join('')).toMatch(/NOT WELL: The schema lacks 00.*the next start/);
      else if (name === 'backup') expect(outcome ?? '').toMatch(upTo ? /^$/ : /nothing to back up/);
      else if (name !== 'send-sms' && name !== 'sql')
        expect(outcome, name).toMatch(/^The schema lacks 00.*shop -- migrate/);
    }
  }
  vi.restoreAllMocks();
  process.exitCode = 0;
  await rm(folder, { recursive: true });
});
