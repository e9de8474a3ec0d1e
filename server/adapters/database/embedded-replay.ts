/** A copied data folder of the embedded database, brought to an instant by the log that was kept since. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { giveTo, pickAccount } from './embedded-account.ts';
import { findBinaries } from './embedded-binaries.ts';
import { quoteForShell } from './embedded-log.ts';
import { startEmbedded } from './embedded.ts';

export type ReplayOptions = {
  /** A copied data folder, unpacked and nobody's yet. */
  dataDir: string;
  /** The archive's folder of the copied cluster. */
  segments: string;
  /** The folder of the archive, when the copy is to go on as the shop; undefined for one that is only looked at. */
  archive: string | undefined;
  /** Stops before the first commit after this instant; undefined replays all there is. */
  until: Date | undefined;
};

/** Brings a copied data folder to an instant and closes it again, ready for an ordinary start. */
export async function replayArchive({ dataDir, segments, archive, until }: ReplayOptions): Promise<void> {
  await writeFile(join(dataDir, 'recovery.signal'), '');
  const binaries = await findBinaries();
  const account = await pickAccount(dataDir, binaries.folder);
  await giveTo(account, dataDir);
  await giveTo(account, segments);
  const settings = [
    `restore_command=gunzip -c <${quoteForShell(`${segments}/%f.gz`)} >"%p"`,
    'recovery_target_action=promote',
    // Otherwise it would count as ready while it still replays.
    'hot_standby=off',
    ...(until ? [`recovery_target_time=${until.toISOString().replace('T', ' ').replace('Z', '+00')}`] : []),
  ];
  // It answers once it has replayed everything and become a primary, on a timeline that the archive has to know of.
  const database = await startEmbedded({ dataDir, settings, archive });
  await database.stop();
}
