import type { Context } from './context.ts';
import { freeLostJobs, replanJobs, type JobHandlers } from '#server/platform/queue/jobs.ts';
import { forgetAnswers } from '#server/platform/idempotency/kept-answers.ts';
import type { ScheduledTask } from '#server/platform/queue/scheduled-tasks.ts';
import { noteAnchor } from '#server/features/audit/note-anchor.ts';
import { certificateTasks } from '#server/features/certificates/certificates.jobs.ts';
import { catalogueJobs, catalogueTasks } from '#server/features/catalogue/catalogue.jobs.ts';
import { checkoutJobs, checkoutTasks } from '#server/features/checkout/checkout.jobs.ts';
import { paymentTasks } from '#server/features/checkout/payment/payments.jobs.ts';
import { forgetOldSessions } from '#server/features/customers/sessions/forget-old.ts';
import { notifyDuty } from '#server/features/fulfilment/notify-duty.ts';
import { importExportJobs, importExportTasks } from '#server/features/import-export/import-export.jobs.ts';
import { comparisonJobs } from '#server/features/payments/reconciliation/compare-banks.ts';
import { ledgerTasks } from '#server/features/ledger/ledger.jobs.ts';
import { mediaJobs } from '#server/features/media/media.jobs.ts';
import { forgetOldPhotos, photoJobs } from '#server/features/parcel-photos/core/forget-photos.ts';
import { messageJobs } from '#server/features/notifications/notifications.ts';
import { peopleTasks } from '#server/features/people/people.jobs.ts';
import { recipientsTasks } from '#server/features/gift-requests/run-requests.ts';
import { tellClosedDay } from '#server/features/reports/tell-closed-day.ts';
import { staffJobs } from '#server/features/staff/record-lock-out.ts';

/** The handler of every job by name. Jobs are added in a transaction and run after its commit, at least once. */
export const jobHandlers: JobHandlers<Context> = {
  ...catalogueJobs,
  ...checkoutJobs,
  ...importExportJobs,
  ...comparisonJobs,
  ...mediaJobs,
  ...messageJobs,
  ...photoJobs,
  ...staffJobs,
};

/** All scheduled tasks: work that finds its own rows by the shop's clock. */
export const scheduledTasks: readonly ScheduledTask<Context>[] = [
  ...paymentTasks,
  ...checkoutTasks,
  ...catalogueTasks,
  ...importExportTasks,
  ...ledgerTasks,
  ...certificateTasks,
  ...peopleTasks,
  ...recipientsTasks,
  { name: 'notify-duty', everySeconds: 15, run: notifyDuty },
  { name: 'tell-closed-day', everySeconds: 600, run: tellClosedDay },
  { name: 'forget-old-identity', everySeconds: 600, run: forgetOldSessions },
  { name: 'free-lost-jobs', everySeconds: 60, run: freeLostJobs },
  { name: 'replan-jobs', everySeconds: 30, run: replanJobs },
  { name: 'forget-order-photos', everySeconds: 3600, run: forgetOldPhotos },
  { name: 'forget-answers', everySeconds: 600, run: forgetAnswers },
  { name: 'log-audit-anchor', everySeconds: 3600, run: noteAnchor },
];
