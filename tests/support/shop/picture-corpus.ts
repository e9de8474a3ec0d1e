/** Generated picture files, hostile and honest: what the upload must refuse, and what it must accept. */
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b51f4a' } });
const pngBeginning = Buffer.from('89504e470d0a1a0a', 'hex');
const ftyp = (brand: string) => Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0mif1${brand}`, 'latin1');

/** A chunk of a PNG. */
function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/** A black PNG of any size in a few kilobytes; with fewer `rows` its header claims more than there is. */
function flatPng(width: number, height: number, rows = height, more: Buffer = Buffer.alloc(0)): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const body = deflateSync(Buffer.alloc(rows * (1 + Math.ceil(width / 8))), { level: 9 });
  return Buffer.concat([
    pngBeginning,
    chunk('IHDR', header),
    more,
    chunk('IDAT', body),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Inserts a segment behind the first two bytes of a JPEG. */
function withSegment(jpeg: Buffer, marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 0xff]);
  return Buffer.concat([jpeg.subarray(0, 2), head, data, jpeg.subarray(2)]);
}

/** Changes the size in the header of a JPEG. */
function jpegWithSize(jpeg: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(jpeg);
  const at = changed.indexOf(Buffer.from([0xff, 0xc0]));
  changed.writeUInt16BE(height, at + 5);
  changed.writeUInt16BE(width, at + 7);
  return changed;
}

const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>',
);
const html = Buffer.from('<!doctype html><script>alert(1)</script>');
const megabytes = (n: number) => Buffer.alloc(n * 1024 * 1024);

/** Files that are not a valid JPEG, PNG or WebP of at most 40 megapixels. */
export async function makeHostileFiles(): Promise<Record<string, Buffer>> {
  const jpeg = await plain(600, 750).jpeg().toBuffer();
  const png = await plain(600, 750).png().toBuffer();
  const webp = await plain(600, 750).webp().toBuffer();
  return {
    'nothing at all': Buffer.alloc(0),
    'one byte': Buffer.from([0xff]),
    'only zeros': Buffer.alloc(100_000),
    'the beginning of a JPEG': Buffer.from([0xff, 0xd8, 0xff]),
    'the beginning of a PNG': pngBeginning,
    'the beginning of a WebP': Buffer.from('RIFF\0\0\0\0WEBP', 'latin1'),
    'the beginning of a JPEG and eight megabytes of nothing': Buffer.concat([
      jpeg.subarray(0, 3),
      megabytes(8),
    ]),
    'a flat PNG of 14,000 by 14,000': flatPng(14_000, 14_000),
    'a flat PNG of one pixel row too many': flatPng(8_000, 5_001),
    'a header of 30,000 by 30,000': flatPng(30_000, 30_000, 10),
    'a header of 2,000,000,000 by 1': flatPng(2_000_000_000, 1, 1),
    'a PNG of no width': flatPng(0, 100, 1),
    'a PNG whose body ends early': flatPng(2_000, 2_000, 100),
    'a PNG cut off in the middle': png.subarray(0, png.length >> 1),
    'a PNG without its header': Buffer.concat([pngBeginning, png.subarray(33)]),
    'a JPEG cut off in the middle': jpeg.subarray(0, jpeg.length >> 1),
    'a JPEG that says it is 65,500 by 65,500': jpegWithSize(jpeg, 65_500, 65_500),
    'a JPEG that says it is 20,000 by 3,000': jpegWithSize(jpeg, 20_000, 3_000),
    'a JPEG of no height': jpegWithSize(jpeg, 600, 0),
    'a WebP cut off in the middle': webp.subarray(0, webp.length >> 1),
    'a flat WebP of 16,000 by 16,000': Buffer.from(
      '524946461c00000057454250565038580a000000000000007f3e007f3e000000',
      'hex',
    ),
    'a PNG with a broken check sum': Buffer.concat([
      png.subarray(0, 60),
      Buffer.from([1, 2, 3]),
      png.subarray(63),
    ]),
    'an SVG with a script': svg,
    'an SVG behind the beginning of a PNG': Buffer.concat([pngBeginning, svg]),
    'an SVG behind the beginning of a JPEG': Buffer.concat([jpeg.subarray(0, 3), svg]),
    'an XML declaration and an SVG': Buffer.concat([Buffer.from('<?xml version="1.0"?>'), svg]),
    'a page': html,
    'a page behind a byte order mark': Buffer.concat([Buffer.from('efbbbf', 'hex'), html]),
    'a page behind the beginning of a WebP': Buffer.concat([
      Buffer.from('RIFF\x99\0\0\0WEBP', 'latin1'),
      html,
    ]),
    'a script': Buffer.from('alert(document.cookie)'),
    'a GIF': await plain(10, 10).gif().toBuffer(),
    'a GIF that is a script too': Buffer.from('GIF89a/*\0\0*/=1;alert(1)'),
    'an AVIF': await plain(64, 64).avif({ effort: 0 }).toBuffer(),
    'an AVIF of nothing': ftyp('avif'),
    'a HEIC of a telephone': ftyp('heic'),
    'a film': ftyp('mp42'),
    'a TIFF': await plain(10, 10).tiff().toBuffer(),
    'a BMP': Buffer.from('424d3a000000000000003600000028000000010000000100000001001800', 'hex'),
    'an icon': Buffer.from('00000100010001010000010018003000000016000000', 'hex'),
    'a JPEG 2000': Buffer.from('0000000c6a5020200d0a870a', 'hex'),
    'a JPEG XL': Buffer.from('ff0a7f0000', 'hex'),
    'a Photoshop file': Buffer.from('8BPS\0\x01\0\0\0\0\0\0', 'latin1'),
    'a PDF': Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj'),
    'a PostScript': Buffer.from('%!PS-Adobe-3.0 EPSF-3.0\n(x) run'),
    'an ImageMagick script': Buffer.from('push graphic-context\nimage over 0,0 0,0 "/etc/passwd"'),
    'an archive': Buffer.from('504b0304140000000800', 'hex'),
    'a program': Buffer.from('7f454c4602010100', 'hex'),
    'a JPEG behind a page': Buffer.concat([html, jpeg]),
    'a sound': Buffer.from('RIFF\x24\0\0\0WAVEfmt ', 'latin1'),
  };
}

/** Text hidden in metadata, which must not appear in the output. */
export const secret = 'Aşgabat, Magtymguly 12, +99361234567';

/** Valid pictures, some of them unusual; all are converted to plain WebP. */
export async function makeHonestFiles(): Promise<Record<string, Buffer>> {
  const jpeg = await plain(600, 750).jpeg().toBuffer();
  const png = await plain(600, 750).png().toBuffer();
  const gps = {
    IFD0: { Copyright: secret, ImageDescription: secret },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '37/1 57/1 0/1' },
  };
  const frames = Buffer.concat([Buffer.alloc(200 * 200 * 3, 90), Buffer.alloc(200 * 200 * 3, 200)]);
  const xmp = Buffer.from(`http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>${secret}</x:xmpmeta>`);
  const packed = Buffer.concat([Buffer.from('big\0\0'), deflateSync(megabytes(50), { level: 9 })]);
  return {
    'a photo with a place and a name': await plain(1500, 1000).jpeg().withExif(gps).toBuffer(),
    'a photo lying on its side': await plain(900, 600).jpeg().withMetadata({ orientation: 6 }).toBuffer(),
    'a JPEG with XMP': withSegment(jpeg, 0xe1, xmp),
    'a JPEG with a comment': withSegment(jpeg, 0xfe, Buffer.from(secret)),
    'a JPEG with 60,000 bytes of EXIF': withSegment(
      jpeg,
      0xe1,
      Buffer.concat([Buffer.from('Exif\0\0'), Buffer.alloc(60_000, secret)]),
    ),
    'a JPEG with a page behind it': Buffer.concat([jpeg, html, Buffer.from(secret)]),
    'a JPEG with an archive behind it': Buffer.concat([
      jpeg,
      Buffer.from('504b0304', 'hex'),
      Buffer.from(secret),
    ]),
    'a progressive JPEG': await plain(800, 800).jpeg({ progressive: true }).toBuffer(),
    'a CMYK JPEG': await plain(300, 300).toColourspace('cmyk').jpeg().toBuffer(),
    'a grey JPEG': await plain(300, 300).greyscale().jpeg().toBuffer(),
    'a JPEG with a colour profile': await plain(300, 300).jpeg().withIccProfile('p3').toBuffer(),
    'a PNG with text': Buffer.concat([
      png.subarray(0, 33),
      chunk('tEXt', Buffer.from(`Comment\0${secret}`, 'latin1')),
      png.subarray(33),
    ]),
    'a PNG with text that unpacks to 50 megabytes': flatPng(300, 300, 300, chunk('zTXt', packed)),
    'a PNG of 16 bits': await plain(200, 200).toColourspace('rgb16').png().toBuffer(),
    'a PNG with a palette': await plain(200, 200).png({ palette: true }).toBuffer(),
    'a PNG one sees through': await plain(200, 200).ensureAlpha(0.2).png().toBuffer(),
    'a PNG of one pixel': await plain(1, 1).png().toBuffer(),
    'a PNG of 10,000 by 1': await plain(10_000, 1).png().toBuffer(),
    'a flat PNG of 40 megapixels': flatPng(8_000, 5_000),
    'a WebP': await plain(400, 500).webp().toBuffer(),
    'a WebP without loss': await plain(400, 500).webp({ lossless: true }).toBuffer(),
    'a WebP with a place': await plain(400, 500).webp().withExif(gps).toBuffer(),
    'a WebP that moves': await sharp(frames, {
      raw: { width: 200, height: 400, channels: 3, pageHeight: 200 },
    })
      .webp()
      .toBuffer(),
  };
}
