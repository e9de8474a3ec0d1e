import { sql } from 'kysely';
import type { LocalText } from '#contract/shared.ts';
import type { Db } from '#server/platform/db/db.ts';

/** @param words a text search of folded words, `gul:* & ak:*` */
export async function findCategoriesByTitle(
  db: Db,
  words: string,
): Promise<{ id: number; title: LocalText }[]> {
  const { rows } = await sql<{ id: number; title: LocalText }>`
    select id, title from category
    where is_visible
      and to_tsvector('simple', fold((title->>'tm') || ' ' || (title->>'ru'))) @@ to_tsquery('simple', ${words})
    order by parent_id nulls first, position, id limit 4`.execute(db);
  return rows;
}

export async function findBrandsByTitle(db: Db, words: string): Promise<{ id: number; title: string }[]> {
  const { rows } = await sql<{ id: number; title: string }>`
    select id, title from brand
    where to_tsvector('simple', fold(title)) @@ to_tsquery('simple', ${words})
    order by position, id limit 4`.execute(db);
  return rows;
}
