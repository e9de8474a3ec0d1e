import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { projectFile } from '#server/platform/project-file.ts';
import { ownerOf } from '../../../tests/support/shop/database.ts';
import { startShop } from '../../../tests/support/shop/start-shop.ts';
import { commands } from './commands.ts';
import { run as retryJobs } from './retry-jobs.ts';
import { run as runSql } from './sql.ts';

/** What a command prints, or its error message. */
async function printed(work: Promise<void>, said: string[]): Promise<string> {
  const refused = await work.then(
    () => '',
    (error: Error) => error.message,
  );
  return said.splice(0).join('') + refused;
}

function listen(): string[] {
  const said: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => said.push(String(text)) > 0);
  return said;
}

test('a statement reads and changes nothing, unless it is told that it may', async () => {
  await using shop = await startShop();
  const env = { DATABASE_URL: ownerOf(shop.databaseUrl) };
  const said = listen();
  const ask = (...args: string[]) => printed(runSql(args, env), said);
  expect(await ask(`select 1 as one, null as none, 'a' || chr(10) || 'b' as text`)).toBe(
    '  one  none  text\n  1    -     a b\n(1 row)\n',
  );
  const change = 'create table mine (id int)';
  expect(await ask(change)).toMatch(/read-only transaction.+ Say --write to change something\./);
  expect(await ask(`commit; ${change}`)).toMatch(/cannot insert multiple commands/);
  expect(await ask('select * from mine')).toMatch(/relation "mine" does not exist/);
  expect(await ask('--write', change)).toBe('(0 rows)\n');
  expect(await ask('--write', 'insert into mine values (1), (2)')).toBe('(2 rows)\n');
  expect(await ask()).toMatch(/takes one statement in quotes/);
  vi.restoreAllMocks();
});

test('jobs that were given up are tried again, and no others', async () => {
  await using shop = await startShop();
  const { db, jobs } = shop.ctx;
  await db.transaction().execute(async (trx) => {
    for (const name of ['send-sms', 'send-sms', 'render-avif'])
      await jobs.add(trx, name, {}, { inSeconds: 900 });
  });
  await sql`update graphile_worker._private_jobs set attempts = max_attempts where task_id =
    (select id from graphile_worker._private_tasks where identifier = 'send-sms')`.execute(db);
  const said = listen();
  const env = { DATABASE_URL: shop.databaseUrl };
  expect(await printed(retryJobs([], env), said)).toMatch(/job +how many\n +send-sms +2\n$/);
  expect(await printed(retryJobs([], env), said)).toBe('No job was given up.\n');
  vi.restoreAllMocks();
  const { rows } = await sql<{ task: string; due: boolean }>`
    select task_identifier as task, attempts = 0 and run_at <= now() as due from graphile_worker.jobs
    order by 1, 2`.execute(db);
  expect(rows).toEqual([
    { task: 'render-avif', due: false },
    { task: 'send-sms', due: true },
    { task: 'send-sms', due: true },
  ]);
});

test('every command and every statement of the runbook can be typed as it stands there', async () => {
  await using shop = await startShop();
  const runbook = readFileSync(projectFile('docs/runbook.md'), 'utf8');
  const named = [...runbook.matchAll(/npm run shop -- ([a-z][\w-]*)/g)].map(([, name]) => name ?? '');
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !(name in commands))).toEqual([]);
  const statements = [...runbook.matchAll(/npm run shop -- sql (--write |--owner )?"([^"]+)"/g)];
  expect(statements.length).toBeGreaterThan(1);
  // Other SQL in backticks would need psql, which the embedded database does not include.
  expect(runbook.match(/`(?:select|update|delete|insert|alter) [^`]+`/gi)).toBeNull();
  const said = listen();
  // As a shop has them: what serves owns nothing.
  const env = { DATABASE_URL: shop.databaseUrl, DATABASE_OWNER_URL: ownerOf(shop.databaseUrl) };
  // All tests of a run share these roles.
  for (const [, how, statement = ''] of statements.filter(([text]) => !text.includes('alter role')))
    expect(await printed(runSql([...(how ? [how.trim()] : []), statement], env), said), statement).toMatch(
      /\(\d+ rows?\)\n$/,
    );
  expect(await printed(runSql(['--write', 'drop table review'], env), said)).toMatch(/Say --owner/);
  vi.restoreAllMocks();
});
