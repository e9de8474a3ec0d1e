import { sql } from 'kysely';
import type { Topic } from '#domain/intention/lexicon.ts';
import { endingsOf } from '#domain/intention/stems.ts';
import type { LocalText } from '#contract/shared.ts';
import {
  type Hits,
  prefixRank,
  rankBits,
  stemRank,
  textRank,
  wholeRank,
} from '#server/features/catalogue/listing/hits.ts';
import type { Db } from '#server/platform/db/db.ts';

/**
 * What is searched for: prefixes of words or substrings of titles. Of each word: `exact` as typed, folded; `stems` what
 * its forms begin with, of which `exact` begins with one; `letters` its stem in the letters typed, none when no word
 * has a letter that the fold changes.
 */
export type Search =
  | {
      kind: 'words';
      exact: readonly string[];
      stems: readonly (readonly string[])[];
      letters: readonly string[];
    }
  | { kind: 'pieces'; pieces: readonly string[] };

/** A tsquery for all of these prefixes, of each any one: `gul:* & (skazok:* | skazk:*)`. */
export const beginnings = (words: readonly (readonly string[])[]): string =>
  words.map((stems) => `(${stems.map((one) => `${one}:*`).join(' | ')})`).join(' & ');

type SqlText = 'title' | 'heads' | 'spelled';
const all = (words: readonly string[], test: (word: string) => ReturnType<typeof sql>) =>
  sql.join(words.map(test), sql` and `);

/** Whether a text has words with these prefixes. */
const hasBeginnings = (text: SqlText, words: readonly string[]) =>
  all(words, (word) => sql`${sql.ref(text)} ~ ${`\\m${word}`}`);

/** Whether a folded text has these words whole, or with an ending: `gül` is in "gyzyl güller", not in "gulaklyk". */
const hasWhole = (text: SqlText, words: readonly (readonly string[])[]) =>
  sql.join(
    words.map((forms) => {
      const endings = forms.map((form) => `${form}(${endingsOf(form).join('|')})?`);
      return sql`${sql.ref(text)} ~ ${`(^| )(${endings.join('|')})( |$)`}`;
    }),
    sql` and `,
  );

/** The products on sale that match; four bytes each, because a common word of a large shop matches very many. */
export async function findHits(db: Db, search: Search): Promise<Hits> {
  const { rows } = await (search.kind === 'words' ? byWords(search) : byPieces(search)).execute(db);
  const bytes = new Uint8Array(rows[0]?.hits ?? []);
  Buffer.from(bytes.buffer).swap32();
  return new Int32Array(bytes.buffer);
}

function byWords({ exact, stems, letters }: Search & { kind: 'words' }) {
  const anyForm = stems.map((forms, at) => [...new Set([exact[at] ?? '', ...forms])]);
  const isOwn = letters.length > 0 ? hasBeginnings('spelled', letters) : sql`true`;
  const penalty = (isMet: ReturnType<typeof sql>, points: number) =>
    sql`case when ${isMet} then 0 else ${sql.lit(points)} end`;
  return sql<{ hits: Buffer | null }>`
    select string_agg(int4send((product_id << ${sql.lit(rankBits)}) | case
      when ${hasWhole('title', anyForm)} then ${sql.lit(wholeRank.first)}
        + ${penalty(isOwn, wholeRank.isOtherLetters)}
        + ${penalty(hasWhole('heads', anyForm), wholeRank.isBeside)}
        + ${penalty(
          hasWhole(
            'title',
            exact.map((word) => [word]),
          ),
          wholeRank.isOtherForm,
        )}
      when ${hasBeginnings('title', exact)}
        then case when ${isOwn} then ${sql.lit(prefixRank.ownLetters)} else ${sql.lit(prefixRank.otherLetters)} end
      when ${hasBeginnings(
        'title',
        stems.map(([one = '']) => one),
      )} then ${sql.lit(stemRank)}
      else ${sql.lit(textRank)} end), '') as hits
    from product_search where body @@ to_tsquery('simple', ${beginnings(stems)})`;
}

