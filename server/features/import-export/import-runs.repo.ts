import { sql, type Updateable } from 'kysely';
import type { Import } from '#contract/import-export/office.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import { listRows } from '#server/platform/db/list-rows.ts';
import type { Range } from '#server/platform/db/paging.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import type { ProductSnapshot } from '#domain/fields/product.ts';
import type { SpreadsheetColumn } from '#domain/spreadsheet.ts';
import { warnings } from './problems.ts';
import type { Note, OwnHeadings } from './read-spreadsheet.ts';

export type FileKind = 'sheet' | 'pictures';
export type RunRow = {
  id: number;
  name: string;
  state: Import['state'];
  staff_id: number | null;
  staff_name: string;
  sheet_bytes: number;
  pictures_bytes: number;
  parts: Record<FileKind, number[]>;
  rows_done: number;
  rows_total: number;
  summary: Import['summary'];
  failure: Import['failure'];
  created_at: Date;
};

export async function insertRun(
  trx: Trx,
  row: { name: string; staffId: number; staff: string; at: Date },
): Promise<number> {
  const { id } = await trx
    .insertInto('import_run')
    .values({
      name: row.name,
      state: 'uploading',
      staff_id: row.staffId,
      staff_name: row.staff,
      created_at: row.at,
      updated_at: row.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function findRun(db: Db | Trx, id: number): Promise<RunRow | undefined> {
  const row = await db.selectFrom('import_run').selectAll().where('id', '=', id).executeTakeFirst();
  return row as RunRow | undefined;
}

export async function lockRun(trx: Trx, id: number): Promise<RunRow | undefined> {
  const row = await trx
    .selectFrom('import_run')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row as RunRow | undefined;
}

export async function findRuns(db: Db, range: Range) {
  return listRows<RunRow>(
    db,
    { select: sql`*`, from: sql`import_run`, where: [], sortOrder: sql`id desc` },
    range,
  );
}

export async function updateRun(
  db: Db | Trx,
  id: number,
  set: Updateable<Tables['import_run']>,
): Promise<void> {
  await db.updateTable('import_run').set(set).where('id', '=', id).execute();
}

export async function deleteRun(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('import_run').where('id', '=', id).execute();
}

/** Runs unchanged since a moment that still have files: never applied, or finished. */
export async function findRested(db: Db, before: Date): Promise<RunRow[]> {
  const rows = await db
    .selectFrom('import_run')
    .selectAll()
    .where('updated_at', '<', before)
    .where((e) =>
      e.or([
        e('state', 'in', ['uploading', 'checked', 'failed']),
        e('state', 'in', ['applied', 'undone']).and(sql<boolean>`parts <> ${noParts}::jsonb`),
      ]),
    )
    .orderBy('id')
    .execute();
  return rows as RunRow[];
}

/** Marks its files as deleted; its changes can still be undone. */
export async function forgetParts(trx: Trx, id: number): Promise<void> {
  await trx.updateTable('import_run').set({ parts: noParts }).where('id', '=', id).execute();
}

const noParts = JSON.stringify({ sheet: [], pictures: [] });

/** Those of the pictures that undoing an import would restore. */
export async function findPicturesToPutBack(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select distinct named.value #>> '{}' as id
    from import_run r join import_change c on c.import_id = r.id, jsonb_path_query(c.before, '$.**') as named (value)
    where r.state = 'applied' and jsonb_typeof(named.value) = 'string' and named.value #>> '{}' = any(${[...ids]}::text[])`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Not in a transaction: a check that is repeated after a crash writes them anew. */
export async function replaceErrors(db: Db, id: number, notes: readonly Note[]): Promise<void> {
  await db.deleteFrom('import_error').where('import_id', '=', id).execute();
  for (let at = 0; at < notes.length; at += 500)
    await db
      .insertInto('import_error')
      .values(
        notes.slice(at, at + 500).map(({ sheet, row, column, value, problem }) => ({
          import_id: id,
          sheet,
          row,
          col: column,
          value,
          problem,
        })),
      )
      .execute();
}

/** What is not written first, so that no number of warnings hides it. */
export async function findErrors(db: Db, id: number, range: Range) {
  return listRows<{ id: number; sheet: string; row: number; col: string; value: string; problem: string }>(
    db,
    {
      select: sql`*`,
      from: sql`import_error`,
      where: [sql`import_id = ${id}`],
      sortOrder: sql`problem = any(${warnings}), row, id`,
    },
    range,
  );
}

export type ChangeRow = {
  product_id: number;
  before: ProductSnapshot | null;
  after: ProductSnapshot & { units?: [number, number][] };
};

/**
 * Records a product before and after an import, in the transaction that writes it, for undoing. @param before undefined
 * for a new one
 */
export async function insertChange(
  trx: Trx,
  importId: number,
  product: number,
  before: ProductSnapshot | undefined,
  after: ChangeRow['after'],
): Promise<void> {
  await trx
    .insertInto('import_change')
    .values({
      import_id: importId,
      product_id: product,
      before: before ? JSON.stringify(before) : null,
      after: JSON.stringify(after),
    })
    .execute();
}

/** Those of the products that this import has written already: a job that is repeated skips them. */
export async function findChangedProducts(
  db: Db | Trx,
  importId: number,
  products: readonly number[],
): Promise<Set<number>> {
  if (products.length === 0) return new Set();
  const rows = await db
    .selectFrom('import_change')
    .select('product_id')
    .where('import_id', '=', importId)
    .where('product_id', 'in', products)
    .execute();
  return new Set(rows.map((row) => row.product_id));
}

/** Changes by product id, a page at a time. */
export async function findChanges(
  db: Db,
  importId: number,
  after: number,
  limit: number,
): Promise<ChangeRow[]> {
  return db
    .selectFrom('import_change')
    .select(['product_id', 'before', 'after'])
    .where('import_id', '=', importId)
    .where('product_id', '>', after)
    .orderBy('product_id')
    .limit(limit)
    .execute();
}

/** After it is undone; what is left is what can still be undone. */
export async function deleteChange(trx: Trx, importId: number, product: number): Promise<void> {
  await trx
    .deleteFrom('import_change')
    .where('import_id', '=', importId)
    .where('product_id', '=', product)
    .execute();
}

/** Products whose change can still be undone. */
export async function countChanges(db: Db, importId: number): Promise<number> {
  const { n } = await db
    .selectFrom('import_change')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('import_id', '=', importId)
    .executeTakeFirstOrThrow();
  return n;
}

/** Meanings that staff have given to headings of their own. */
export async function findOwnHeadings(db: Db | Trx): Promise<OwnHeadings> {
  const rows = await db.selectFrom('import_heading').selectAll().execute();
  return new Map(rows.map(({ heading, col }) => [heading, col as SpreadsheetColumn | null]));
}

/** The shop's own headings, folded, with the columns they stand for; also used for later files. */
export async function saveOwnHeadings(trx: Trx, own: OwnHeadings): Promise<void> {
  for (const [heading, col] of own)
    await trx
      .insertInto('import_heading')
      .values({ heading, col })
      .onConflict((one) => one.column('heading').doUpdateSet({ col }))
      .execute();
}
