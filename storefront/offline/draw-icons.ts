/** Icons of the installed app, drawn from the logo: cream and gold on pomegranate red, like the splash screen. */
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';

const mark = new URL('../assets/mark.svg', import.meta.url);
const colours = { ground: '#6c0f2d', box: '#f6e9d5', dot: '#6c0f2d', bow: '#e0b563' };

/** `share`: part of the side that the logo takes; launchers mask everything outside the inner four fifths. */
const icons = [
  { name: 'icon-192.png', size: 192, share: 0.76, corner: 0.2 },
  { name: 'icon-512.png', size: 512, share: 0.76, corner: 0.2 },
  { name: 'icon-maskable-192.png', size: 192, share: 0.67, corner: 0 },
  { name: 'icon-maskable-512.png', size: 512, share: 0.67, corner: 0 },
  // iOS rounds the corners itself and paints transparent pixels black.
  { name: 'apple-touch-icon.png', size: 180, share: 0.72, corner: 0 },
];

export async function drawIcons(): Promise<[fileName: string, png: Buffer][]> {
  const paths = (await readFile(mark, 'utf8')).replace(/^<svg[^>]*>|<\/svg>$/g, '');
  const drawing = paths
    .replace('#86163A', colours.box)
    .replace('#F9F2E7', colours.dot)
    .replace('#B87A1E', colours.bow);
  return Promise.all(
    icons.map(async ({ name, size, share, corner }) => {
      // Whole pixels per step of the carpet pattern keep the edges sharp.
      const step = Math.max(1, Math.floor((size * share) / 32));
      const at = Math.round((size - step * 32) / 2);
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
<rect width="${size}" height="${size}" rx="${size * corner}" fill="${colours.ground}"/>
<g transform="translate(${at} ${at}) scale(${step})" shape-rendering="crispEdges">${drawing}</g></svg>`;
      const png = await sharp(Buffer.from(svg)).png({ palette: true, compressionLevel: 9 }).toBuffer();
      return [`icons/${name}`, png] as [string, Buffer];
    }),
  );
}
