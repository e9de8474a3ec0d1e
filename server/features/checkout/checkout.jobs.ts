import type { Context } from '#server/context.ts';
import type { JobHandlers } from '#server/platform/queue/jobs.ts';
import type { ScheduledTask } from '#server/platform/queue/scheduled-tasks.ts';
import { replanHolds } from '#server/features/orders/core/replan-holds.ts';
import { expireOrders } from './expire-orders.ts';
import { invalidateListings } from './invalidate-listings.ts';

export const checkoutJobs: JobHandlers<Context> = {
  'invalidate-listings': (ctx, payload) => invalidateListings(ctx, payload['options'] as number[]),
};

export const checkoutTasks: readonly ScheduledTask<Context>[] = [
  { name: 'replan-holds', everySeconds: 15, run: replanHolds },
  { name: 'expire-orders', everySeconds: 15, run: expireOrders },
];
