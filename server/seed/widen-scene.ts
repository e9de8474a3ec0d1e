import sharp from 'sharp';
import { WIDE } from './picture-sizes.ts';

/** Steps of the backdrop's vertical gradient that are kept: few enough to lose the grain of the rendering. */
const COARSE = 12;
/** Pixels over which the scene melts into the continued backdrop. */
const SEAM = 48;

/**
 * Makes a 16:9 banner of an upright scene: the scene stands at the right edge and its own backdrop
 * goes on to the left, where a banner has its words. A crop would cut the object in half.
 */
export async function widenScene(source: Buffer): Promise<Buffer> {
  const width = Math.max(...WIDE.widths);
  const height = Math.round(width * WIDE.ratio);
  const scene = await sharp(source)
    .resize({ height })
    .removeAlpha()
    .png()
    .toBuffer({ resolveWithObject: true });
  const empty = width - scene.info.width;
  const edge = await sharp(scene.data)
    .extract({ left: 0, top: 0, width: 8, height })
    .resize(1, COARSE, { fit: 'fill' })
    .png()
    .toBuffer();
  const column = await sharp(edge)
    .resize(1, height, { fit: 'fill', kernel: 'cubic' })
    .blur(20)
    .png()
    .toBuffer();
  const backdrop = await sharp(column)
    .resize(empty + SEAM, height, { fit: 'fill', kernel: 'nearest' })
    .ensureAlpha()
    .png()
    .toBuffer();
  const fading = Buffer.from(
    `<svg width="${empty + SEAM}" height="${height}"><defs><linearGradient id="fade"><stop offset="${empty / (empty + SEAM)}" stop-color="#fff"/>` +
      `<stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#fade)"/></svg>`,
  );
  const faded = await sharp(backdrop)
    .composite([{ input: fading, blend: 'dest-in' }])
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .composite([
      { input: scene.data, left: empty, top: 0 },
      { input: faded, left: 0, top: 0 },
    ])
    .png()
    .toBuffer();
}
