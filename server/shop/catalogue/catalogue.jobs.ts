import type { Context } from '#server/context.ts';
import type { JobHandlers } from '#server/platform/jobs.ts';
import { refreshSearchWords } from './refresh-search-words.ts';

export const catalogueJobs: JobHandlers<Context> = {
  'refresh-search-words': (ctx) => refreshSearchWords(ctx),
};
