import type { Context } from '#server/context.ts';
import type { JobHandlers } from '#server/platform/queue/jobs.ts';
import type { ScheduledTask } from '#server/platform/queue/scheduled-tasks.ts';
import { forgetLeftovers } from './forget-leftovers.ts';
import { runImport } from './run-import.ts';

export const importExportJobs: JobHandlers<Context> = {
  'run-import': (ctx, payload) => runImport(ctx, Number(payload['id'])),
};

export const importExportTasks: readonly ScheduledTask<Context>[] = [
  // Several times a day: a node that is restarted daily would never run a daily task.
  { name: 'forget-leftovers', everySeconds: 6 * 3600, run: forgetLeftovers },
];
