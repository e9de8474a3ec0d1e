import { parseArgs } from 'node:util';
import type { Addresses } from '#server/adapters/database/port.ts';
import { forgetAnchor } from '#server/features/audit/kept-anchor.ts';
import { findNewestBackup } from '#server/ops/backup/find-backups.ts';
import { type Backup, readBackup } from '#server/ops/backup/manifest.ts';
import {
  finishRestore,
  requireKeyOf,
  type RestoreReport,
  restoreBackup,
} from '#server/ops/backup/restore-backup.ts';
import { findBase, restoreToTime } from '#server/ops/backup/restore-to-time.ts';
import { machine } from '#server/boot/open-context.ts';
import { claimKey, renewKey } from '#server/platform/db/key-mark.ts';
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
      'new-key': { type: 'boolean', default: false },
    },
  });
  if (values.from !== undefined && values.at !== undefined)
    throw new RangeError('--from takes a backup as it is, --at an instant; say one of them');
  const place = await openRestorePlace(env);
  const how = { replace: values.replace, setKey: values['new-key'] ? renewKey : claimKey };
  const [backup, restored] =
    values.at === undefined
      ? await restoreRows(place, values.from, how)
      : await restoreInstant(place, values.at, how);
  await forgetAnchor(place.config.dataDir);
  report(backup, restored);
}

type How = {
  /** The backup takes the place of a shop that is there. */
  replace: boolean;
  /** Compares the key of the restored data, or marks them anew. */
  setKey: typeof claimKey;
};

async function restoreRows(
  place: RestorePlace,
  from: string | undefined,
  { replace, setKey }: How,
): Promise<[Backup, RestoreReport]> {
  const { backupDir } = place.config;
  const backup = from === undefined ? await findNewestBackup(backupDir) : await readBackup(from);
  if (!backup) throw new RangeError(`There is no backup in ${backupDir}; --from names one elsewhere.`);
  if (setKey === claimKey) requireKeyOf(backup, place.secrets);
  const database = await place.openDatabase();
  try {
    const places = { databaseUrl: database.ownerUrl, storage: place.storage };
    const restored = await restoreBackup(backup, places, { replace, now: machine.now() });
    await bringSchema(database, { onWait: complain });
    await setKey(database.ownerUrl, place.secrets);
    return [backup, restored];
  } finally {
    await database.stop();
  }
}

async function restoreInstant(
  place: RestorePlace,
  at: string,
  { replace, setKey }: How,
): Promise<[Backup, RestoreReport]> {
  const { config, dataDir, storage } = place;
  if (dataDir === undefined)
    throw new RangeError(
      '--at is for the embedded database. How to bring yours to an instant: docs/runbook.md',
    );
  const until = at === 'latest' ? undefined : readInstant(at);
  const backup = await findBase(config.backupDir, until);
  const places = { backups: config.backupDir, dataDir };
  let finished = { breaches: [] as RestoreReport['breaches'], pictures: 0 };
  const prepare = async (database: Addresses) => {
    await bringSchema(database, { onWait: complain });
    // The key may have been changed between the backup and the instant, so the restored rows are asked.
    await setKey(database.ownerUrl, place.secrets);
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

function report({ folder }: Backup, restored: RestoreReport): void {
  const say = (line: string) => process.stdout.write(`${line}\n`);
  say(`Restored from ${folder}; ${restored.pictures} pictures were put back.`);
  if (restored.keptAs) say(`What was there is kept: ${restored.keptAs}. Remove it when you are sure.`);
  for (const breach of restored.breaches) say(`NOT IN ORDER  ${breach}`);
  if (restored.breaches.length > 0) process.exitCode = 1;
  else say('The books are in order. Next: npm run shop -- books compares them with the banks.');
}
