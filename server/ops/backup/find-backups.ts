/** Finds the backups of a folder and tells complete ones from damaged ones. */
import { readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type Backup, manifestFile, nameBackup, readBackup, stamp, unfinished } from './manifest.ts';

type Survey = {
  /** Oldest first. */
  whole: Backup[];
  /** Folders that should be backups, each with a sentence on what is wrong. */
  damaged: { folder: string; says: string }[];
};

/** An unreadable folder has none. Backups still being written are neither whole nor damaged. */
export async function surveyBackups(backups: string): Promise<Survey> {
  const survey: Survey = { whole: [], damaged: [] };
  for (const name of (await readdir(backups).catch(() => [])).filter((one) => !one.endsWith(unfinished))) {
    const folder = join(backups, name);
    try {
      survey.whole.push(await readBackup(folder));
    } catch (error) {
      // Other files may be here too: the WAL archive, the record of the last drill.
      if (stamp.test(name) || (await stat(join(folder, manifestFile)).catch(() => undefined)))
        survey.damaged.push({ folder, says: (error as Error).message });
    }
  }
  survey.whole.sort((a, b) => (a.manifest.at < b.manifest.at ? -1 : 1));
  return survey;
}

/** All complete backups, oldest first. */
export async function listBackups(backups: string): Promise<Backup[]> {
  return (await surveyBackups(backups)).whole;
}

/**
 * The newest backup, undefined when there is none.
 *
 * @throws RangeError when it is damaged: an older one must be chosen explicitly
 */
export async function findNewestBackup(backups: string): Promise<Backup | undefined> {
  const { whole, damaged } = await surveyBackups(backups);
  const newest = whole.at(-1);
  const known = newest ? nameBackup(new Date(newest.manifest.at)) : '';
  // A damaged folder whose name has no time may be newer, too.
  const bad = damaged.find(({ folder }) => !stamp.test(basename(folder)) || basename(folder) > known);
  if (!bad) return newest;
  throw new RangeError(
    `${bad.says} ${newest ? `The newest whole one is ${newest.folder}; --from ${newest.folder} restores that day.` : ''}`.trim(),
  );
}

/**
 * When the newest complete backup was made, from its name. Called every few seconds by the metrics, and manifests are
 * long, so each is read again only when its file changes.
 */
export async function findLastBackup(backups: string): Promise<Date | undefined> {
  const names = (await readdir(backups).catch(() => [])).filter((one) => stamp.test(one));
  for (const name of names.toSorted().toReversed())
    if (await isWhole(join(backups, name))) return new Date(name.replace(stamp, '$1T$2:$3:$4.$5Z'));
  return undefined;
}

/** Cache by manifest path: modification time and size when last read, and the result. */
const looked = new Map<string, { state: string; whole: boolean }>();

async function isWhole(folder: string): Promise<boolean> {
  const file = join(folder, manifestFile);
  const found = await stat(file).catch(() => undefined);
  if (!found) return false;
  const state = `${found.mtimeMs} ${found.size}`;
  const known = looked.get(file);
  if (known?.state === state) return known.whole;
  const whole = await readBackup(folder).then(
    () => true,
    () => false,
  );
  looked.set(file, { state, whole });
  return whole;
}
