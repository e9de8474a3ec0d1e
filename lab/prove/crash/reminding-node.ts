/**
 * A process that only sends reminders, as of a given moment instead of the machine's clock; it is killed from outside.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { readConfig } from '#server/config/read-config.ts';
import { openContext } from '#server/boot/open-context.ts';
import { planReminders } from '#server/features/people/plan-reminders.ts';
import { sendReminders } from '#server/features/people/send-reminders.ts';

const config = readConfig(process.env);
const [url = '', secretKey = '', moment = ''] = process.argv.slice(2);
const { ctx } = await openContext({ ...config, secretKey }, url, { now: () => new Date(moment) });
process.stdout.write('ready\n');
for (;;) {
  await planReminders(ctx);
  await sendReminders(ctx);
  await pause(5);
}
