import { parseArgs } from 'node:util';
import { jobHandlers, scheduledTasks } from '#server/jobs.ts';
import { formatTable } from './print-table.ts';

/** Prints all background work: scheduled tasks (cron) with their interval, and jobs, which run when something adds them. */
export async function run(args: string[]): Promise<void> {
  parseArgs({ args, options: {} });
  const tasks = scheduledTasks.map(({ name, everySeconds }) => [name, `every ${everySeconds} s`]);
  const jobs = Object.keys(jobHandlers).map((name) => [name, 'when added']);
  process.stdout.write(`${formatTable(['name', 'runs'], [...tasks, ...jobs])}\n`);
}
