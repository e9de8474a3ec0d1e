/** Restores a backup into an empty database, or replaces a full one, which is kept under another name. */
import type { Storage } from '#server/adapters/storage/port.ts';
import { checkInvariants } from '#server/invariants/check-invariants.ts';
import { markOf, sayAnotherKey } from '#server/platform/db/key-mark.ts';
import type { Secrets } from '#server/platform/secrets.ts';
import { describeBroken } from '#server/invariants/run-rules.ts';
import { loadPictures } from './pictures.ts';
import { loadTables } from './load-tables.ts';
import { type Backup, findDamage } from './manifest.ts';
import { createBeside, requireNobodyElse, hasTables, settleRestored, takeName } from './target-database.ts';

export type RestoreReport = {
  /** What the books break, in lines for people. */
  breaches: string[];
  /** Number of pictures that were restored. */
  pictures: number;
  /** The name under which the previous database is kept, if there was one. */
  keptAs: string | undefined;
};

/**
 * @param how `replace`: the backup replaces an existing shop; without it a database with tables is refused
 * @throws RangeError with a sentence for people, having changed nothing that was there
 */
export async function restoreBackup(
  backup: Backup,
  places: { databaseUrl: string; storage: Storage },
  how: { replace: boolean; now: Date },
): Promise<RestoreReport> {
  const { databaseUrl, storage } = places;
  await requireWhole(backup);
  const isFull = await hasTables(databaseUrl);
  if (isFull && !how.replace)
    throw new RangeError(
      'There is a shop in this database already. With --replace the backup takes its place, and that shop is kept under another name.',
    );
  if (isFull) await requireNobodyElse(databaseUrl);
  const target = isFull ? await createBeside(databaseUrl) : databaseUrl;
  await loadTables(backup, target);
  const finished = await finishRestore(backup, { databaseUrl: target, storage });
  const keptAs = isFull ? `database ${await takeName(databaseUrl, target, how.now)}` : undefined;
  return { ...finished, keptAs };
}

/** Last step of every restore: pictures, clean-up of unfinished work, and the check of the invariants. */
export async function finishRestore(
  backup: Backup,
  { databaseUrl, storage }: { databaseUrl: string; storage: Storage },
): Promise<Pick<RestoreReport, 'breaches' | 'pictures'>> {
  await settleRestored(databaseUrl);
  return {
    pictures: await loadPictures(backup, storage),
    breaches: describeBroken(await checkInvariants(databaseUrl)),
  };
}

/** Before anything is unpacked, which takes long. @throws RangeError for a backup that is sealed with another key */
export function requireKeyOf({ folder, manifest }: Backup, secrets: Secrets): void {
  if (manifest.keyMark !== markOf(secrets))
    throw new RangeError(sayAnotherKey(`The backup ${folder}`, 'restore --new-key'));
}

/** @throws RangeError naming what is damaged */
export async function requireWhole(backup: Backup): Promise<void> {
  const damage = await findDamage(backup);
  if (damage.length > 0)
    throw new RangeError(
      `${backup.folder} is damaged: ${damage.slice(0, 3).join(', ')}${damage.length > 3 ? ` and ${damage.length - 3} more` : ''}. Take an older one.`,
    );
}
