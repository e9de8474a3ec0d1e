import type { Context } from '#server/context.ts';
import type { JobHandlers } from '#server/platform/queue/jobs.ts';
import type { ScheduledTask } from '#server/platform/queue/scheduled-tasks.ts';
import { refreshAllInStock } from '#server/features/catalogue/listing/refresh-in-stock.ts';
import { trimChanges } from '#server/features/catalogue/listing/listing-version.repo.ts';
import { forgetEmptySearches } from '#server/features/catalogue/search/count-empty-searches.ts';
import { runPricePlans } from '#server/features/catalogue/price-plans/run-price-plans.ts';
import { refreshSearchWords } from '#server/features/catalogue/search/search.repo.ts';

export const catalogueJobs: JobHandlers<Context> = {
  'refresh-search-words': ({ db }) => refreshSearchWords(db),
};

export const catalogueTasks: readonly ScheduledTask<Context>[] = [
  { name: 'run-price-plans', everySeconds: 15, run: runPricePlans },
  { name: 'refresh-in-stock', everySeconds: 600, run: refreshAllInStock },
  { name: 'trim-shelf-changes', everySeconds: 3600, run: ({ db }) => trimChanges(db) },
  { name: 'forget-empty-searches', everySeconds: 3600, run: forgetEmptySearches },
];
