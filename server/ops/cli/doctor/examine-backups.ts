import { existsSync } from 'node:fs';
import { rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { findLastBackup, surveyBackups } from '#server/ops/backup/find-backups.ts';
import { findFailure, findLastDrill } from '#server/ops/backup/last-drill.ts';
import { makeFolder } from '#server/platform/make-folder.ts';
import type { Neighbours } from '#server/ops/cli/open-shop.ts';
import type { Finding } from './examine-database.ts';

const mostHours = 26;
/** Clocks of two machines differ a little. */
const mostHoursAhead = 0.2;

type Place = Pick<Neighbours, 'config' | 'now'>;

/** Age of the last backup and drill, optional in a demonstration; and whether the next backup can be written. */
export async function examineBackups({ config, now }: Place): Promise<Finding[]> {
  const { backupDir } = config;
  if (config.backupsElsewhere) return [{ name: 'backup', says: 'made by other tools', isWell: true }];
  const { damaged } = await surveyBackups(backupDir);
  const [unwritable, failure] = [await findWriteFault(config), await findFailure(backupDir)];
  const isNeeded = config.mode === 'production';
  const age = (name: string, at: Date | undefined): Finding => {
    const hours = at && hoursSince(at, now());
    return { name, says: sayAge(name, hours), isWell: isFresh(hours) || !isNeeded };
  };
  const backup = age('backup', await findLastBackup(backupDir));
  const drill = age('drill', await findLastDrill(backupDir));
  return [
    unwritable === undefined ? backup : { name: 'backup', says: unwritable, isWell: false },
    failure ? describeFailure(failure, { now: now(), passed: drill.says }) : drill,
    ...damaged.map(({ says }) => ({ name: 'backup', says, isWell: false })),
  ];
}

const hoursSince = (at: Date, now: Date) => (now.getTime() - at.getTime()) / 3_600_000;

function isFresh(hours: number | undefined): boolean {
  return hours !== undefined && hours <= mostHours && hours > -mostHoursAhead;
}

function sayAge(name: string, hours: number | undefined): string {
  if (hours === undefined) return 'never; usual on the first day, until the first night';
  if (hours > -mostHoursAhead) return `${hours.toFixed(1)} hours ago`;
  const remedy = name === 'backup' ? 'make a new one and move that one away' : 'run it again';
  return `dated ${(-hours).toFixed(1)} hours in the future, so the clock was set back: ${remedy}`;
}

function describeFailure(
  { at, issues }: { at: Date; issues: string[] },
  { now, passed }: { now: Date; passed: string },
): Finding {
  const [first = '', ...others] = issues;
  const rest = others.length === 0 ? '' : `, and ${others.length} line${others.length > 1 ? 's' : ''} more`;
  const before = passed.startsWith('never') ? 'never passed' : `passed ${passed}`;
  const says = `failed ${hoursSince(at, now).toFixed(1)} hours ago: ${first}${rest}; ${before}`;
  return { name: 'drill', says, isWell: false };
}

/** Writes a file and removes it, with the folders that it made. A folder of DATA_DIR is examined with that. */
async function findWriteFault({ backupDir, dataDir }: Place['config']): Promise<string | undefined> {
  if (!relative(dataDir, backupDir).startsWith('..')) return undefined;
  const probe = join(backupDir, `doctor-${process.pid}`);
  const missing: string[] = [];
  for (let folder = backupDir; !existsSync(folder); folder = dirname(folder)) missing.push(folder);
  try {
    await makeFolder(backupDir);
    await writeFile(probe, '');
    return undefined;
  } catch (error) {
    return `BACKUP_DIR ${backupDir} cannot be written (${(error as NodeJS.ErrnoException).code})`;
  } finally {
    await rm(probe, { force: true }).catch(() => undefined);
    for (const folder of missing) await rmdir(folder).catch(() => undefined);
  }
}
