import type { Picture } from '#contract/shared.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import { readPictures } from './read-pictures.ts';

/** Rows whose `picture` is an id, with the picture itself instead; one query whatever the number. */
export async function withPictures<Row extends { picture: string | null }>(
  db: Db | Trx,
  rows: readonly Row[],
): Promise<(Omit<Row, 'picture'> & { picture: Picture | null })[]> {
  const pictures = await readPictures(
    db,
    rows.map(({ picture }) => picture),
  );
  return rows.map((row) => ({ ...row, picture: (row.picture && pictures.get(row.picture)) || null }));
}
