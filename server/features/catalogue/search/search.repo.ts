import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/platform/db/db.ts';

/**
 * What a text is searched by: beginnings of words (`exact` as typed, `wide` without endings), pieces inside titles,
 * or something that nothing can match.
 */
export type Search =
  | { kind: 'words'; exact: readonly string[]; wide: readonly string[] }
  | { kind: 'pieces'; pieces: readonly string[] }
  | { kind: 'nothing' };

/** A text search of PostgreSQL for all of these beginnings: `gul:* & ak:*`. */
export const beginnings = (words: readonly string[]): string => words.map((word) => `${word}:*`).join(' & ');

export type Matches = { all: number[]; exactTitle: number[]; wideTitle: number[] };

/** The products that a search finds, with what their titles have of it, by PostgreSQL's own text search. */
export async function findMatches(
  db: Db,
  search: Exclude<Search, { kind: 'nothing' }>,
  among?: readonly number[],
): Promise<Matches> {
  const isAmong = among ? sql`p.id = any(${[...among]}::int[])` : sql`true`;
  const list = (condition: RawBuilder<unknown>) =>
    sql`coalesce(json_agg(p.id) filter (where ${condition}), '[]')`;
  const inTitle = (words: readonly string[]) =>
    list(sql`p.search_head @@ to_tsquery('simple', ${beginnings(words)})`);
  const { rows } = await (search.kind === 'words'
    ? sql<Matches>`
        select ${list(sql`true`)} as "all", ${inTitle(search.exact)} as "exactTitle", ${inTitle(search.wide)} as "wideTitle"
        from product p where p.search_body @@ to_tsquery('simple', ${beginnings(search.wide)}) and ${isAmong}`
    : sql<Matches>`
        select ${list(sql`true`)} as "all", '[]'::json as "exactTitle", '[]'::json as "wideTitle" from product p
        where ${isAmong} and ${sql.join(
          search.pieces.map((piece) => sql`p.search_title like ${`%${piece}%`}`),
          sql` and `,
        )}`
  ).execute(db);
  return rows[0] as Matches;
}

export type NearestWord = {
  typed: string;
  word: string | null;
  distance: number | null;
  tm: string | null;
  ru: string | null;
};

/** For each folded word the one of the titles it may have been. */
export async function findNearestWords(db: Db, words: readonly string[]): Promise<NearestWord[]> {
  const { rows } = await sql<NearestWord>`
    select asked.word as typed, near.word, levenshtein(near.word, asked.word) as distance, near.tm, near.ru
    from unnest(${words}::text[]) with ordinality as asked(word, place)
    left join lateral (select * from nearest_words(asked.word) limit 1) near on true
    order by asked.place`.execute(db);
  return rows;
}

/** The slow way for a word that shares no three letters in a row with the right one: every known word is compared. */
export async function findNearestByLetters(
  db: Db,
  word: string,
  slips: number,
): Promise<NearestWord | undefined> {
  const { rows } = await sql<NearestWord>`
    select ${word} as typed, word, levenshtein_less_equal(word, ${word}, ${slips}) as distance, tm, ru
    from search_word
    where length(word) between ${word.length - slips} and ${word.length + slips}
      and levenshtein_less_equal(word, ${word}, ${slips}) <= ${slips}
    order by distance, uses desc, word limit 1`.execute(db);
  return rows[0];
}

/**
 * Rebuilds the list of known words from titles of what is for sale, of brands and of categories. Of several spellings of one
 * word the commonest is kept, in each language.
 */
export async function saveSearchWords(db: Db): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = '600s'`.execute(trx);
    await sql`
      create temporary table word_now on commit drop as
      with source(lang, text) as (
        select lang, text from product p, lateral (values ('tm', p.title->>'tm'), ('ru', p.title->>'ru')) t(lang, text)
          where p.status = 'published'
        union all
        select lang, text from category c, lateral (values ('tm', c.title->>'tm'), ('ru', c.title->>'ru')) t(lang, text)
          where c.is_visible
        union all
        select 'tm', title from brand
      ), spelling as (
        select lang, typed, count(*)::int as uses
        from source, lateral regexp_split_to_table(text, '[[:space:][:punct:]«»“”„№–—]+') typed
        where length(typed) between 3 and 40 and typed !~ '[0-9]'
        group by lang, typed
      ), folded as (
        select replace(fold(typed), ' ', '') as word, lang, typed, uses from spelling
      )
      select word, sum(uses)::int as uses,
        (array_agg(typed order by uses desc, typed) filter (where lang = 'tm'))[1] as tm,
        (array_agg(typed order by uses desc, typed) filter (where lang = 'ru'))[1] as ru
      from folded where length(word) >= 3 group by word`.execute(trx);
    await sql`delete from search_word s where not exists (select from word_now n where n.word = s.word)`.execute(
      trx,
    );
    await sql`
      insert into search_word as s (word, uses, tm, ru) select word, uses, tm, ru from word_now order by word
      on conflict (word) do update set (uses, tm, ru) = (excluded.uses, excluded.tm, excluded.ru)
      where s.* is distinct from excluded.*`.execute(trx);
  });
}
