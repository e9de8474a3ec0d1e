/**
 * Makes the ready pictures of the demonstration shop once, before they are committed:
 * `node server/seed/make-pictures.ts <folder with the renderings of scenes/>`.
 * The name of a file is the key of its picture, `data/picture-names.ts` says what it shows. Pictures that are named there
 * and not in the folder stay as they are, those not named there go. The shop itself never runs this; it only copies what
 * lies in `pictures/`.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import sharp from 'sharp';
import { pictureNames } from './data/picture-names.ts';
import { pictures } from './data/pictures.ts';
import { HERO, UPRIGHT, WIDE } from './picture-sizes.ts';
import type { PictureForm } from './picture-sizes.ts';
import { findPlaceholder, renderPicture } from './render-picture.ts';
import type { SeedPicture, Text } from './seed-types.ts';

const into = join(import.meta.dirname, 'pictures');

function formOf(key: string): PictureForm {
  if (key.startsWith('hero')) return HERO;
  return key.startsWith('banner-') ? WIDE : UPRIGHT;
}

async function makePicture(key: string, alt: Text, source: Buffer): Promise<SeedPicture> {
  const id = createHash('sha256').update(source).digest('hex').slice(0, 32);
  const before = pictures.find((picture) => picture.key === key);
  if (before?.id === id) return { ...before, alt };
  await rm(join(into, key), { recursive: true, force: true });
  const renditions = await renderPicture(source, key, formOf(key), into);
  const largest = renditions[renditions.length - 1];
  if (largest === undefined) throw new Error(`No rendition of ${key}`);
  const placeholder = await findPlaceholder(source);
  return { id, key, width: largest.width, height: largest.height, placeholder, alt, renditions };
}

/** What the folder holds in place of what was, in the order of the names. */
async function gatherPictures(from: string): Promise<SeedPicture[]> {
  const known = new Map(pictures.map((picture) => [picture.key, picture]));
  const files = await readdir(from);
  const given = new Map(
    files
      .filter((file) => /[.](png|webp)$/.test(file))
      .map((file) => [file.slice(0, -extname(file).length), file]),
  );
  const gathered: SeedPicture[] = [];
  for (const [key, alt] of Object.entries(pictureNames)) {
    const file = given.get(key);
    const before = known.get(key);
    if (file !== undefined) gathered.push(await makePicture(key, alt, await readFile(join(from, file))));
    else if (before !== undefined) gathered.push({ ...before, alt });
    else throw new Error(`There is no rendering of ${key}`);
  }
  return gathered;
}

async function makePictures(from: string): Promise<void> {
  sharp.concurrency(1);
  const gathered = await gatherPictures(from);
  for (const { key } of pictures) {
    if (!(key in pictureNames)) await rm(join(into, key), { recursive: true, force: true });
  }
  const lines = gathered.map((picture) => JSON.stringify(picture)).join(',\n');
  await writeFile(join(into, 'pictures.json'), `[\n${lines}\n]\n`);
  const bytes = gathered
    .flatMap((picture) => picture.renditions)
    .reduce((sum, rendition) => sum + rendition.bytes, 0);
  process.stdout.write(`${gathered.length} pictures, ${(bytes / 1e6).toFixed(1)} MB\n`);
}

const from = process.argv[2];
if (from === undefined) throw new Error('Say where the renderings are: make-pictures.ts <folder>');
await makePictures(from);