const byPieces = ({ pieces }: Search & { kind: 'pieces' }) => sql<{ hits: Buffer | null }>`
  select string_agg(int4send((product_id << ${sql.lit(rankBits)}) | ${sql.lit(textRank)}), '') as hits
  from product_search where ${all(pieces, (piece) => sql`title like ${`%${piece}%`}`)}`;

/** Which of these words, as typed, any product on sale has. */
export async function findKnownWords(db: Db, words: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ word: string }>`
    select word from unnest(${words}::text[]) word
    where exists (select from product_search where body @@ to_tsquery('simple', word || ':*'))`.execute(db);
  return new Set(rows.map(({ word }) => word));
}

/** Which of these are a word of a title, also with the ending of a case or a plural of one letter. */
export async function findWholeWords(db: Db, words: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ word: string }>`
    select asked as word from unnest(${words}::text[]) asked where exists (
      select from unnest(array['', 'a', 'e', 'i', 'o', 'y', 'ya']) ending join search_word s on s.word = asked || ending)`.execute(
    db,
  );
  return new Set(rows.map(({ word }) => word));
}

export type NearestWord = {
  typed: string;
  word: string | null;
  distance: number | null;
  tm: string | null;
  ru: string | null;
};

/** For each folded word the most similar word of the titles. */
export async function findNearestWords(db: Db, words: readonly string[]): Promise<NearestWord[]> {
  const { rows } = await sql<NearestWord>`
    select asked.word as typed, near.word, levenshtein(near.word, asked.word) as distance, near.tm, near.ru
    from unnest(${words}::text[]) with ordinality as asked(word, place)
    left join lateral (select * from nearest_words(asked.word) limit 1) near on true
    order by asked.place`.execute(db);
  return rows;
}

/** The slow way for a word that shares no three letters in a row with the right one: compares every known word. */
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
 * Rebuilds the list of known words, from which typos are corrected: from titles of products on sale, of brands and of
 * categories. Of several spellings of a word the most common is kept, in each language.
 */
export async function refreshSearchWords(db: Db): Promise<void> {
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

/** Names for the lexicon: recipients, occasions, the categories that are shown, and brands of several words. */
export async function findNamed(db: Db): Promise<Topic[]> {
  const { rows } = await sql<Topic>`
    select 'recipient' as kind, id, key, title from recipient
    union all select 'occasion', id, key, title from occasion
    union all select 'category', id, null, title from category where is_visible
    union all select 'brand', id, null, jsonb_build_object('tm', title, 'ru', title) from brand where title like '% %'
    order by kind, id`.execute(db);
  return rows;
}

/** @param words a tsquery of folded words, `gul:* & ak:*` */
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

/** Recipients, occasions and ideas by title. @param words as above, any of them */
export async function findIntentions(
  db: Db,
  words: string,
): Promise<{ kind: 'recipient' | 'occasion' | 'idea'; id: number; title: LocalText }[]> {
  const { rows } = await sql<{ kind: 'recipient' | 'occasion' | 'idea'; id: number; title: LocalText }>`
    select kind, id, title from (
      select 1 as rank, 'recipient' as kind, id, title, position from recipient
      union all select 2, 'occasion', id, title, position from occasion
      union all select 3, 'idea', id, title, position from idea where is_visible
    ) named
    where to_tsvector('simple', fold((title->>'tm') || ' ' || (title->>'ru'))) @@ to_tsquery('simple', ${words})
    order by rank, position, id limit 4`.execute(db);
  return rows;
}

/** @param words a tsquery of folded words; at most four brands, in the order set by staff */
export async function findBrandsByTitle(db: Db, words: string): Promise<{ id: number; title: string }[]> {
  const { rows } = await sql<{ id: number; title: string }>`
    select id, title from brand
    where to_tsvector('simple', fold(title)) @@ to_tsquery('simple', ${words})
    order by position, id limit 4`.execute(db);
  return rows;
}
