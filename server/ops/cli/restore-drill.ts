import { parseArgs } from 'node:util';
import { runDrill } from '#server/ops/backup/drill.ts';
import { recordDrill, recordFailure } from '#server/ops/backup/last-drill.ts';
import { readConfig } from '#server/config/read-config.ts';
import { findSecrets } from './open-shop.ts';
import { machine } from '#server/boot/open-context.ts';

/**
 * Restores the newest backup into a temporary database. Exit code 1 unless everything is in order; only then is the
 * drill recorded for the alert, otherwise what it found, for the doctor.
 */
export async function run(args: string[], env: Record<string, string | undefined>): Promise<void> {
  parseArgs({ args, options: {} });
  const config = readConfig(env);
  const { backupDir, drillDir: folder } = config;
  const started = performance.now();
  const result = await runDrill(backupDir, {
    secrets: await findSecrets(config),
    folder,
    now: machine.now(),
  }).catch(async (error: Error) => {
    // The folder itself may be what is missing.
    await recordFailure(backupDir, [error.message], machine.now()).catch(() => undefined);
    throw error;
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  for (const issue of result.issues) process.stdout.write(`NOT IN ORDER  ${issue}\n`);
  if (result.issues.length > 0) {
    process.exitCode = 1;
    await recordFailure(backupDir, result.issues, machine.now());
    return;
  }
  await recordDrill(backupDir, result, machine.now());
  process.stdout.write(
    `${result.backup} was restored (${result.ways.join(' and ')}) in ${seconds} s; its books are in order.\n`,
  );
}
