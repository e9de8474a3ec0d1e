import { sql } from 'kysely';
import type { EmptySearch } from '#contract/catalogue/office-search.ts';
import type { Day } from '#domain/delivery/calendar.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import { listRows } from '#server/platform/db/list-rows.ts';
import type { Range } from '#server/platform/db/paging.ts';

export type CountedSearch = { folded: string; typed: string; searches: number };

/** Adds to the counts of a day; the spelling typed last is shown. */
export async function addEmptySearches(db: Db, day: Day, found: readonly CountedSearch[]): Promise<void> {
  await sql`
    insert into empty_search as s (folded, day, typed, searches)
    select folded, ${day}::date, typed, searches
    from json_to_recordset(${JSON.stringify(found)}::json) as x (folded text, typed text, searches int)
    on conflict (folded, day) do update set typed = excluded.typed, searches = s.searches + excluded.searches`.execute(
    db,
  );
}

/** Queries with fewer searches may be a name or an address typed into the wrong field. */
const fewest = 3;

/** Since a day, the most frequent first. */
export async function findEmptySearches(db: Db, since: Day, range: Range) {
  const found = sql`(
    select folded, (array_agg(typed order by day desc))[1] as typed, sum(searches)::int as searches, max(day) as last
    from empty_search where day >= ${since}::date group by folded having sum(searches) >= ${sql.lit(fewest)}
  ) s`;
  const select = sql`typed, searches, to_char(last, 'YYYY-MM-DD') as "lastDay"`;
  const sortOrder = sql`searches desc, last desc, folded`;
  return listRows<Omit<EmptySearch, 'nearest'>>(db, { select, from: found, where: [], sortOrder }, range);
}

/** Those containing a phrase, of any day. @param folded the phrase */
export async function deleteEmptySearches(trx: Trx, folded: string): Promise<void> {
  await sql`delete from empty_search where strpos(' ' || folded || ' ', ${` ${folded} `}) > 0`.execute(trx);
}

export async function deleteEmptySearch(db: Db, folded: string): Promise<void> {
  await sql`delete from empty_search where folded = ${folded}`.execute(db);
}

/** The most frequent and most recent ones are kept. */
const mostKept = 5_000;

/** Deletes searches of earlier days, and the rarest beyond the limit. */
export async function trimEmptySearches(db: Db, since: Day): Promise<void> {
  await sql`
    delete from empty_search where day < ${since}::date or (folded, day) in (
      select folded, day from empty_search where day >= ${since}::date order by searches desc, day desc, folded offset ${sql.lit(mostKept)}
    )`.execute(db);
}
