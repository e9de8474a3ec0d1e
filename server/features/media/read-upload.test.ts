import sharp from 'sharp';
import { expect, test } from 'vitest';
import { Refusal } from '#server/platform/refusal.ts';
import { cutPicture } from './cut-picture.ts';
import { refuseBroken } from './read-upload.ts';

const verdictOn = (message: string) =>
  refuseBroken(() => Promise.reject(new Error(message))).catch((error: unknown) =>
    error instanceof Refusal ? [error.code, error.facts.retryAfter !== undefined] : error,
  );

test('a picture that there was no time for is to be sent again; a damaged one is refused', async () => {
  expect(await verdictOn('timeout: 40% complete\npngload_buffer: libspng read error')).toEqual([
    'server.busy',
    true,
  ]);
  expect(await verdictOn('VipsJpeg: premature end of JPEG image')).toEqual(['picture.invalid', false]);
  expect(await verdictOn('VipsJpeg: comment says timeout: 40% complete')).toEqual(['picture.invalid', false]);
});

test('a large picture is made small before it is cut, and the same part of it is shown', async () => {
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
