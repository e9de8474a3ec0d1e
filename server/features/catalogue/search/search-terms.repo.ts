import { sql } from 'kysely';
import type { OfficeSearchTerm } from '#contract/catalogue/office-search.ts';
import type { SearchTerm } from '#domain/intention/search-term.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import { containsFolded, idsOf, listRows, orderBy } from '#server/platform/db/list-rows.ts';
import type { Range } from '#server/platform/db/paging.ts';

const columns = sql`t.id, t.phrase, t.kind, t.recipient_id as recipient, t.occasion_id as occasion,
  t.category_id as category, t.goods`;

export type TermsFilter = { ids?: string; q?: string; kind?: string; sort?: string };
export async function findTerms(db: Db, filter: TermsFilter, range: Range) {
  const where = [];
  const ids = idsOf(filter.ids);
  if (ids) where.push(sql`t.id = any(${ids}::int[])`);
  if (filter.kind) where.push(sql`t.kind = ${filter.kind}`);
  if (filter.q)
    where.push(
      sql`(${containsFolded(sql`t.folded`, filter.q)} or ${containsFolded(sql`fold(t.goods)`, filter.q)})`,
    );
  const sorts = { phrase: sql`t.folded`, id: sql`t.id` };
  const sortOrder = orderBy(filter.sort, sorts, 'phrase', sql`t.id`);
  return listRows<OfficeSearchTerm>(
    db,
    { select: columns, from: sql`search_term t`, where, sortOrder },
    range,
  );
}

export async function findTerm(db: Db | Trx, id: number): Promise<OfficeSearchTerm | undefined> {
  const { rows } =
    await sql<OfficeSearchTerm>`select ${columns} from search_term t where t.id = ${id}`.execute(db);
  return rows[0];
}

/** Inactive ones too: the limit is on rows. */
export async function countTerms(trx: Trx): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int from search_term`.execute(trx);
  return rows[0]?.count ?? 0;
}

/** All of them, for the lexicon. */
export async function findAllTerms(db: Db): Promise<SearchTerm[]> {
  const { rows } = await sql<SearchTerm>`
    select phrase, kind, coalesce(recipient_id, occasion_id, category_id) as id, goods
    from search_term order by id`.execute(db);
  return rows;
}

/**
 * A version that changes with every change of a term: a row that is written anew has the id of the transaction that
 * wrote it.
 */
export async function findTermsVersion(db: Db): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select count(*) || ' ' || coalesce(sum(xmin::text::bigint), 0) as version from search_term`.execute(db);
  return rows[0]?.version ?? '';
}
