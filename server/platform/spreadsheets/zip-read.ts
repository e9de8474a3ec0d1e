import { Readable } from 'node:stream';
import { callbackify } from 'node:util';
import {
  type Entry,
  fromRandomAccessReaderPromise,
  RandomAccessReader,
  type ZipFile as Archive,
} from 'yauzl';

/** Random access to bytes: of one file, or of an upload in parts. */
export type ByteSource = { size: number; read(offset: number, length: number): Promise<Buffer> };
export type ZipFile = { name: string; entry: Entry; archive: Archive; reader: SourceReader };

/** The file is not a ZIP, is damaged, or would unpack to too much. */
export class ZipFault extends Error {}

const pieceSize = 256 * 1024;
const mostFiles = 100_000;
const mostDirectory = 32 * 1024 * 1024;
/** Highest ratio of compression: tables compress to a tenth or a thirtieth; beyond this it is a zip bomb. */
const mostRatio = 300;
/** Up to this many unpacked bytes the ratio does not matter: small files are harmless. */
const harmless = 4 * 1024 * 1024;

/** The entries, read from the directory at the end of the file. @throws ZipFault, also for a zip bomb */
export async function listZip(source: ByteSource): Promise<ZipFile[]> {
  const reader = new SourceReader(source);
  const archive = await fromRandomAccessReaderPromise(reader, source.size, {
    autoClose: false,
    // Many programs write names in UTF-8 without setting its flag.
    decodeStrings: false,
    validateEntrySizes: false,
  }).catch((error: unknown) => reader.refuse('no directory', error));
  const directory = source.size - Number(archive.readEntryCursor);
  if (archive.entryCount > mostFiles || directory < 0 || directory > mostDirectory)
    throw new ZipFault('directory out of bounds');
  const files: ZipFile[] = [];
  try {
    for await (const entry of archive.eachEntry())
      files.push({ name: entry.fileNameRaw.toString('utf8'), entry, archive, reader });
  } catch (error) {
    return reader.refuse('directory damaged', error);
  }
  const plain = files.reduce((sum, { entry }) => sum + entry.uncompressedSize, 0);
  if (
    bursts(plain, source.size) ||
    files.some(({ entry }) => bursts(entry.uncompressedSize, entry.compressedSize))
  )
    throw new ZipFault('unpacks to far too much');
  return files;
}

const bursts = (plain: number, packed: number) => plain > Math.max(harmless, packed * mostRatio);

/**
 * The contents of one entry, chunk by chunk.
 *
 * @param most bytes it may unpack to; never more than the directory states
 * @throws ZipFault
 */
export async function* openZipFile(file: ZipFile, most: number): AsyncGenerator<Buffer> {
  const { archive, entry, reader } = file;
  let total = 0;
  try {
    for await (const piece of await archive.openReadStreamPromise(entry)) {
      total += piece.length;
      if (total > Math.min(most, entry.uncompressedSize)) throw new ZipFault('file too large');
      yield piece;
    }
  } catch (error) {
    reader.refuse('file damaged', error);
  }
}

/** All bytes of a source in order, or those of a range. */
export async function* piecesOf(source: ByteSource, start = 0, end = source.size): AsyncGenerator<Buffer> {
  for (let at = start; at < end; at += pieceSize) yield await source.read(at, Math.min(pieceSize, end - at));
}

/** Reads for the library and remembers a failure of the source itself, which does not mean that the file is damaged. */
class SourceReader extends RandomAccessReader {
  private failure: unknown;
  private readonly source: ByteSource;

  constructor(source: ByteSource) {
    super();
    this.source = {
      size: source.size,
      read: (offset, length) =>
        source.read(offset, length).catch((error: unknown) => {
          this.failure = error;
          throw error;
        }),
    };
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(piecesOf(this.source, start, end));
  }

  override read(...[buffer, offset, length, position, done]: Parameters<RandomAccessReader['read']>): void {
    const fill = async () => {
      const data = await this.source.read(position, length);
      if (data.length < length) throw new Error('cut off');
      data.copy(buffer, offset);
    };
    callbackify(fill)(done);
  }

  /** @throws the failure of the source, if any, otherwise a ZipFault */
  refuse(message: string, error: unknown): never {
    if (this.failure !== undefined) throw this.failure;
    throw error instanceof ZipFault ? error : new ZipFault(message, { cause: error });
  }
}
