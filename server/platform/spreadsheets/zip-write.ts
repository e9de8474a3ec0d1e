import { Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';
import { Zip, type ZipInputFile } from 'fflate';

export type ZipEntry = { name: string; body: AsyncIterable<string | Uint8Array> };

/**
 * Writes a ZIP as a stream: entries one after another, with their sizes behind the data. Files of up to 4 GB. The
 * library writes the format; Node's own deflate compresses, off the main thread.
 */
export async function* writeZip(
  entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>,
): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, data) => {
    if (error) throw error;
    ready.push(data);
  });
  for await (const { name, body } of entries) {
    const file: ZipInputFile = { filename: name, compression: 8, crc: 0, size: 0 };
    zip.add(file);
    for await (const packed of Readable.from(countInto(file, body)).compose(createDeflateRaw({ level: 6 }))) {
      file.ondata?.(null, packed, false);
      yield* ready.splice(0);
    }
    file.ondata?.(null, new Uint8Array(), true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready;
}

async function* countInto(file: ZipInputFile, body: ZipEntry['body']): AsyncGenerator<Buffer> {
  for await (const piece of body) {
    const data = Buffer.from(piece as Uint8Array);
    file.crc = crc32(data, file.crc);
    file.size += data.length;
    yield data;
  }
}
