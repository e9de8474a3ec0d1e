/** The restore drill: a backup is only known to be good once it has been restored. */
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { startEmbedded } from '#server/adapters/database/embedded.ts';
import { checkInvariants } from '#server/invariants/check-invariants.ts';
import { owedMoney } from '#server/invariants/invariants.ts';
import { describeBroken, mostShown } from '#server/invariants/run-rules.ts';
import { checkLedger } from '#server/features/ledger/check-ledger.ts';
import { withDatabase } from '#server/platform/db/with-database.ts';
import { loadTables } from './load-tables.ts';
import { findNewestBackup } from './find-backups.ts';
import type { Backup } from './manifest.ts';
import { makeFolder } from '#server/platform/make-folder.ts';
import type { Secrets } from '#server/platform/secrets.ts';
import { requireKeyOf, requireWhole } from './restore-backup.ts';
import { layOut } from './restore-to-time.ts';

export type DrillResult = {
  backup: string;
  /** The instant of the backup's data, as ISO text. */
  madeAt: string;
  /** Kinds of restore that were tried: `rows`, and `log` where the WAL is archived. */
  ways: string[];
  issues: string[];
};

export type DrillHow = {
  /** The shop's, which the backup must be sealed with. */
  secrets?: Secrets | undefined;
  /** Where it is restored, by default beside the backups. */
  folder?: string;
  /** With it, what a former drill left there is removed. */
  now?: Date;
};

/**
 * Restores the newest backup into a temporary database and checks its invariants. The shop's own database is not
 * touched.
 *
 * @throws RangeError when there is no backup, it is damaged, or sealed with another key
 */
export async function runDrill(backups: string, how: DrillHow = {}): Promise<DrillResult> {
  const backup = await findNewestBackup(backups);
  if (!backup) throw new RangeError(`There is no backup in ${backups}. Make one: npm run shop -- backup`);
  if (how.secrets) requireKeyOf(backup, how.secrets);
  await requireWhole(backup);
  const scratch = await openScratch(how.folder ?? backups, how.now);
  try {
    const { missingPictures, base, at: madeAt } = backup.manifest;
    const lost = { invariant: 'picture that was not in the storage', count: missingPictures.length };
    const pictures = { ...lost, first: missingPictures.slice(0, mostShown) };
    const rows = await findFailures(scratch, 'rows', (url) => loadTables(backup, url));
    const log = base ? await tryLog(backup, backups, scratch) : [];
    const issues = [...describeBroken([pictures]), ...rows, ...log];
    return { backup: backup.folder, madeAt, ways: base ? ['rows', 'log'] : ['rows'], issues };
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

const prefix = 'sowgat-drill-';
/** Before the drill of the next night. */
const leftMs = 20 * 3_600_000;

/** A new folder; those that a power cut left are removed first. @throws RangeError where none can be made */
async function openScratch(folder: string, now: Date | undefined): Promise<string> {
  try {
    await makeFolder(folder);
    for (const name of (await readdir(folder)).filter((one) => one.startsWith(prefix))) {
      const left = join(folder, name);
      const { mtimeMs } = await stat(left);
      if (now && now.getTime() - mtimeMs > leftMs) await rm(left, { recursive: true, force: true });
    }
    return await mkdtemp(join(folder, prefix));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new RangeError(`DRILL_DIR ${folder} cannot be written (${code}).`, { cause: error });
  }
}

async function tryLog(backup: Backup, backups: string, scratch: string): Promise<string[]> {
  await layOut(backup, backups, join(scratch, 'log'), { goesOn: false });
  return (await findFailures(scratch, 'log')).map((issue) => `after the log: ${issue}`);
}

/** @param fill restores the shop into the database, unless it is there already */
async function findFailures(
  scratch: string,
  name: string,
  fill: (databaseUrl: string) => Promise<void> = async () => undefined,
): Promise<string[]> {
  const dataDir = join(scratch, name);
  const database = await startEmbedded({ dataDir, durable: false, scratch: [scratch] });
  try {
    await fill(database.ownerUrl);
    const broken = await checkInvariants(database.ownerUrl);
    // A refund waiting for staff when the backup was made is not a fault of the backup.
    const faults = describeBroken(broken.filter(({ invariant }) => invariant !== owedMoney));
    const days = await withDatabase(database.ownerUrl, (db) => checkLedger(db));
    return days.isGood ? faults : [...faults, ...days.says];
  } finally {
    await database.stop();
    // Two at once would need twice the room.
    await rm(dataDir, { recursive: true, force: true });
  }
}
