/** Scheduled task: sends requests and reminders to recipients, and ends requests that nobody decides about. */
import { nextStep } from '#domain/gift-requests/next-step.ts';
import { requestHours } from '#domain/gift-requests/request.ts';
import type { Context } from '#server/context.ts';
import { endOrder } from '#server/features/checkout/end-order.ts';
import { invalidateListings } from '#server/features/checkout/invalidate-listings.ts';
import { notifyCustomer } from '#server/features/checkout/notify-customer.ts';
import { moveRequest } from './core/move-request.ts';
import { findRequestsToLookAt } from './core/requests.read.ts';
import { inTransaction, type Trx } from '#server/platform/db/db.ts';
import { handleDue } from '#server/platform/queue/handle-due.ts';
import type { ScheduledTask } from '#server/platform/queue/scheduled-tasks.ts';
import { askFirst, remind } from './ask-recipient.ts';
import { type AskedOrder, lockGift } from './lock-gift.ts';
import { type GiverContext, notifyGiver } from './notify-giver.ts';

export type RequestContext = GiverContext & Pick<Context, 'db' | 'banks' | 'invalidation' | 'log'>;

/** All that become due at one moment, such as noon of a holiday, are done in one run. */
const atOnce = 1_000;

/** Any number of nodes may run it: the order's lock decides which one acts; the others find it done. */
export async function runRequests(ctx: RequestContext): Promise<void> {
  const now = ctx.now();
  await handleDue<string>({
    find: (batch) => findRequestsToLookAt(ctx.db, now, batch),
    handle: (id) => lookAt(ctx, id),
    noteFailure: (order, err) =>
      ctx.log.warn({ err, order }, 'a request could not be looked at; it is tried again'),
    most: atOnce,
  });
}

async function lookAt(ctx: RequestContext, id: string): Promise<boolean> {
  const freed = await inTransaction(ctx.db, async (trx) => step(ctx, trx, await lockGift(trx, id)));
  if (freed.length > 0) await invalidateListings(ctx, freed);
  return true;
}

/** @returns options that are back in stock */
async function step(ctx: RequestContext, trx: Trx, asked: AskedOrder): Promise<number[]> {
  const at = ctx.now();
  const { order, request } = asked;
  const { state, asks, asked_at: askedAt, due_at: dueAt } = request;
  switch (nextStep({ state, asks, askedAt, dueAt }, order.status, at)) {
    case 'ask':
      await askFirst(ctx, trx, asked);
      return [];
    case 'remind':
      await remind(ctx, trx, asked);
      return [];
    case 'lapse': {
      const due_at = new Date(at.getTime() + requestHours * 3_600_000);
      await moveRequest(trx, asked, { move: 'lapse', actor: 'system', at, set: { due_at } });
      await notifyGiver(ctx, trx, { kind: 'gift-lapsed', order });
      return [];
    }
    case 'give-up': {
      await moveRequest(trx, asked, { move: 'close', actor: 'system', at });
      await notifyCustomer(ctx, trx, 'order-cancelled', order);
      return endOrder(ctx, trx, order, { action: 'cancel', actor: 'system', at });
    }
    case 'close':
      await moveRequest(trx, asked, { move: 'close', actor: 'system', at });
      return [];
    default:
      return [];
  }
}

export const recipientsTasks: readonly ScheduledTask<Context>[] = [
  { name: 'run-gift-requests', everySeconds: 10, run: runRequests },
];
