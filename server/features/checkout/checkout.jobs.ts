import type { Context } from '#server/context.ts';
import type { JobHandlers } from '#server/platform/queue/jobs.ts';
import type { Sweep } from '#server/platform/queue/scheduled-tasks.ts';
import { forgetKeys } from '#server/features/orders/forget-keys.ts';
import { replanHolds } from '#server/features/orders/replan-holds.ts';
import { expireOrders } from './expire-orders.ts';
import { tellShelves } from './invalidate-listings.ts';

export const checkoutJobs: JobHandlers<Context> = {
  'tell-shelves': (ctx, payload) => tellShelves(ctx, payload['options'] as number[]),
};

export const checkoutSweeps: readonly Sweep<Context>[] = [
  { name: 'replan-holds', everySeconds: 15, run: replanHolds },
  { name: 'expire-orders', everySeconds: 15, run: expireOrders },
  { name: 'forget-keys', everySeconds: 3_600, run: forgetKeys },
];
