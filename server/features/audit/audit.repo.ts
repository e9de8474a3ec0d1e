import { type RawBuilder, sql } from 'kysely';
import { changesOfRecords } from '#domain/audit/audit-names.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import { likePart, listLong } from '#server/platform/db/list-rows.ts';

export type AuditEntry = {
  at: Date;
  staff_id: number | null;
  staff_name: string;
  action: string;
  subject: string;
  subject_id: string;
  before: string | null;
  after: string | null;
  ip: string;
  request_id: string;
  previous_hash: string;
  hash: string;
  link: number;
};

const chainLock = 7_306_003;

/** The hash of the newest row; the chain is locked until the end of the transaction, so that it cannot fork. */
export async function lockChain(trx: Trx): Promise<string> {
  await sql`select pg_advisory_xact_lock(${chainLock})`.execute(trx);
  const last = await trx.selectFrom('audit').select('hash').orderBy('id', 'desc').limit(1).executeTakeFirst();
  return last?.hash ?? '';
}

/** The number of the newest row. Rows are committed in the order of their numbers, because the chain is locked. */
export async function findNewestId(db: Db): Promise<number> {
  const last = await db.selectFrom('audit').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
  return last?.id ?? 0;
}

type AuditedRecord = { action: string; subject: string; subjectId: string };

/** Who changed a record and when, the newest first. */
const changesOf = (db: Db, { subject, subjectId }: Omit<AuditedRecord, 'action'>) =>
  db
    .selectFrom('audit')
    .select(['id', 'staff_name as by', 'at'])
    .where('subject', '=', subject)
    .where('subject_id', '=', subjectId)
    .orderBy('id', 'desc')
    .limit(1);

/** The newest change of that kind of a record by others, after a row of the log. */
export async function findForeignChange(
  trx: Trx,
  { action, ...record }: AuditedRecord,
  { after, staffId }: { after: number; staffId: number | null },
): Promise<{ by: string; at: Date; seen: string } | undefined> {
  const row = await changesOf(trx, record)
    .where('action', '=', action)
    .where('id', '>', after)
    .where((is) => is('staff_id', 'is distinct from', staffId))
    .executeTakeFirst();
  return row && { by: row.by, at: row.at, seen: String(row.id) };
}

/** The newest change of a record at that moment or since. */
export async function findChangeSince(
  trx: Trx,
  record: Omit<AuditedRecord, 'action'>,
  at: Date,
): Promise<{ by: string; at: Date } | undefined> {
  const row = await changesOf(trx, record).where('at', '>=', at).executeTakeFirst();
  return row && { by: row.by, at: row.at };
}

type Save = { of: string; by: string; at: Date };

/** Who saved a record last. */
export async function findSave(db: Db, record: Omit<AuditedRecord, 'action'>): Promise<Save[]> {
  const row = await changesOf(db, record).where('action', 'in', changesOfRecords).executeTakeFirst();
  return row ? [{ of: record.subjectId, by: row.by, at: row.at }] : [];
}

/** Who saved each record of a subject last, of those that were saved latest. */
export async function findSaves(db: Db, subject: string, most: number): Promise<Save[]> {
  const latest = db
    .selectFrom('audit')
    .distinctOn('subject_id')
    .select(['id', 'subject_id as of', 'staff_name as by', 'at'])
    .where('subject', '=', subject)
    .where('action', 'in', changesOfRecords)
    .orderBy('subject_id')
    .orderBy('id', 'desc');
  return db
    .selectFrom(latest.as('latest'))
    .select(['of', 'by', 'at'])
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}

/** The kind of link of the newest row; undefined without rows. */
export async function readNewestLink(db: Db): Promise<number | undefined> {
  const last = await db.selectFrom('audit').select('link').orderBy('id', 'desc').limit(1).executeTakeFirst();
  return last?.link;
}

/** Counts all rows of the log. With an empty log the hash is ''. */
export async function readAnchor(db: Db): Promise<{ rows: number; hash: string }> {
  const { rows } = await sql<{ rows: number; hash: string }>`
    select count(*)::int as rows, coalesce((select hash from audit order by id desc limit 1), '') as hash
    from audit`.execute(db);
  return rows[0] ?? { rows: 0, hash: '' };
}

/** Whether the row of that number still has that hash. */
export async function hasAnchor(db: Db, { rows, hash }: { rows: number; hash: string }): Promise<boolean> {
  if (rows === 0) return true;
  const row = await db
    .selectFrom('audit')
    .select('hash')
    .orderBy('id')
    .offset(rows - 1)
    .limit(1)
    .executeTakeFirst();
  return row?.hash === hash;
}

