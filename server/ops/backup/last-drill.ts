import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DrillResult } from './drill.ts';

const drillFile = 'last-drill.json';

/** Records a successful drill; the running shop reports its time to Prometheus. */
export async function recordDrill(backups: string, result: DrillResult, now: Date): Promise<void> {
  const file = join(backups, drillFile);
  await writeFile(`${file}.new`, `${JSON.stringify({ at: now.toISOString(), ...result })}\n`, {
    mode: 0o644,
  });
  await rename(`${file}.new`, file);
}

/** Time of the last successful drill. */
export async function findLastDrill(backups: string): Promise<Date | undefined> {
  const text = await readFile(join(backups, drillFile), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : new Date((JSON.parse(text) as { at: string }).at);
}
