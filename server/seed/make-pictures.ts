/**
 * Makes the ready pictures of the demonstration shop once, before they are committed:
 * `node server/seed/make-pictures.ts <folder with the originals and manifest.json>`.
 * The shop itself never runs this; it only copies what lies in `pictures/`.
 */
import { createHash } from 'node:crypto';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { pictureNames } from './data/picture-names.ts';
import { HERO, HERO_NEAR, UPRIGHT, WIDE } from './picture-sizes.ts';
import type { PictureForm } from './picture-sizes.ts';
import { findPlaceholder, renderPicture } from './render-picture.ts';
import type { SeedPicture } from './seed-types.ts';
import { widenScene } from './widen-scene.ts';

type Original = {
  readonly file: string;
  readonly object: string;
  readonly alt: { readonly tm: string; readonly ru: string };
};
type Job = {
  readonly key: string;
  readonly alt: Original['alt'];
  readonly form: PictureForm;
  readonly source: () => Promise<Buffer>;
};

/** The licences speak of the originals; this says what became of them. */
const aboutFiles = `Each folder here holds one picture in several widths: "bouquet/400.avif" was made from "bouquet.webp",
"scene-tea-wide/800.webp" from "scene-tea.webp", "hero-near" from "hero.jpg". The scripts named below belong to
the originals and are not part of this folder.
`;
const into = join(import.meta.dirname, 'pictures');

function planJobs(from: string, originals: readonly Original[]): Job[] {
  const jobs: Job[] = [];
  for (const original of originals) {
    const alt = pictureNames[original.object] ?? original.alt;
    const read = () => readFile(join(from, original.file));
    jobs.push({ key: original.object, alt, form: UPRIGHT, source: read });
    if (original.object.startsWith('scene-')) {
      jobs.push({
        key: `${original.object}-wide`,
        alt,
        form: WIDE,
        source: async () => widenScene(await read()),
      });
    }
  }
  const hero = () => readFile(join(from, 'hero.jpg'));
  const heroAlt = { tm: 'Sowgat gutusy, bägüller we anar', ru: 'Подарочная коробка, розы и гранат' };
  const near = { left: 1160, top: 0, width: 1200, height: 1000 };
  jobs.push({ key: 'hero', alt: heroAlt, form: HERO, source: hero });
  jobs.push({
    key: 'hero-near',
    alt: heroAlt,
    form: HERO_NEAR,
    source: async () =>
      sharp(await hero())
        .extract(near)
        .png()
        .toBuffer(),
  });
  return jobs;
}

async function runJob(job: Job): Promise<SeedPicture> {
  const source = await job.source();
  const renditions = await renderPicture(source, job.key, job.form, into);
  const largest = renditions[renditions.length - 1];
  if (largest === undefined) throw new Error(`No rendition of ${job.key}`);
  const id = createHash('sha256').update(source).digest('hex').slice(0, 32);
  return {
    id,
    key: job.key,
    width: largest.width,
    height: largest.height,
    placeholder: await findPlaceholder(source),
    alt: job.alt,
    renditions,
  };
}

async function makePictures(from: string): Promise<void> {
  sharp.concurrency(1);
  const originals = JSON.parse(await readFile(join(from, 'manifest.json'), 'utf8')) as Original[];
  const pictures: SeedPicture[] = [];
  for (const job of planJobs(from, originals)) pictures.push(await runJob(job));
  const lines = pictures.map((picture) => JSON.stringify(picture)).join(',\n');
  await writeFile(join(into, 'pictures.json'), `[\n${lines}\n]\n`);
  await copyFile(join(from, 'og.jpg'), join(into, 'og.jpg'));
  const licences = await readFile(join(from, 'LICENSES.txt'), 'utf8');
  await writeFile(join(into, 'LICENSES.txt'), `${aboutFiles}\n${licences}`);
  const bytes = pictures
    .flatMap((picture) => picture.renditions)
    .reduce((sum, rendition) => sum + rendition.bytes, 0);
  process.stdout.write(`${pictures.length} pictures, ${(bytes / 1e6).toFixed(1)} MB\n`);
}

const from = process.argv[2];
if (from === undefined) throw new Error('Say where the original pictures are: make-pictures.ts <folder>');
await makePictures(from);
