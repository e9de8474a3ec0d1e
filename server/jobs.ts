import type { Context } from './context.ts';
import { freeLostJobs, replanJobs, type JobHandlers } from '#server/platform/queue/jobs.ts';
import { forgetAnswers } from '#server/platform/idempotency/kept-answers.ts';
import type { Sweep } from '#server/platform/queue/scheduled-tasks.ts';
import { logAuditAnchor } from '#server/features/audit/log-audit-anchor.ts';
import { catalogueJobs, catalogueSweeps } from '#server/features/catalogue/catalogue.jobs.ts';
import { checkoutJobs, checkoutSweeps } from '#server/features/checkout/checkout.jobs.ts';
import { paymentSweeps } from '#server/features/checkout/payment/payments.jobs.ts';
import { forgetOldIdentity } from '#server/features/customers/sessions/forget-old.ts';
import { exchangeJobs, exchangeSweeps } from '#server/features/import-export/import-export.jobs.ts';
import { mediaJobs } from '#server/features/media/media.jobs.ts';
import { messageJobs } from '#server/features/notifications/notifications.ts';
import { staffJobs } from '#server/features/staff/record-lock-out.ts';

/** Every job by name: promised in a transaction, done after its commit, at least once. */
export const jobHandlers: JobHandlers<Context> = {
  ...catalogueJobs,
  ...checkoutJobs,
  ...exchangeJobs,
  ...mediaJobs,
  ...messageJobs,
  ...staffJobs,
};

/** Work that finds its own rows by the shop's clock. */
export const sweeps: readonly Sweep<Context>[] = [
  ...paymentSweeps,
  ...checkoutSweeps,
  ...catalogueSweeps,
  ...exchangeSweeps,
  { name: 'forget-old-identity', everySeconds: 600, run: forgetOldIdentity },
  { name: 'free-lost-jobs', everySeconds: 60, run: freeLostJobs },
  { name: 'replan-jobs', everySeconds: 30, run: replanJobs },
  { name: 'forget-answers', everySeconds: 600, run: forgetAnswers },
  { name: 'log-audit-anchor', everySeconds: 3600, run: logAuditAnchor },
];
