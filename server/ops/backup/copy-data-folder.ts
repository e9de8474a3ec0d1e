/** Base backup of the embedded database while it runs: with the WAL archived since, it restores any later instant. */
import { createReadStream } from 'node:fs';
import { opendir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { clusterOf } from '#server/adapters/database/embedded-log.ts';
import { connect } from '#server/platform/db/connect.ts';
import { sqlState } from '#server/platform/db/sql-state.ts';
import type { BaseCopy, Draft } from './manifest.ts';

/**
 * Files not copied (only valid for the running server), and folders restored empty (the WAL comes from the archive).
 */
const leftOut = /^(postmaster\.(pid|opts)|sowgat\.lock|recovery\.signal)$|(^|\/)pgsql_tmp/;
const keptEmpty =
  /^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\//;
/** How long archiving the last WAL segment may take before the backup counts as failed. */
const statementTimeout = '2min';
const tookTooLong = '57014';
const alwaysThere = ['pg_wal', 'pg_wal/archive_status', 'pg_wal/summaries'];

/**
 * Copies while the shop sells: pages that change meanwhile are repaired by the WAL, which PostgreSQL has archived
 * before this returns. Needs a database that archives its WAL.
 */
export async function copyDataFolder(databaseUrl: string, dataDir: string, draft: Draft): Promise<BaseCopy> {
  await using client = await connect(databaseUrl, 'sowgat-backup');
  try {
    const begun = await client.query<{ segment: string }>(
      "select pg_walfile_name(pg_backup_start('sowgat', true)) as segment",
    );
    const folders: string[] = [];
    for await (const entry of await opendir(dataDir, { recursive: true })) {
      const path = relative(dataDir, join(entry.parentPath, entry.name)).split(sep).join('/');
      if (keptEmpty.test(path) || leftOut.test(path)) continue;
      if (entry.isDirectory()) folders.push(path);
      else if (entry.isFile()) await copyFile(join(dataDir, path), `base/${path}.gz`, draft);
    }
    await client.query(`set statement_timeout = '${statementTimeout}'`);
    // PostgreSQL returns the backup label at the end; it is not a file in the folder.
    const ended = await client.query<{ label: string; at: Date; major: number }>(
      `select labelfile as label, clock_timestamp() as at, current_setting('server_version_num')::int / 10000 as major
       from pg_backup_stop(true)`,
    );
    const { label, at, major } = ended.rows[0] as { label: string; at: Date; major: number };
    await draft.pack('base/backup_label.gz', Readable.from([label]));
    return {
      stoppedAt: at.toISOString(),
      major: `${major}`,
      cluster: await clusterOf(dataDir),
      firstSegment: begun.rows[0]?.segment as string,
      folders: [...folders, ...alwaysThere],
    };
  } catch (error) {
    if (sqlState(error) !== tookTooLong) throw error;
    throw new RangeError(
      `The write-ahead log does not reach its archive: is the disk full, or may the database's account not write there? The backup was given up.`,
    );
  }
}

/** A file may vanish before it is copied, when a table is dropped. */
async function copyFile(from: string, to: string, draft: Draft): Promise<void> {
  const content = createReadStream(from);
  const isThere = await new Promise<boolean>((resolve, reject) => {
    content.once('open', () => resolve(true));
    content.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ENOENT' ? resolve(false) : reject(error),
    );
  });
  if (isThere) await draft.pack(to, content);
}
