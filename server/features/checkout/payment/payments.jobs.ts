import type { Context } from '#server/context.ts';
import type { ScheduledTask } from '#server/platform/queue/scheduled-tasks.ts';
import { replanPayments } from '#server/features/payments/attempts/replan-payments.ts';
import { sendRefunds } from '#server/features/payments/refunds/send-refunds.ts';
import { pollAttempts } from '#server/features/payments/attempts/poll-attempts.ts';
import { settlePayment } from './settle-payment.ts';
import { notifyRefunded } from '../notify-customer.ts';

/** Payments are polled whether or not anybody returns from the bank. */
export const paymentTasks: readonly ScheduledTask<Context>[] = [
  { name: 'replan-payments', everySeconds: 3, run: replanPayments },
  {
    name: 'watch-payments',
    everySeconds: 2,
    run: (ctx) => pollAttempts(ctx, (attempt) => settlePayment(ctx, attempt)),
  },
  { name: 'send-refunds', everySeconds: 2, run: (ctx) => sendRefunds(ctx, notifyRefunded(ctx)) },
];
