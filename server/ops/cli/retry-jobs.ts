import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { openShop } from './open-shop.ts';
import { formatTable } from './print-table.ts';

/** Resets the attempts of jobs that failed for good, starting now. A node with ROLE=all or jobs then runs them. */
export async function run(args: string[], env: Record<string, string | undefined>): Promise<void> {
  parseArgs({ args, options: {} });
  await using shop = await openShop(env);
  const { rows } = await sql<{ task: string; jobs: number }>`
    with given_up as (select id, task_identifier from graphile_worker.jobs where attempts >= max_attempts),
      again as (select * from graphile_worker.reschedule_jobs(
        coalesce((select array_agg(id) from given_up), '{}'::bigint[]), run_at => now(), attempts => 0))
    select g.task_identifier as task, count(*)::int as jobs from given_up g join again a on a.id = g.id
    group by g.task_identifier order by g.task_identifier`.execute(shop.ctx.db);
  process.stdout.write(
    rows.length === 0
      ? 'No job was given up.\n'
      : `Tried again from now on:\n${formatTable(
          ['job', 'how many'],
          rows.map(({ task, jobs }) => [task, jobs]),
        )}\n`,
  );
}
