/** Archives the write-ahead log (WAL) of the embedded database, segment by segment. */
import { mkdir, open, readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { giveTo, type Account } from './embedded-account.ts';

/** archive_timeout in seconds, so at most this much is lost with the disk. */
const segmentSeconds = 60;

/**
 * The system identifier of a cluster. Segments of two clusters have the same names, so each archives into a folder of
 * its own; a restored copy has the same identifier, but PostgreSQL gives it another timeline.
 */
export async function clusterOf(dataDir: string): Promise<string> {
  const file = await open(join(dataDir, 'global', 'pg_control'), 'r');
  try {
    const { buffer } = await file.read(Buffer.alloc(8), 0, 8, 0);
    return buffer.readBigUInt64LE().toString();
  } finally {
    await file.close();
  }
}

/** Settings that make PostgreSQL archive its WAL in `archive`. A segment appears there complete or not at all. */
export async function archiveFlags(dataDir: string, archive: string, account: Account): Promise<string[]> {
  const folder = join(archive, await clusterOf(dataDir));
  // PostgreSQL may run as another account, which must be able to traverse the folder of the backups.
  await mkdir(dirname(archive), { recursive: true, mode: 0o711 });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await giveTo(account, archive);
  const segment = quoteForShell(`${folder}/%f.gz`);
  const beside = quoteForShell(`${folder}/%f.gz.new`);
  const command = `test -f ${segment} || { gzip -1 <"%p" >${beside} && sync ${beside} && mv ${beside} ${segment}; }`;
  return [
    'archive_mode=on',
    `archive_timeout=${segmentSeconds}`,
    'wal_compression=on',
    `archive_command=${command}`,
  ].flatMap((setting) => ['-c', setting]);
}

/** Deletes the segments before `first`, which no remaining copy needs. */
export async function dropSegments(segments: string, first: string): Promise<void> {
  // The first eight characters are the timeline, which says nothing about age.
  const old = (await readdir(segments).catch(() => [])).filter(
    (name) => /^[0-9A-F]{24}/.test(name) && name.slice(8, 24) < first.slice(8),
  );
  for (const name of old) await rm(join(segments, name), { force: true });
}

/** Quotes a text as one word for `sh`; percent signs are left for PostgreSQL to replace. */
export function quoteForShell(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