/** The chain is locked by `lockChain`, which gave the previous hash. */
export async function insertEntry(trx: Trx, entry: AuditEntry): Promise<void> {
  await trx.insertInto('audit').values(entry).execute();
}

export type AuditFilter = {
  staff?: number;
  action?: string;
  subject?: string;
  subjectId?: string;
  q?: string;
  from?: Date;
  to?: Date;
};

type AuditRow = AuditEntry & { id: number; before: unknown; after: unknown };

/** Limits a search that matches nearly every row; nobody reads further. */
const mostHits = 10_000;

/** The text that is searched; the table's index has the same expression. */
const words = sql`(a.action || ' ' || a.subject || ' ' || a.subject_id || ' ' || a.staff_name || ' '
  || coalesce(a.before::text, '') || ' ' || coalesce(a.after::text, ''))`;

/** A page of rows, the newest first. A search reads 10,000 hits at most. */
export async function findEntries(db: Db, filter: AuditFilter, page: { size: number; offset: number }) {
  const where: RawBuilder<unknown>[] = [];
  const only = (condition: RawBuilder<unknown>, value: unknown) => {
    if (value !== undefined && value !== '') where.push(sql`${condition} ${value}`);
  };
  only(sql`a.staff_id =`, filter.staff);
  only(sql`a.action =`, filter.action);
  only(sql`a.subject =`, filter.subject);
  only(sql`a.subject_id =`, filter.subjectId);
  only(sql`a.at >=`, filter.from);
  only(sql`a.at <`, filter.to);
  if (filter.q) where.push(sql`${words} ilike ${likePart(filter.q)}`);
  return listLong<AuditRow>(
    db,
    {
      select: sql`a.*`,
      table: sql`audit a`,
      key: sql`a.id`,
      where,
      sortOrder: { ahead: sql`a.id desc`, back: sql`a.id` },
      isSearch: Boolean(filter.q),
      most: filter.q ? mostHits : undefined,
    },
    page,
  );
}

/**
 * Present names of the records that rows refer to, by `subject id`: text, or text in two languages. Others have their
 * title in the row. An erased person has no name here, and none in the row.
 */
export async function findNames(
  db: Db,
  rows: readonly { subject: string; subject_id: string }[],
): Promise<ReadonlyMap<string, unknown>> {
  const ids = (subject: string) => rows.filter((row) => row.subject === subject).map((row) => row.subject_id);
  const numbers = (subject: string) => ids(subject).filter((id) => /^\d{1,9}$/.test(id));
  // One look-up per row, so that each uses its index.
  const found = await sql<{ key: string; name: unknown }>`
    select 'order ' || o.id as key, to_jsonb('S-' || o.number) as name
      from unnest(${ids('order')}::text[]) w(id) join shop_order o on o.id = w.id
    union all select 'product ' || p.id, p.title
      from unnest(${numbers('product')}::int[]) w(id) join product p on p.id = w.id
    union all select 'stock ' || o.id, p.title
      from unnest(${numbers('stock')}::int[]) w(id) join product_option o on o.id = w.id join product p on p.id = o.product_id
    union all select 'review ' || r.id, p.title
      from unnest(${numbers('review')}::int[]) w(id) join review r on r.id = w.id join product p on p.id = r.product_id
    union all select 'customer ' || c.id, to_jsonb(coalesce(nullif(trim(c.name || ' ' || c.surname), ''), c.phone))
      from unnest(${numbers('customer')}::bigint[]) w(id) join customer c on c.id = w.id and c.erased_at is null
    union all select 'staff ' || s.id, to_jsonb(s.name)
      from unnest(${numbers('staff')}::int[]) w(id) join staff s on s.id = w.id`.execute(db);
  return new Map(found.rows.map(({ key, name }) => [key, name]));
}

/** Rows in order, in batches, for checking the chain. `before` and `after` are read as the text that was hashed. */
export async function readChain(db: Db | Trx, afterId: number, size: number) {
  return db
    .selectFrom('audit')
    .select([
      'id',
      'at',
      'staff_id',
      'staff_name',
      'action',
      'subject',
      'subject_id',
      'ip',
      'request_id',
      'previous_hash',
      'hash',
      'link',
    ])
    .select([sql<string | null>`before::text`.as('before'), sql<string | null>`after::text`.as('after')])
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(size)
    .execute();
}

/** The text that PostgreSQL returns for a JSON value: exactly what is stored must be hashed. */
export async function storedText(trx: Trx, json: string | null): Promise<string | null> {
  if (json === null) return null;
  const { rows } = await sql<{ text: string }>`select ${json}::jsonb::text as text`.execute(trx);
  return rows[0]?.text ?? null;
}
