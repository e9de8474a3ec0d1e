import { sql } from 'kysely';
import type { TitlePair } from '#contract/catalogue/office-search.ts';
import type { Db } from '#server/platform/db/db.ts';

/** The newest products are enough to find pairs of words, in a shop of any size. */
const mostTitles = 5_000;
const fewestTitles = 3;
/** Together in at least this share of the titles of the rarer word. */
const share = 0.6;

/**
 * For each rarer word its most frequent neighbour; words with exactly the same products would find no more and are left
 * out.
 */
export async function findTitlePairs(db: Db): Promise<TitlePair[]> {
  const { rows } = await sql<TitlePair>`
    with titled as (
      select p.id, fold(p.title->>'tm') as tm, fold(p.title->>'ru') as ru
      from product_search s join product p on p.id = s.product_id order by p.id desc limit ${sql.lit(mostTitles)}
    ), word as materialized (
      select distinct id, lang, word from titled, lateral (
        select 'tm' as lang, unnest(string_to_array(tm, ' ')) as word union all select 'ru', unnest(string_to_array(ru, ' '))
      ) w where length(word) >= 3 and word !~ '[0-9]'
    ), usual as materialized (
      select *, count(*) over (partition by lang, word)::int as uses from word
    ), pair as (
      select rare.word as rare, other.word as other, rare.lang, rare.uses, other.uses as most, count(*) as together
      from usual rare join usual other on other.id = rare.id and other.lang <> rare.lang and other.word <> rare.word
      where rare.uses >= ${sql.lit(fewestTitles)} and rare.uses < other.uses
      group by 1, 2, 3, 4, 5 having count(*) >= greatest(${sql.lit(fewestTitles)}, ${sql.lit(share)} * rare.uses)
    ), best as (
      select distinct on (rare) * from pair order by rare, together desc, most
    )
    select case lang when 'tm' then r.tm else r.ru end as phrase, case lang when 'tm' then o.ru else o.tm end as goods,
      best.uses as "from", most as "to"
    from best join search_word r on r.word = rare join search_word o on o.word = other
    where case lang when 'tm' then r.tm is not null and o.ru is not null else r.ru is not null and o.tm is not null end
    order by together desc, rare`.execute(db);
  return rows;
}
