import type { Context } from '#server/context.ts';
import type { JobHandlers } from '#server/platform/jobs.ts';
import { sendSms } from './send-sms.ts';

export const messageJobs: JobHandlers<Context> = { 'send-sms': sendSms };
