import { expect, test } from 'vitest';
import { gather } from '../../../tests/support/shop/spreadsheets.ts';
import { type ByteSource, listZip, openZipFile } from './zip-read.ts';
import { writeZip, type ZipEntry } from './zip-write.ts';

const sourceOf = (data: Buffer): ByteSource => ({
  size: data.length,
  read: async (offset, length) => data.subarray(offset, offset + length),
});

/** Zeros compress to a thousandth. */
function* zeros(megabytes: number): Generator<Buffer> {
  const piece = Buffer.alloc(1024 * 1024);
  for (let at = 0; at < megabytes; at++) yield piece;
}
const entry = (name: string, body: Iterable<string | Uint8Array>): ZipEntry => ({
  name,
  body: body as never,
});
const zipOf = (...entries: ZipEntry[]) => gather(writeZip(entries));

test('what was packed comes out again, and small files may pack as well as they like', async () => {
  const data = await zipOf(entry('a.txt', ['salam']), entry('b.bin', zeros(2)));
  const [first, second] = await listZip(sourceOf(data));
  if (!first || !second) throw new Error('two files');
  expect((await gather(openZipFile(first, 100))).toString()).toBe('salam');
  expect((await gather(openZipFile(second, 2 * 1024 * 1024))).length).toBe(2 * 1024 * 1024);
});

test('one file that packs too well to be a table is refused before it is unpacked', async () => {
  await expect(listZip(sourceOf(await zipOf(entry('bomb.xml', zeros(16)))))).rejects.toThrow('far too much');
});

test('many names for the same few bytes are refused by what they would come to together', async () => {
  const data = await zipOf(...Array.from({ length: 100 }, (_, n) => entry(`${n}.jpg`, zeros(0))));
  // Every entry claims three megabytes, which is harmless for one entry alone.
  for (
    let at = data.indexOf('PK\x01\x02', 0, 'latin1');
    at >= 0;
    at = data.indexOf('PK\x01\x02', at + 4, 'latin1')
  )
    data.writeUInt32LE(3 * 1024 * 1024, at + 24);
  await expect(listZip(sourceOf(data))).rejects.toThrow('far too much');
});

test('a directory that lies about sizes, counts or its own length is refused', async () => {
  const data = await zipOf(entry('a.bin', zeros(1)));
  const directory = data.indexOf('PK\x01\x02', 0, 'latin1');
  const end = data.indexOf('PK\x05\x06', 0, 'latin1');
  const changed = (change: (copy: Buffer) => void) => {
    const copy = Buffer.from(data);
    change(copy);
    return sourceOf(copy);
  };
  const modest = changed((copy) => copy.writeUInt32LE(1_000, directory + 24));
  const [file] = await listZip(modest);
  if (!file) throw new Error('one file');
  await expect(gather(openZipFile(file, 1024 ** 3))).rejects.toThrow('file too large');
  await expect(listZip(changed((copy) => copy.writeUInt16LE(7, end + 10)))).rejects.toThrow(
    'directory damaged',
  );
  await expect(listZip(changed((copy) => copy.writeUInt32LE(2 ** 31, end + 16)))).rejects.toThrow(
    'out of bounds',
  );
  expect(await listZip(changed((copy) => copy.writeUInt32LE(2 ** 31, end + 12)))).toHaveLength(1);
  const huge: ByteSource = {
    size: 2 ** 30 + 22,
    read: async (offset, length) => {
      if (offset === 0) throw new Error('a gigabyte was asked for');
      const tail = Buffer.alloc(length);
      const claim = Buffer.alloc(22);
      claim.writeUInt32LE(0x06054b50, 0);
      claim.writeUInt16LE(60_000, 10);
      claim.writeUInt32LE(2 ** 30, 12);
      claim.copy(tail, length - 22);
      return tail;
    },
  };
  await expect(listZip(huge)).rejects.toThrow('out of bounds');
});

test('no file unpacks to more than its reader allows', async () => {
  const data = await zipOf(entry('a.bin', zeros(3)));
  const [file] = await listZip(sourceOf(data));
  if (!file) throw new Error('one file');
  await expect(gather(openZipFile(file, 1024 * 1024))).rejects.toThrow('file too large');
});

test('a storage that fails is not the fault of the file', async () => {
  const source = sourceOf(await zipOf(entry('a.bin', zeros(1))));
  let isGone = false;
  const failing: ByteSource = {
    ...source,
    read: async (offset, length) => {
      if (isGone) throw new TypeError('storage is away');
      return source.read(offset, length);
    },
  };
  const [file] = await listZip(failing);
  if (!file) throw new Error('one file');
  isGone = true;
  await expect(gather(openZipFile(file, 1024 ** 3))).rejects.toThrow(TypeError);
  await expect(listZip(failing)).rejects.toThrow(TypeError);
});
