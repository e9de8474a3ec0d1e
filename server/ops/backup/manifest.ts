/**
 * The format of a backup: a folder with a manifest, which is written last, so that an incomplete backup never looks
 * complete.
 */
import { createReadStream, createWriteStream } from 'node:fs';
import { link, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createHash } from 'node:crypto';
import { createGunzip, createGzip } from 'node:zlib';
import { flushFolder } from '#server/platform/flush-folder.ts';

/** A file of a backup; the checksum is of its bytes on disk. */
export type SavedFile = { path: string; bytes: number; sha256: string };

export type SavedTable = {
  /** `product`, or with the schema where it is not the shop's own: `graphile_worker._private_jobs`. */
  name: string;
  columns: string[];
  rows: number;
  path: string;
};

export type SavedSequence = { name: string; last: number };

export type Manifest = {
  format: 1;
  /** The instant of the data. */
  at: string;
  /** The schema, by the names and hashes of the migrations that made it. */
  migrations: { name: string; hash: string }[];
  /** Number of the newest migration of the queue's own tables. */
  queue: number;
  tables: SavedTable[];
  sequences: SavedSequence[];
  /** Storage paths of the pictures, which are in the backup under `pictures/`. */
  pictures: string[];
  /** Anchor of the audit log, `<rows>:<newest hash>`; missing in backups of older releases. */
  audit?: string;
  /** The last closed day of the ledger, `<day>:<hash>`; missing before the first one. */
  ledger?: string;
  /** Pictures that the database names and the storage did not have. */
  missingPictures: string[];
  /** Fingerprint of the SECRET_KEY that the data were encrypted with; tells nothing else about it. */
  keyMark: string;
  /** The copied data folder of an embedded database whose WAL is archived: the base of a point-in-time restore. */
  base?: BaseCopy;
  files: SavedFile[];
};

export type BaseCopy = {
  stoppedAt: string;
  major: string;
  cluster: string;
  firstSegment: string;
  folders: string[];
};

export type Backup = { folder: string; manifest: Manifest };

export const manifestFile = 'manifest.json';
export const unfinished = '.unfinished';

/** Collects files in a folder that becomes a backup only when `finish` is called. */
export type Draft = {
  folder: string;
  /** Compresses a stream into a file of the backup. */
  pack(path: string, content: Readable): Promise<void>;
  /** Writes a file uncompressed: pictures are compressed already. */
  write(path: string, content: Buffer): Promise<void>;
  /** Hard-links a file of an older backup; `false` where the file system cannot. */
  share(file: SavedFile, older: string): Promise<boolean>;
  finish(about: Omit<Manifest, 'files' | 'format'>): Promise<Backup>;
};

async function makeDraftFolder(backups: string, folder: string): Promise<void> {
  // The database's own account must traverse this folder to its WAL archive; each backup itself is closed.
  await mkdir(backups, { recursive: true, mode: 0o711 });
  // Removes what interrupted backups left. Backups of one shop are made one at a time.
  for (const left of (await readdir(backups)).filter((one) => one.endsWith(unfinished)))
    await rm(join(backups, left), { recursive: true, force: true });
  await mkdir(folder, { mode: 0o700 });
}

/** @param name the name of the finished folder; names sort by time */
export async function openDraft(backups: string, name: string): Promise<Draft> {
  const target = join(backups, name);
  const folder = target + unfinished;
  await makeDraftFolder(backups, folder).catch(({ code }: NodeJS.ErrnoException) => {
    throw new RangeError(`BACKUP_DIR ${backups} cannot be written (${code}).`);
  });
  const files: SavedFile[] = [];

  async function keep(path: string, content: Readable, packed: boolean): Promise<void> {
    const place = join(folder, path);
    await mkdir(dirname(place), { recursive: true });
    const hash = createHash('sha256');
    let bytes = 0;
    const count = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        hash.update(chunk);
        bytes += chunk.length;
        done(null, chunk);
      },
    });
    const file = createWriteStream(place, { mode: 0o600, flush: true });
    await (packed
      ? pipeline(content, createGzip({ level: 4 }), count, file)
      : pipeline(content, count, file));
    files.push({ path, bytes, sha256: hash.digest('hex') });
  }

  return {
    folder,
    pack: (path, content) => keep(path, content, true),
    write: (path, content) => keep(path, Readable.from([content]), false),
    async share(file, older) {
      const place = join(folder, file.path);
      await mkdir(dirname(place), { recursive: true });
      const isShared = await link(join(older, file.path), place).then(
        () => true,
        () => false,
      );
      if (isShared) files.push(file);
      return isShared;
    },
    async finish(about) {
      const manifest: Manifest = { format: 1, ...about, files };
      const file = await open(join(folder, manifestFile), 'w', 0o600);
      await file.writeFile(`${JSON.stringify(manifest, null, 1)}\n`);
      await file.sync();
      await file.close();
      await rename(folder, target);
      await flushFolder(backups);
      return { folder: target, manifest };
    },
  };
}

/** Reads a compressed file. */
export function unpack(folder: string, path: string): Readable {
  const file = createReadStream(join(folder, path));
  const content = createGunzip();
  file.once('error', (error) => content.destroy(error));
  return file.pipe(content);
}

/** The pattern of `nameBackup`. */
export const stamp = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z$/;

/** A name that sorts by time and is a valid file name on every system. */
export function nameBackup(at: Date): string {
  return at.toISOString().replace(/[:.]/g, '-');
}

/** @throws RangeError when the folder is not a backup, or one that this program cannot read */
export async function readBackup(folder: string): Promise<Backup> {
  const text = await readFile(join(folder, manifestFile), 'utf8').catch(() => undefined);
  if (text === undefined || folder.endsWith(unfinished))
    throw new RangeError(`${folder} is no whole backup: it has no readable ${manifestFile}.`);
  const manifest = parseManifest(text);
  if (!manifest)
    throw new RangeError(`${folder} is damaged: its ${manifestFile} cannot be read. Take another backup.`);
  if (manifest.format !== 1) throw new RangeError(`${folder} was made by a newer program.`);
  return { folder, manifest };
}

function parseManifest(text: string): Manifest | undefined {
  try {
    const manifest = JSON.parse(text) as Partial<Manifest> | null;
    const isOurs =
      typeof manifest?.format === 'number' &&
      (manifest.format !== 1 ||
        (!Number.isNaN(Date.parse(`${manifest.at}`)) &&
          [manifest.files, manifest.tables, manifest.sequences, manifest.pictures, manifest.migrations].every(
            Array.isArray,
          )));
    return isOurs ? (manifest as Manifest) : undefined;
  } catch {
    return undefined;
  }
}

/** Verifies all checksums. @returns the paths of files that are missing or changed */
export async function findDamage({ folder, manifest }: Backup): Promise<string[]> {
  const damaged: string[] = [];
  for (const file of manifest.files) {
    const hash = createHash('sha256');
    const isRead = await pipeline(createReadStream(join(folder, file.path)), hash).then(
      () => true,
      () => false,
    );
    if (!isRead || hash.digest('hex') !== file.sha256) damaged.push(file.path);
  }
  return damaged;
}
