import type { Banner } from '#contract/content/shop.ts';
import type { Db } from '#server/platform/db/db.ts';
import { readPictures } from '#server/features/media/read-pictures.ts';
import { findBanners } from './content.repo.ts';

/** @param isMain `true`: those at the top of the home page; `false`: those between its rows; omitted: all */
export async function listBanners(
  ctx: { db: Db; now: () => Date },
  isMain: boolean | undefined,
): Promise<Banner[]> {
  const rows = await findBanners(ctx.db, ctx.now(), isMain);
  const pictures = await readPictures(
    ctx.db,
    rows.map((row) => row.picture_id),
  );
  return rows.map(({ id, title, subtitle, link, picture_id, is_main }) => ({
    id,
    title,
    subtitle,
    picture: picture_id === null ? null : (pictures.get(picture_id) ?? null),
    link,
    isMain: is_main,
  }));
}
