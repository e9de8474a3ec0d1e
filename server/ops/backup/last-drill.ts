import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '#server/platform/write-whole.ts';
import type { DrillResult } from './drill.ts';

const drillFile = 'last-drill.json';

/** The newest drill that failed; a successful one removes it. */
const failedFile = 'last-drill-failed.json';

/** Records a successful drill; the running shop reports its time to Prometheus. */
export async function recordDrill(backups: string, result: DrillResult, now: Date): Promise<void> {
  await put(join(backups, drillFile), { at: now.toISOString(), ...result });
  await rm(join(backups, failedFile), { force: true });
}

/** Records why a drill failed, for whoever reads of the alarm later. */
export async function recordFailure(backups: string, issues: readonly string[], now: Date): Promise<void> {
  await put(join(backups, failedFile), { at: now.toISOString(), issues });
}

async function put(file: string, content: unknown): Promise<void> {
  await writeWhole(file, `${JSON.stringify(content)}\n`, 0o644);
}

/** The newest drill, when it failed. */
export async function findFailure(backups: string): Promise<{ at: Date; issues: string[] } | undefined> {
  const text = await readFile(join(backups, failedFile), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const { at, issues } = JSON.parse(text) as { at: string; issues: string[] };
  return { at: new Date(at), issues };
}

/** Time of the last successful drill. */
export async function findLastDrill(backups: string): Promise<Date | undefined> {
  const text = await readFile(join(backups, drillFile), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : new Date((JSON.parse(text) as { at: string }).at);
}
