import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/platform/db.ts';

/**
 * What a text is searched by: words by their beginnings (`exact` as typed, `wide` without endings), pieces inside titles,
 * or something that nothing can match.
 */
export type Search =
  | { kind: 'words'; exact: string; wide: string }
  | { kind: 'pieces'; pieces: readonly string[] }
  | { kind: 'nothing' };

/** The condition on `product p` that a search stands for. */
export function matches(search: Search) {
  switch (search.kind) {
    case 'words':
      return sql<boolean>`p.search_body @@ to_tsquery('simple', ${search.wide})`;
    case 'pieces':
      return sql<boolean>`${sql.join(
        search.pieces.map((piece) => sql`p.search_title like ${`%${piece}%`}`),
        sql` and `,
      )}`;
    case 'nothing':
      return sql<boolean>`false`;
  }
}

/**
 * Planned as if all hits were wanted: asked for the first one only, the planner would walk through the whole shop hoping to
 * meet it soon, which takes longest when there is none.
 */
function hits(condition: RawBuilder<unknown>) {
  return sql`with hit as materialized (select p.id from product p where p.status = 'published' and ${condition})`;
}

/** Whether a search finds any product that is for sale. */
export async function isFound(db: Db, search: Search): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    ${hits(matches(search))} select exists (select from hit) as found`.execute(db);
  return rows[0]?.found === true;
}

export type NearestWord = {
  typed: string;
  isKnown: boolean;
  word: string | null;
  distance: number | null;
  tm: string | null;
  ru: string | null;
};

/** For each folded word: whether any title has a word with the same beginning, and if not, the one it may have been. */
export async function findNearestWords(db: Db, words: readonly string[]): Promise<NearestWord[]> {
  const { rows } = await sql<NearestWord>`
    select asked.word as typed, known.yes as "isKnown", near.word, levenshtein(near.word, asked.word) as distance,
      near.tm, near.ru
    from unnest(${words}::text[]) with ordinality as asked(word, place)
    cross join lateral (
      ${hits(sql`p.search_body @@ to_tsquery('simple', asked.word || ':*')`)} select exists (select from hit) as yes
    ) known
    left join lateral (select * from nearest_words(asked.word) limit 1) near on not known.yes
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
    select ${word} as typed, false as "isKnown", word, levenshtein_less_equal(word, ${word}, ${slips}) as distance, tm, ru
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
    await sql`set local statement_timeout = '60s'`.execute(trx);
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
