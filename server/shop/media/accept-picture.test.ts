import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { Refusal } from '#server/platform/refusal.ts';
import { startShop } from '../../../tests/support/start-shop.ts';
import { acceptPicture } from './accept-picture.ts';
import { createGate } from './picture-gate.ts';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b51f4a' } });

/** A chunk of a PNG. */
function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

function crc32(data: Buffer): number {
  let crc = ~0;
  for (const byte of data) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (0xedb88320 & -(crc & 1));
  }
  return ~crc >>> 0;
}

/** A black PNG of any size in a few kilobytes; with a body that ends early it is a header that lies. */
function flatPng(width: number, height: number, rows = height): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const body = deflateSync(Buffer.alloc(rows * (1 + Math.ceil(width / 8))), { level: 9 });
  const magic = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([magic, chunk('IHDR', header), chunk('IDAT', body), chunk('IEND', Buffer.alloc(0))]);
}

async function hostileFiles(): Promise<Record<string, Buffer>> {
  const jpeg = await plain(600, 750).jpeg().toBuffer();
  const png = await plain(600, 750).png().toBuffer();
  const webp = await plain(600, 750).webp().toBuffer();
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>',
  );
  const html = Buffer.from('<!doctype html><script>alert(1)</script>');
  return {
    'nothing at all': Buffer.alloc(0),
    'one byte': Buffer.from([0xff]),
    'only zeros': Buffer.alloc(100_000),
    'only the beginning of a JPEG': Buffer.from([0xff, 0xd8, 0xff]),
    'only the beginning of a PNG': Buffer.from('89504e470d0a1a0a', 'hex'),
    'only the beginning of a WebP': Buffer.from('RIFF\0\0\0\0WEBP', 'latin1'),
    'a flat PNG of 14,000 by 14,000': flatPng(14_000, 14_000),
    'a header of 30,000 by 30,000': flatPng(30_000, 30_000, 10),
    'a header of 2,000,000,000 by 1': flatPng(2_000_000_000, 1, 1),
    'a PNG of no width': flatPng(0, 100, 1),
    'a PNG whose body ends early': flatPng(2_000, 2_000, 100),
    'a PNG cut off in the middle': png.subarray(0, png.length >> 1),
    'a JPEG cut off in the middle': jpeg.subarray(0, jpeg.length >> 1),
    'a WebP cut off in the middle': webp.subarray(0, webp.length >> 1),
    'a PNG with a broken check sum': Buffer.concat([
      png.subarray(0, 60),
      Buffer.from([1, 2, 3]),
      png.subarray(63),
    ]),
    'an SVG with a script': svg,
    'an SVG behind the beginning of a PNG': Buffer.concat([png.subarray(0, 8), svg]),
    'an SVG behind the beginning of a JPEG': Buffer.concat([jpeg.subarray(0, 3), svg]),
    'a page': html,
    'a page behind a byte order mark': Buffer.concat([Buffer.from('efbbbf', 'hex'), html]),
    'a GIF': await plain(10, 10).gif().toBuffer(),
    'an AVIF': await plain(64, 64).avif({ effort: 0 }).toBuffer(),
    'a TIFF': await plain(10, 10).tiff().toBuffer(),
    'a PDF': Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj'),
    'an archive': Buffer.from('504b0304140000000800', 'hex'),
    'a program': Buffer.from('7f454c4602010100', 'hex'),
    'a JPEG behind a page': Buffer.concat([html, jpeg]),
    'a RIFF that is a sound': Buffer.from('RIFF\x24\0\0\0WAVEfmt ', 'latin1'),
  };
}

test('files that are no true JPEG, PNG or WebP are refused, quickly and without a trace', async () => {
  await using shop = await startShop();
  const before = process.memoryUsage().rss;
  const files = await hostileFiles();
  expect(Object.keys(files).length).toBeGreaterThanOrEqual(20);
  for (const [name, data] of Object.entries(files)) {
    const begun = performance.now();
    const verdict = await acceptPicture(shop.ctx, data).then(
      () => 'accepted',
      (error: unknown) => (error instanceof Refusal ? error.code : error),
    );
    expect(verdict, `for ${name}`).toBe('picture.invalid');
    expect(performance.now() - begun, `for ${name}`).toBeLessThan(5_000);
  }
  expect(await shop.ctx.db.selectFrom('picture').select('id').execute()).toEqual([]);
  expect(process.memoryUsage().rss - before).toBeLessThan(300 * 1024 * 1024);
}, 60_000);

test('a telephone picture becomes upright WebP without metadata, and AVIF follows', async () => {
  await using shop = await startShop();
  const gps = {
    IFD0: { Copyright: 'somebody' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '37/1 57/1 0/1' },
  };
  const photo = await plain(1500, 1000).jpeg().withExif(gps).withMetadata({ orientation: 6 }).toBuffer();
  const picture = await acceptPicture(shop.ctx, photo, { tm: 'Gül', ru: 'Цветок' });
  expect(picture).toMatchObject({ width: 800, height: 1000, alt: { tm: 'Gül', ru: 'Цветок' } });
  expect(picture.placeholder).toMatch(/^#b[0-9a-f]1?[0-9a-f]+$/);
  expect(picture.srcset.avif).toBe('');
  const paths = picture.srcset.webp.split(', ').map((part) => part.split(' ')[0] ?? '');
  expect(paths).toHaveLength(3);
  for (const path of paths) {
    const data = await shop.ctx.storage.read(path.replace('/pictures/', ''));
    const facts = await sharp(data).metadata();
    expect([facts.format, facts.exif, facts.xmp, facts.icc]).toEqual([
      'webp',
      undefined,
      undefined,
      undefined,
    ]);
    expect(facts.height).toBe((facts.width * 5) / 4);
  }
  await shop.settle();
  const again = await acceptPicture(shop.ctx, photo);
  expect(again.id).toBe(picture.id);
  expect(again.srcset.avif.split(', ')).toHaveLength(3);
});

test('a small picture is not blown up, a see-through one gets a white ground, and appended text is not kept', async () => {
  await using shop = await startShop();
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const small = await sharp({ create: { width: 50, height: 50, channels: 4, background: clear } })
    .png()
    .toBuffer();
  const picture = await acceptPicture(shop.ctx, Buffer.concat([small, Buffer.from('<script>')]));
  expect(picture).toMatchObject({ width: 200, height: 250, placeholder: '#ffffff' });
  const kept = await shop.ctx.storage.read(picture.src.replace('/pictures/', ''));
  expect(kept?.includes('<script>')).toBe(false);
});

test('two at a time, the others in line, and a line that is too long is told to come back', async () => {
  const gate = createGate({ atOnce: 2, line: 3 });
  const doors: (() => void)[] = [];
  let most = 0;
  let inside = 0;
  const enter = () =>
    gate(async () => {
      inside += 1;
      most = Math.max(most, inside);
      await new Promise<void>((leave) => doors.push(leave));
      inside -= 1;
    });
  const all = Array.from({ length: 5 }, enter);
  await expect(enter()).rejects.toMatchObject({ code: 'server.busy' });
  for (let left = 0; left < 5; left++) {
    await new Promise(setImmediate);
    doors.shift()?.();
  }
  await Promise.all(all);
  expect(most).toBe(2);
});
