import sharp from 'sharp';
import { expect, test } from 'vitest';
import { Refusal } from '#server/platform/refusal.ts';
import { makeHonestFiles, makeHostileFiles, secret } from '../../../tests/support/shop/picture-corpus.ts';
import { startShop } from '../../../tests/support/shop/start-shop.ts';
import { acceptPicture } from './accept-picture.ts';

const mostMemory = 300 * 1024 * 1024;

test('invalid JPEG, PNG and WebP files are refused, without leaving files', async () => {
  await using shop = await startShop();
  const files = await makeHostileFiles();
  const before = process.memoryUsage().rss;
  for (const [name, data] of Object.entries(files)) {
    const verdict = await acceptPicture(shop.ctx, data).then(
      () => 'accepted',
      (error: unknown) => (error instanceof Refusal ? error.code : error),
    );
    expect(verdict, `for ${name}`).toBe('picture.invalid');
  }
  expect(await shop.ctx.db.selectFrom('picture').select('id').execute()).toEqual([]);
  expect(process.memoryUsage().rss - before).toBeLessThan(mostMemory);
});

test('valid pictures become WebP without anything but the picture', async () => {
  await using shop = await startShop();
  const files = await makeHonestFiles();
  expect(Object.keys({ ...files, ...(await makeHostileFiles()) }).length).toBeGreaterThanOrEqual(60);
  const before = process.memoryUsage().rss;
  for (const [name, data] of Object.entries(files)) {
    const picture = await acceptPicture(shop.ctx, data).catch((error: unknown) =>
      expect.fail(`${name}: ${error}`),
    );
    const paths = picture.srcset.webp.split(', ').map((part) => part.split(' ')[0] ?? '');
    for (const path of paths) {
      const kept = await shop.ctx.storage.read(path.replace('/pictures/', ''));
      const { format, exif, xmp, icc, iptc, comments, pages, orientation } = await sharp(kept).metadata();
      expect({ format, exif, xmp, icc, iptc, comments, pages, orientation }, `for ${name}`).toEqual({
        format: 'webp',
      });
      for (const words of [secret, '<script', 'PK\x03\x04', 'Exif'])
        expect(kept?.includes(words), `${words} in what came of ${name}`).toBe(false);
    }
  }
  expect(process.memoryUsage().rss - before).toBeLessThan(mostMemory);
});
