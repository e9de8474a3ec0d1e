/** The write-ahead log of the embedded database, kept segment by segment. */
import { mkdir, open, readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { giveTo, type Account } from './embedded-account.ts';

/** Longest time without a new segment while the shop sells: what a lost disk costs. */
const segmentSeconds = 60;

/**
 * Names a cluster. Two clusters have segments of the same names, so each archives into a folder of its own; a restored
 * copy goes by the same name, and PostgreSQL gives it another timeline.
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

/** Settings that make PostgreSQL keep its log in `archive`. A segment appears whole or not at all. */
export async function archiveFlags(dataDir: string, archive: string, account: Account): Promise<string[]> {
  const folder = join(archive, await clusterOf(dataDir));
  // PostgreSQL may run as another account than we do; it walks through the folder of the backups to its own.
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

/** Removes what no kept copy needs any more: everything before `first`. */
export async function dropSegments(segments: string, first: string): Promise<void> {
  // The first eight signs are the timeline, which does not order segments.
  const old = (await readdir(segments).catch(() => [])).filter(
    (name) => /^[0-9A-F]{24}/.test(name) && name.slice(8, 24) < first.slice(8),
  );
  for (const name of old) await rm(join(segments, name), { force: true });
}

/** One word for `sh`, with the percent signs that PostgreSQL fills in left to it. */
export function quoteForShell(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
