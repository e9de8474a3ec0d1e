import { StartRefused } from './adapters/database/port.ts';
import { ConfigRefused, readConfig } from './config.ts';
import { isOutage } from './platform/db-errors.ts';
import { type RunningShop, startShop } from './start.ts';

const started = performance.now();
const say = (line: string) => process.stdout.write(`${line}\n`);

let shop: RunningShop | null = null;
// Before the start: in a container the shop is process 1, which no signal ends that it does not listen for.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void leave(0));
shop = await start();
for (const trouble of ['uncaughtException', 'unhandledRejection'] as const) {
  process.once(trouble, (error: unknown) => {
    shop?.ctx.log.fatal({ err: error }, trouble);
    void leave(1);
  });
}

async function start(): Promise<RunningShop> {
  try {
    const config = readConfig(process.env);
    const running = await startShop(config, () => undefined);
    say(`\n  Sowgat is open (${((performance.now() - started) / 1000).toFixed(1)} s)\n`);
    say(`  Shop           ${running.url}`);
    say(`  Back office    ${running.officeLink ?? `${running.url}/office`}`);
    if (config.mode === 'demo') say(`  SMS inbox      ${running.url}/demo/sms`);
    if (running.simulatorUrl) say(`  Bank simulator ${running.simulatorUrl}`);
    say(`  API            ${running.url}/api/docs`);
    say('\n  Ctrl-C closes it.\n');
    return running;
  } catch (error) {
    const sentence = explain(error);
    if (sentence === undefined) throw error;
    process.stderr.write(`\n${sentence}\n\n`);
    process.exit(1);
  }
}

/** What the operator can do something about; undefined for what only we can. */
function explain(error: unknown): string | undefined {
  if (error instanceof ConfigRefused || error instanceof StartRefused) return error.message;
  if (!isOutage(error)) return undefined;
  return `The database went away while the shop was starting (${(error as Error).message}). Start the shop again when it is back.`;
}

/** Ends at the latest after ten seconds: what is under way is finished, nothing new is taken. Who is not open yet just goes. */
async function leave(code: number): Promise<void> {
  setTimeout(() => process.exit(code || 1), 10_000).unref();
  await shop?.stop().catch((error: unknown) => shop?.ctx.log.error({ err: error }, 'closing failed'));
  process.exit(code);
}
