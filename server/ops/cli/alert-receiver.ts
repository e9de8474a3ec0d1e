import { parseArgs } from 'node:util';
import { readConfig } from '#server/config/read-config.ts';
import { createSms, machine } from '#server/boot/open-context.ts';
import { createLog } from '#server/platform/log.ts';
import { createAlertReceiver } from '#server/ops/metrics/alert-receiver.ts';

const minuteMs = 60_000;

/** Turns alerts of Alertmanager into SMS until it is stopped. */
export async function run(args: string[], env: Record<string, string | undefined>): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { host: { type: 'string', default: '127.0.0.1' }, port: { type: 'string', default: '9465' } },
  });
  const config = readConfig(env);
  if (config.alertPhones.length === 0)
    throw new RangeError('ALERT_PHONES is missing: the numbers that get an SMS, separated by commas.');
  const log = createLog({ level: config.logLevel });
  const sms = createSms(config.sms, { now: machine.now, log });
  const { app, checkHeartbeat } = createAlertReceiver({
    ...machine,
    // The shop's own name lies in the database, which may be what is down.
    ...{ shop: new URL(config.publicUrl).hostname, sms, phones: config.alertPhones, log },
  });
  const url = await app.listen({ host: values.host, port: Number(values.port) });
  process.stdout.write(`Alerts for ${config.alertPhones.length} phone(s) are received at ${url}/alerts\n`);
  const beat = setInterval(
    () => void checkHeartbeat().catch((error: unknown) => log.error({ err: error }, 'heartbeat failed')),
    minuteMs,
  );
  await new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, resolve);
  });
  clearInterval(beat);
  await app.close();
  await sms.close();
}
