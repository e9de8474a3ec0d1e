import sharp from 'sharp';
import { expect, test } from 'vitest';
import { Refusal } from '#server/platform/refusal.ts';
import { cutPicture } from './cut-picture.ts';
import { makeHostileFiles } from '../../../tests/support/shop/picture-corpus.ts';
import { readUpload, refuseBroken } from './read-upload.ts';

const verdictOn = (message: string) =>
  refuseBroken(() => Promise.reject(new Error(message))).catch((error: unknown) =>
    error instanceof Refusal ? [error.code, error.facts.retryAfter !== undefined] : error,
  );

test('a picture whose decoding timed out can be sent again; a damaged one is refused', async () => {
  expect(await verdictOn('timeout: 40% complete\npngload_buffer: libspng read error')).toEqual([
    'server.busy',
    true,
  ]);
  expect(await verdictOn('VipsJpeg: premature end of JPEG image')).toEqual(['picture.invalid', false]);
  expect(await verdictOn('VipsJpeg: comment says timeout: 40% complete')).toEqual(['picture.invalid', false]);
});

test('a large picture is scaled down before it is cropped, and shows the same region', async () => {
  const left = await sharp({ create: { width: 1500, height: 1000, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer();
  const halves = await sharp({ create: { width: 3000, height: 1000, channels: 3, background: '#0000ff' } })
    .composite([{ input: left, left: 0, top: 0 }])
    .jpeg()
    .toBuffer();
  const upload = { open: () => sharp(halves), width: 3000, height: 1000 };
  const colourAt = async (x: number) =>
    (await cutPicture(upload, { form: 'upright', focus: { x, y: 0.5 } })).placeholder;
  expect(await colourAt(0.2)).toMatch(/^#f[0-9a-f]0[0-9a-f]0[0-9a-f]$/);
  expect(await colourAt(0.8)).toMatch(/^#0[0-9a-f]0[0-9a-f]f[0-9a-f]$/);
});

test('a photo of 50 megapixels is accepted; a refusal says why', async () => {
  const photo = sharp({ create: { width: 8_192, height: 6_144, channels: 3, background: '#b51f4a' } });
  expect(await readUpload(await photo.clone().jpeg().toBuffer())).toMatchObject({ width: 8_192 });
  const { 'a flat PNG of one pixel row too many': png = Buffer.alloc(0), ...hostile } =
    await makeHostileFiles();
  const faultOf = (data: Buffer | undefined = Buffer.alloc(0)) =>
    readUpload(data).then(
      () => undefined,
      (error: unknown) => (error as Refusal).facts.data,
    );
  expect(await faultOf(await photo.clone().jpeg({ progressive: true }).toBuffer())).toEqual({
    fault: 'pixels',
  });
  expect(await faultOf(png)).toEqual({ fault: 'pixels' });
  expect(await faultOf(hostile['a HEIC of a telephone'])).toEqual({ fault: 'heic' });
  expect(await faultOf(hostile['a PDF'])).toEqual({ fault: 'kind' });
  expect(await faultOf(hostile['a PNG without its header'])).toEqual({ fault: 'damaged' });
});
