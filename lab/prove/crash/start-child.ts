import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { TestShop } from '../../../tests/support/shop/start-shop.ts';

/** A process beside a test's shop; `said` is the first that it printed. */
export type Child = { said: string; kill(): Promise<void> };

/** Starts a program of this folder on the shop's database, as of a moment; resolves once it has said something. */
export async function startChild(
  { databaseUrl, ctx }: TestShop,
  program: string,
  moment: string,
): Promise<Child> {
  const secret = 'a-key-of-the-tests-with-more-than-32-bytes';
  const child = spawn(process.execPath, [`lab/prove/crash/${program}`, databaseUrl, secret, moment], {
    env: { ...process.env, MODE: 'demo', DATA_DIR: ctx.config.dataDir, LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said = await Promise.race([
    once(child.stdout, 'data').then(([text]) => String(text).trim()),
    once(child, 'exit').then(() => undefined),
  ]);
  if (said === undefined) throw new Error(`${program} ended at its start`);
  return {
    said,
    async kill() {
      if (child.signalCode !== null || child.exitCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}
