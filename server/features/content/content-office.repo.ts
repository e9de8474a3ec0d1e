import { sql } from 'kysely';
import { bannerFields, wrapFields } from '#domain/fields/content.ts';
import type { Fields, RecordOf } from '#domain/fields/kinds.ts';
import type { PhotoMode } from '#domain/parcel-photos/order-photos.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import { columnsAs } from '#server/platform/db/field-columns.ts';
import { containsFolded, idsOf, listRows, orderBy } from '#server/platform/db/list-rows.ts';
import type { Range } from '#server/platform/db/paging.ts';

export { deleteRow, insertRow, reorderRows, updateRow } from '#server/platform/db/write-rows.ts';

export type BannersFilter = { ids?: string; q?: string; is_main?: boolean; sort?: string };
type ListedRow<F extends Fields> = { id: number; position: number } & RecordOf<F>;
export type OfficeBannerRow = ListedRow<typeof bannerFields>;
const banner = sql`t.id, t.position, ${columnsAs(bannerFields, 't')}`;
const sorts = { position: sql`t.position`, id: sql`t.id` };

export async function findOfficeBanners(db: Db, filter: BannersFilter, range: Range) {
  const where = conditions(filter);
  if (filter.is_main !== undefined) where.push(sql`t.is_main = ${filter.is_main}`);
  const sortOrder = orderBy(filter.sort, sorts, 'position', sql`t.id`);
  return listRows<OfficeBannerRow>(db, { select: banner, from: sql`banner t`, where, sortOrder }, range);
}

export async function findOfficeBanner(db: Db | Trx, id: number): Promise<OfficeBannerRow | undefined> {
  return (await sql<OfficeBannerRow>`select ${banner} from banner t where t.id = ${id}`.execute(db)).rows[0];
}

export type WrapsFilter = { ids?: string; q?: string; sort?: string };
type OfficeWrapRow = ListedRow<typeof wrapFields>;
const wrap = sql`t.id, t.position, ${columnsAs(wrapFields, 't')}`;

export async function findOfficeWraps(db: Db, filter: WrapsFilter, range: Range) {
  const sortOrder = orderBy(filter.sort, sorts, 'position', sql`t.id`);
  return listRows<OfficeWrapRow>(
    db,
    { select: wrap, from: sql`wrap t`, where: conditions(filter), sortOrder },
    range,
  );
}

export async function findOfficeWrap(db: Db | Trx, id: number): Promise<OfficeWrapRow | undefined> {
  return (await sql<OfficeWrapRow>`select ${wrap} from wrap t where t.id = ${id}`.execute(db)).rows[0];
}

function conditions({ ids, q }: { ids?: string; q?: string }) {
  const where = [];
  if (ids !== undefined) where.push(sql`t.id = any(${idsOf(ids) ?? []}::int[])`);
  if (q) where.push(containsFolded(sql`fold((t.title->>'tm') || ' ' || (t.title->>'ru'))`, q));
  return where;
}

/** Inserts or replaces the value under a key of `shop_text`. */
export async function saveText(trx: Trx, key: string, value: unknown, at: Date): Promise<void> {
  const row = { value: JSON.stringify(value), updated_at: at };
  await trx
    .insertInto('shop_text')
    .values({ key, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute();
}

/** Locks the texts under these keys, also those without a text: of two saves the second reads what the first wrote. */
export async function lockTexts(trx: Trx, keys: readonly string[], at: Date): Promise<void> {
  const rows = keys.toSorted().map((key) => ({ key, value: JSON.stringify({}), updated_at: at }));
  if (rows.length === 0) return;
  await trx
    .insertInto('shop_text')
    .values(rows)
    .onConflict((conflict) => conflict.column('key').doUpdateSet(({ ref }) => ({ key: ref('excluded.key') })))
    .execute();
}

type SwitchRow = { name: string; is_on: boolean; changed_at: Date; staff_id: number; mode?: PhotoMode };

/**
 * The switch of a feature, locked. @param usual inserted when nobody has switched it yet, so that there is a row to
 * lock
 */
export async function lockSwitch(trx: Trx, usual: SwitchRow): Promise<boolean> {
  await trx
    .insertInto('feature')
    .values(usual)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const locked = trx.selectFrom('feature').select('is_on').where('name', '=', usual.name).forUpdate();
  return (await locked.executeTakeFirstOrThrow()).is_on;
}

export async function saveSwitch(trx: Trx, { name, ...row }: SwitchRow): Promise<void> {
  await trx.updateTable('feature').set(row).where('name', '=', name).execute();
}
