import sharp from 'sharp';
import { expect, test } from 'vitest';
import { startShop } from '../../../tests/support/shop/start-shop.ts';
import { acceptPicture } from './accept-picture.ts';
import { createSemaphore } from '#server/platform/semaphore.ts';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b51f4a' } });

test('a phone picture becomes portrait WebP without metadata, and AVIF follows', async () => {
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

test('a small picture is not enlarged, a transparent one gets a white background, and appended data is dropped', async () => {
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

test("two pictures at a time, the others queued, and beyond the queue's limit the answer is busy", async () => {
  const gate = createSemaphore({ permits: 2, longestQueue: 3, retryAfter: 5 });
  const leaving: (() => void)[] = [];
  let most = 0;
  let inside = 0;
  const enter = () =>
    gate(async () => {
      inside += 1;
      most = Math.max(most, inside);
      await new Promise<void>((leave) => leaving.push(leave));
      inside -= 1;
    });
  const all = Array.from({ length: 5 }, enter);
  await expect(enter()).rejects.toMatchObject({ code: 'server.busy' });
  for (let left = 0; left < 5; left++) {
    await new Promise(setImmediate);
    leaving.shift()?.();
  }
  await Promise.all(all);
  expect(most).toBe(2);
});
