import sharp from 'sharp';

/** A JPEG of 1200 by 900: left half red, right half blue, with a word in its metadata that must not be published. */
export async function twoHalves(): Promise<Buffer> {
  const red = { create: { width: 1200, height: 900, channels: 3 as const, background: '#ff0000' } };
  const blue = await sharp({ create: { ...red.create, width: 600, background: '#0000ff' } })
    .png()
    .toBuffer();
  return sharp(red)
    .composite([{ input: blue, left: 600, top: 0 }])
    .jpeg()
    .withExif({ IFD0: { Copyright: 'kanareýka' } })
    .toBuffer();
}
