import type { Context } from '#server/context.ts';
import type { JobHandlers } from '#server/platform/queue/jobs.ts';
import type { DeliveryReport } from '#server/adapters/sms/port.ts';
import { noteDeliveryReport } from './note-delivery-report.ts';
import { sendSms } from './send-sms.ts';

export const messageJobs: JobHandlers<Context> = {
  'send-sms': sendSms,
  'note-receipt': (ctx, payload) => noteDeliveryReport(ctx, payload as DeliveryReport, true),
};
