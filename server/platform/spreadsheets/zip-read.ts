import { createInflateRaw } from 'node:zlib';

/** Any bytes one may look into: a file in one piece, or in parts. */
export type ByteSource = { size: number; read(offset: number, length: number): Promise<Buffer> };
export type ZipFile = { name: string; packed: number; plain: number; method: number; offset: number };

/** The file is no ZIP, is damaged, or wants to become too large. */
export class ZipFault extends Error {}

const pieceSize = 256 * 1024;
const mostFiles = 100_000;
const mostDirectory = 32 * 1024 * 1024;
/** Tables pack to a tenth or a thirtieth, pictures not at all; what packs better than this was made to burst. */
const mostRatio = 300;
/** So much of it is let pass however well it packs: small files are nobody's trouble. */
const harmless = 4 * 1024 * 1024;

/** What is inside, by the directory at its end. @throws ZipFault, also for what would burst when it is unpacked */
export async function listZip(source: ByteSource): Promise<ZipFile[]> {
  const tailSize = Math.min(source.size, 22 + 65_535);
  const tail = await source.read(source.size - tailSize, tailSize);
  const end = tail.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || end + 22 > tail.length) throw new ZipFault('no directory');
  const count = tail.readUInt16LE(end + 10);
  const size = tail.readUInt32LE(end + 12);
  const start = tail.readUInt32LE(end + 16);
  if (count > mostFiles || size > mostDirectory || start + size > source.size)
    throw new ZipFault('directory out of bounds');
  const directory = await source.read(start, size);
  const files: ZipFile[] = [];
  for (let at = 0; files.length < count; ) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== 0x02014b50)
      throw new ZipFault('directory damaged');
    const nameLength = directory.readUInt16LE(at + 28);
    const more = directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
    files.push({
      name: directory.subarray(at + 46, at + 46 + nameLength).toString('utf8'),
      method: directory.readUInt16LE(at + 10),
      packed: directory.readUInt32LE(at + 20),
      plain: directory.readUInt32LE(at + 24),
      offset: directory.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + more;
  }
  const plain = files.reduce((sum, file) => sum + file.plain, 0);
  if (bursts(plain, source.size) || files.some((file) => bursts(file.plain, file.packed)))
    throw new ZipFault('unpacks to far too much');
  return files;
}

const bursts = (plain: number, packed: number) => plain > Math.max(harmless, packed * mostRatio);

/**
 * The contents of one file, piece by piece.
 * @param most bytes it may unpack to; never more than the directory says
 * @throws ZipFault
 */
export async function* openZipFile(source: ByteSource, file: ZipFile, most: number): AsyncGenerator<Buffer> {
  const head = await source.read(file.offset, 30);
  if (head.length < 30 || head.readUInt32LE(0) !== 0x04034b50) throw new ZipFault('file damaged');
  const start = file.offset + 30 + head.readUInt16LE(26) + head.readUInt16LE(28);
  if (start + file.packed > source.size) throw new ZipFault('file cut off');
  let total = 0;
  for await (const piece of unpack(source, file, start)) {
    total += piece.length;
    if (total > Math.min(most, file.plain)) throw new ZipFault('file too large');
    yield piece;
  }
}

async function* unpack(source: ByteSource, file: ZipFile, start: number): AsyncGenerator<Buffer> {
  if (file.method === 0) return yield* piecesOf(source, file, start);
  if (file.method !== 8) throw new ZipFault('packed in a way that is not known');
  const inflate = createInflateRaw();
  const feeding = (async () => {
    for await (const piece of piecesOf(source, file, start))
      if (!inflate.write(piece)) await new Promise((next) => inflate.once('drain', next));
    inflate.end();
  })().catch((error: unknown) => inflate.destroy(error as Error));
  try {
    for await (const piece of inflate as AsyncIterable<Buffer>) yield piece;
  } catch {
    throw new ZipFault('file damaged');
  } finally {
    inflate.destroy();
  }
  await feeding;
}

async function* piecesOf(source: ByteSource, file: ZipFile, start: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < file.packed; at += pieceSize)
    yield await source.read(start + at, Math.min(pieceSize, file.packed - at));
}
