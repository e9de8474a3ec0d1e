import { parseArgs } from 'node:util';
import type { Addresses } from '#server/adapters/database/port.ts';
import { markOf } from '#server/ops/backup/make-backup.ts';
import { findNewestBackup } from '#server/ops/backup/find-backups.ts';
import { type Backup, readBackup } from '#server/ops/backup/manifest.ts';
import { finishRestore, type Restored, restoreBackup } from '#server/ops/backup/restore-backup.ts';
import { findBase, restoreToTime } from '#server/ops/backup/restore-to-time.ts';
import { machine } from '#server/boot/open-context.ts';
import { bringSchema } from '#server/platform/db/bring-schema.ts';
import { complain, openRestorePlace, type RestorePlace } from './open-shop.ts';

/** Restores a backup to the shop of the settings. Exit code 1 when the restored books break an invariant. */
export async function run(args: string[], env: Record<string, string | undefined>): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      from: { type: 'string' },
      at: { type: 'string' },
      replace: { type: 'boolean', default: false },
    },
  });
  if (values.from !== undefined && values.at !== undefined)
    throw new RangeError('--from takes a backup as it is, --at an instant; say one of them');
  const place = await openRestorePlace(env);
  const { replace } = values;
  const [backup, restored] =
    values.at === undefined
      ? await restoreRows(place, values.from, replace)
      : await restoreInstant(place, values.at, replace);
  report(backup, restored, place);
}

async function restoreRows(
  place: RestorePlace,
  from: string | undefined,
  replace: boolean,
): Promise<[Backup, Restored]> {
  const { backupDir } = place.config;
  const backup = from === undefined ? await findNewestBackup(backupDir) : await readBackup(from);
  if (!backup) throw new RangeError(`There is no backup in ${backupDir}; --from names one elsewhere.`);
  const database = await place.openDatabase();
  try {
    const places = { databaseUrl: database.ownerUrl, storage: place.storage };
    const restored = await restoreBackup(backup, places, { replace, now: machine.now() });
    await bringSchema(database, { onWait: complain });
    return [backup, restored];
  } finally {
    await database.stop();
  }
}

async function restoreInstant(
  place: RestorePlace,
  at: string,
  replace: boolean,
): Promise<[Backup, Restored]> {
  const { config, dataDir, storage } = place;
  if (dataDir === undefined)
    throw new RangeError(
      '--at is for the embedded database. How to bring yours to an instant: docs/runbook.md',
    );
  const until = at === 'latest' ? undefined : readInstant(at);
  const backup = await findBase(config.backupDir, until);
  const places = { backups: config.backupDir, dataDir };
  let finished = { breaches: [] as Restored['breaches'], pictures: 0 };
  const prepare = async (database: Addresses) => {
    await bringSchema(database, { onWait: complain });
    finished = await finishRestore(backup, { databaseUrl: database.ownerUrl, storage });
  };
  const keptAs = await restoreToTime(places, { backup, until, replace, now: machine.now(), prepare });
  return [backup, { ...finished, keptAs }];
}

function readInstant(text: string): Date {
  const at = new Date(text);
  if (Number.isNaN(at.getTime()) || !/T.*([Zz]|[+-]\d\d:?\d\d)$/.test(text))
    throw new RangeError('--at takes an instant with its offset, 2026-11-20T10:15:00+05:00, or "latest"');
  return at;
}

function report({ folder, manifest }: Backup, restored: Restored, { secrets }: RestorePlace): void {
  const say = (line: string) => process.stdout.write(`${line}\n`);
  say(`Restored from ${folder}; ${restored.pictures} pictures were put back.`);
  if (restored.keptAs) say(`What was there is kept: ${restored.keptAs}. Remove it when you are sure.`);
  if (manifest.keyMark !== markOf(secrets))
    say(
      'SECRET_KEY is not the one of the backup: second factors of staff and waiting SMS cannot be opened. Set the old key, or make new links for the staff.',
    );
  for (const { invariant, what } of restored.breaches) say(`NOT IN ORDER  ${invariant}: ${what}`);
  if (restored.breaches.length > 0) process.exitCode = 1;
  else say('The books are in order. Next: npm run shop -- books compares them with the banks.');
}
