import type { Context } from '#server/context.ts';
import type { JobHandlers } from '#server/platform/jobs.ts';
import { runImport } from './run-import.ts';

export const exchangeJobs: JobHandlers<Context> = {
  'run-import': (ctx, payload) => runImport(ctx, Number(payload['id'])),
};
