import type { Context } from '#server/context.ts';
import type { ScheduledTask } from '#server/platform/queue/scheduled-tasks.ts';
import { planReminders } from './plan-reminders.ts';
import { sendReminders } from './send-reminders.ts';

export const peopleTasks: readonly ScheduledTask<Context>[] = [
  { name: 'plan-reminders', everySeconds: 600, run: planReminders },
  { name: 'send-reminders', everySeconds: 10, run: sendReminders },
];
