import { once } from 'node:events';
import { crc32, createDeflateRaw } from 'node:zlib';

export type ZipEntry = { name: string; body: AsyncIterable<string | Uint8Array> };

const day = ((2026 - 1980) << 9) | (1 << 5) | 1;
/** names in UTF-8, sizes after the data */
const flags = 0x0808;

/** A ZIP made while it is sent: entries one after another, sizes told behind each. Files of up to 4 GB. */
export async function* writeZip(
  entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>,
): AsyncGenerator<Buffer> {
  const index: Buffer[] = [];
  let at = 0;
  for await (const { name, body } of entries) {
    const label = Buffer.from(name, 'utf8');
    const start = at;
    const head = header(0x04034b50, 30, label.length);
    yield Buffer.concat([head, label]);
    at += head.length + label.length;
    const facts = { crc: 0, plain: 0, packed: 0 };
    for await (const piece of deflate(body, facts)) {
      at += piece.length;
      yield piece;
    }
    const tail = Buffer.alloc(16);
    tail.writeUInt32LE(0x08074b50, 0);
    tail.writeUInt32LE(facts.crc, 4);
    tail.writeUInt32LE(facts.packed, 8);
    tail.writeUInt32LE(facts.plain, 12);
    yield tail;
    at += tail.length;
    index.push(central(label, facts, start));
  }
  const size = index.reduce((sum, one) => sum + one.length, 0);
  yield Buffer.concat([...index, ending(index.length, size, at)]);
}

type Facts = { crc: number; plain: number; packed: number };

async function* deflate(body: ZipEntry['body'], facts: Facts): AsyncGenerator<Buffer> {
  const packer = createDeflateRaw({ level: 6 });
  const feeding = (async () => {
    for await (const piece of body) {
      const data = typeof piece === 'string' ? Buffer.from(piece, 'utf8') : piece;
      facts.crc = crc32(data, facts.crc);
      facts.plain += data.length;
      if (!packer.write(data)) await once(packer, 'drain');
    }
    packer.end();
  })().catch((error: unknown) => packer.destroy(error as Error));
  for await (const piece of packer as AsyncIterable<Buffer>) {
    facts.packed += piece.length;
    yield piece;
  }
  await feeding;
}

/** Signature, version, flags, deflate, date; crc and sizes follow the data. */
function header(signature: number, size: number, nameLength: number): Buffer {
  const head = Buffer.alloc(size);
  head.writeUInt32LE(signature, 0);
  head.writeUInt16LE(20, 4);
  head.writeUInt16LE(flags, 6);
  head.writeUInt16LE(8, 8);
  head.writeUInt16LE(day, 12);
  head.writeUInt16LE(nameLength, 26);
  return head;
}

function central(label: Buffer, facts: Facts, start: number): Buffer {
  const head = Buffer.alloc(46);
  head.writeUInt32LE(0x02014b50, 0);
  head.writeUInt16LE(20, 4);
  head.writeUInt16LE(20, 6);
  head.writeUInt16LE(flags, 8);
  head.writeUInt16LE(8, 10);
  head.writeUInt16LE(day, 14);
  head.writeUInt32LE(facts.crc, 16);
  head.writeUInt32LE(facts.packed, 20);
  head.writeUInt32LE(facts.plain, 24);
  head.writeUInt16LE(label.length, 28);
  head.writeUInt32LE(start, 42);
  return Buffer.concat([head, label]);
}

function ending(count: number, size: number, at: number): Buffer {
  const tail = Buffer.alloc(22);
  tail.writeUInt32LE(0x06054b50, 0);
  tail.writeUInt16LE(count, 8);
  tail.writeUInt16LE(count, 10);
  tail.writeUInt32LE(size, 12);
  tail.writeUInt32LE(at, 16);
  return tail;
}
