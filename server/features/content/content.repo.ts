import { sql } from 'kysely';
import type { LocalText } from '#contract/shared.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import type { WrapRow } from './gift.read.ts';

export type TextRow = { value: unknown; updated_at: Date };
export type BannerRow = {
  id: number;
  title: LocalText;
  subtitle: LocalText;
  picture_id: string | null;
  link: string;
  is_main: boolean;
};

/** The texts under these keys; keys without a text are left out. */
export async function findTexts(db: Db | Trx, keys: readonly string[]): Promise<Map<string, TextRow>> {
  const rows = await db
    .selectFrom('shop_text')
    .select(['key', 'value', 'updated_at'])
    .where('key', 'in', keys)
    .execute();
  return new Map(rows.map(({ key, ...row }) => [key, row]));
}

/** Banners that are on at a moment: the main ones, the others, or all. */
export async function findBanners(db: Db, at: Date, isMain: boolean | undefined): Promise<BannerRow[]> {
  const { rows } = await sql<BannerRow>`
    select id, title, subtitle, picture_id, link, is_main from banner
    where is_active and (starts_at is null or starts_at <= ${at}) and (ends_at is null or ends_at > ${at})
      ${isMain === undefined ? sql`` : sql`and is_main = ${isMain}`}
    order by position, id`.execute(db);
  return rows;
}

export async function findActiveWraps(db: Db): Promise<WrapRow[]> {
  return db
    .selectFrom('wrap')
    .select(['id', 'title', 'price_tenge as price', 'picture_id as pictureId'])
    .where('is_active', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute();
}
