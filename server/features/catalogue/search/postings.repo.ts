import { type RawBuilder, sql } from 'kysely';
import { type Db, inTransaction, type Trx } from '#server/platform/db/db.ts';
import { raiseShelfVersion } from '#server/features/catalogue/listing/listing-version.repo.ts';
import { blockBits, packProducts, type Posting } from './posting.ts';

/** Words by their beginning or with a piece inside, in titles or anywhere. */
export type Term = { text: string; how: 'beginning' | 'piece'; inTitle: boolean };

/** Where words stand, block by block: what is changed since is not in it. */
export async function findPostings(db: Db, { text, how, inTitle }: Term): Promise<Posting[]> {
  const { rows } = await sql<Posting>`
    select block, products from search_posting where in_title = ${sql.lit(inTitle)} and ${wordIs(text, how)}`.execute(
    db,
  );
  return rows;
}

function wordIs(text: string, how: Term['how']): RawBuilder<unknown> {
  if (how === 'piece') return sql`word like ${`%${text}%`} and word not like '%*'`;
  // Folded words are of small letters and digits, which all come before a brace.
  return text.length <= 2 ? sql`word = ${`${text}*`}` : sql`word >= ${text} and word < ${`${text}{`}`;
}

/** Products whose words changed after their block was built, or whose block was never built. */
export async function findUnbuilt(db: Db): Promise<number[]> {
  const { rows } = await sql<{ ids: number[] }>`
    select coalesce(json_agg(distinct c.product_id), '[]') as ids from shelf_change c
    left join search_block b on b.block = c.product_id >> ${sql.lit(blockBits)}
    where c.is_text and (b.block is null or c.version > b.built_version)`.execute(db);
  return rows[0]?.ids ?? [];
}

export type BlockNews = { block: number; isBuilt: boolean; changed: number };

/** Every block that has products or once had, and how many products of it changed since it was built. */
export async function findBlocks(db: Db): Promise<BlockNews[]> {
  const { rows } = await sql<BlockNews>`
    select n as block, b.block is not null as "isBuilt", (
      select count(distinct product_id)::int from shelf_change
      where is_text and version > coalesce(b.built_version, 0)
        and product_id >= n << ${sql.lit(blockBits)} and product_id < (n + 1) << ${sql.lit(blockBits)}
    ) as changed
    from generate_series(0, (select coalesce(max(id), 0) from product) >> ${sql.lit(blockBits)}) n
    left join search_block b on b.block = n order by n`.execute(db);
  return rows;
}

/** Whether there are more products than this. */
export async function hasProducts(db: Db, more: number): Promise<boolean> {
  const { rows } = await sql<{ yes: boolean }>`
    select exists (select from product offset ${sql.lit(more)} limit 1) as yes`.execute(db);
  return rows[0]?.yes === true;
}

const buildLock = 7_306_011;

/** Writes down anew where the words of a block stand; seconds for a full one. */
export async function buildBlock(db: Db, block: number): Promise<void> {
  await inTransaction(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(${buildLock})`.execute(trx);
    await sql`set local statement_timeout = '120s'`.execute(trx);
    // Read before the words: what changes in between counts as changed since.
    const { rows } = await sql<{ version: number }>`select version from shelf_version`.execute(trx);
    await sql`delete from search_posting where block = ${block}`.execute(trx);
    await writePostings(trx, block);
    await sql`
      insert into search_block (block, built_version) values (${block}, ${rows[0]?.version ?? 0})
      on conflict (block) do update set built_version = excluded.built_version`.execute(trx);
  });
}

async function writePostings(trx: Trx, block: number): Promise<void> {
  const found = await findWords(trx, block << blockBits);
  await sql`
    insert into search_posting (word, in_title, block, products)
    select word, in_title, ${block}, products from unnest(
      ${found.map(({ word }) => word)}::text[], ${found.map((one) => one.in_title)}::boolean[],
      ${found.map(({ products }) => packProducts(products))}::bytea[]
    ) as found (word, in_title, products)`.execute(trx);
}

/** Two bytes for each product, in no order, which saves sorting two million rows: whoever reads puts them into a set. */
async function findWords(
  trx: Trx,
  first: number,
): Promise<{ word: string; in_title: boolean; products: Buffer }[]> {
  await sql`set local work_mem = '128MB'`.execute(trx);
  const { rows } = await sql<{ word: string; in_title: boolean; products: Buffer }>`
    with known as materialized (
      select p.id, t.in_title, w.word collate "C" as word from product p,
        lateral (values (false, search_body), (true, search_head)) t (in_title, words), unnest(tsvector_to_array(t.words)) w (word)
      where id >= ${first} and id < ${first + (1 << blockBits)}
    ), found as (
      select id, in_title, word from known
      union all
      select distinct id, in_title, left(word, n) || '*' from known, generate_series(1, 2) n
    )
    select word, in_title, string_agg(int2send((id - ${first})::int2), ''::bytea) as products
    from found group by word, in_title`.execute(trx);
  return rows;
}

/** Tells every node that what it remembers of words is old. */
export async function noteBuilt(db: Db): Promise<void> {
  await inTransaction(db, async (trx) => {
    await raiseShelfVersion(trx, [], 'text');
    await sql`update shelf_version set built = built + 1`.execute(trx);
  });
}
