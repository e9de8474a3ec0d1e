import { StartError } from './adapters/database/port.ts';
import { ConfigError, readConfig } from '#server/config/read-config.ts';
import { isOutage } from '#server/platform/db/errors.ts';
import { createLog } from './platform/log.ts';
import { printAddresses, repeatAddresses } from '#server/boot/print-addresses.ts';
import { type RunningShop, startShop } from '#server/boot/start.ts';

const started = performance.now();
/** A demonstration prints for a person at a terminal, production logs JSON lines. */
const isProduction = process.env['MODE'] === 'production';
const say = (line: string) => process.stdout.write(`${line}\n`);

let shop: RunningShop | null = null;
// Registered before the start: in a container the shop is process 1, which ignores signals without a handler.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void leave(0));
if (isProduction) logWarnings();
shop = await start();
for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
  process.once(event, (error: unknown) => {
    shop?.ctx.log.fatal({ err: error }, event);
    void leave(1);
  });
}

async function start(): Promise<RunningShop> {
  try {
    const config = readConfig(process.env);
    const running = await startShop(config, () => undefined);
    const seconds = Number(((performance.now() - started) / 1000).toFixed(1));
    if (isProduction) logOpen(running, seconds);
    else printOpen(running, seconds);
    return running;
  } catch (error) {
    const sentence = explain(error);
    if (isProduction) logRefusal(error, sentence);
    else if (sentence === undefined) throw error;
    else process.stderr.write(`\n${sentence}\n\n`);
    process.exit(1);
  }
}

function printOpen({ inbox, ...running }: RunningShop, seconds: number): void {
  const addresses = { ...running, hasInbox: inbox !== undefined };
  say(`\n  Sowgat is open (${seconds.toFixed(1)} s)\n`);
  printAddresses(say, addresses);
  if (inbox) repeatAddresses(say, addresses, () => inbox.recent().length);
}

/** `officeLink` creates the first account and works once: docs/runbook.md says where to find it. */
function logOpen({ url, officeLink, ctx }: RunningShop, seconds: number): void {
  ctx.log.info({ url, seconds, ...(officeLink ? { officeLink } : {}) }, 'the shop is open');
}

/** A sentence for errors that the operator can fix; undefined for bugs. */
function explain(error: unknown): string | undefined {
  if (error instanceof ConfigError || error instanceof StartError) return error.message;
  if (!isOutage(error)) return undefined;
  return `The database went away while the shop was starting (${(error as Error).message}). Start the shop again when it is back.`;
}

function logRefusal(error: unknown, sentence: string | undefined): void {
  const log = createLog({ level: 'fatal', file: 2 });
  if (error instanceof ConfigError)
    log.fatal({ problems: error.problems }, 'the settings are not right; the shop does not start');
  else log.fatal(sentence === undefined ? { err: error } : {}, sentence ?? 'the shop does not start');
}

/** Node would print its warnings as plain text instead of JSON. */
function logWarnings(): void {
  const log = createLog({ level: 'warn' });
  process.removeAllListeners('warning');
  process.on('warning', (warning) => log.warn({ err: warning }, 'a warning of the runtime'));
}

/**
 * Graceful shutdown within ten seconds: running requests are finished, no new ones accepted. During the start it exits
 * at once.
 */
async function leave(code: number): Promise<void> {
  setTimeout(() => process.exit(code || 1), 10_000).unref();
  await shop?.stop().catch((error: unknown) => shop?.ctx.log.error({ err: error }, 'closing failed'));
  process.exit(code);
}
