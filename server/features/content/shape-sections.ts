import type { Section } from '#contract/content/shop.ts';
import type { Db } from '#server/platform/db/db.ts';
import { readPictures } from '#server/features/media/read-pictures.ts';
import type { SectionText } from './texts.ts';

/** Sections of a page with their pictures; one query for any number. */
export async function shapeSections(db: Db, sections: readonly SectionText[]): Promise<Section[]> {
  const pictures = await readPictures(
    db,
    sections.map(({ picture }) => picture),
  );
  return sections.map(({ picture, ...section }) => {
    const found = picture === undefined ? undefined : pictures.get(picture);
    return { ...section, ...(found ? { picture: found } : {}) };
  });
}
