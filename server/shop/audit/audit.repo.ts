import { sql } from 'kysely';
import type { Db, Trx } from '#server/platform/db.ts';

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
};

const chainLock = 7_306_003;

/** The hash of the newest row; the chain is locked until the end of the transaction, so that it cannot fork. */
export async function lockChain(trx: Trx): Promise<string> {
  await sql`select pg_advisory_xact_lock(${chainLock})`.execute(trx);
  const last = await trx.selectFrom('audit').select('hash').orderBy('id', 'desc').limit(1).executeTakeFirst();
  return last?.hash ?? '';
}

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

export async function findEntries(db: Db, filter: AuditFilter, page: { size: number; offset: number }) {
  let rows = db.selectFrom('audit');
  if (filter.staff !== undefined) rows = rows.where('staff_id', '=', filter.staff);
  if (filter.action) rows = rows.where('action', '=', filter.action);
  if (filter.subject) rows = rows.where('subject', '=', filter.subject);
  if (filter.subjectId) rows = rows.where('subject_id', '=', filter.subjectId);
  if (filter.from) rows = rows.where('at', '>=', filter.from);
  if (filter.to) rows = rows.where('at', '<', filter.to);
  if (filter.q) {
    const like = `%${filter.q.replace(/[\\%_]/g, '\\$&')}%`;
    rows = rows.where(
      sql<boolean>`(action || ' ' || subject || ' ' || subject_id || ' ' || staff_name || ' ' || coalesce(before::text, '') || ' ' || coalesce(after::text, '')) ilike ${like}`,
    );
  }
  const [entries, { total }] = await Promise.all([
    rows.selectAll().orderBy('id', 'desc').limit(page.size).offset(page.offset).execute(),
    rows.select((e) => e.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { entries, total };
}

/** Rows in their order, in pieces, for the check of the chain. `before` and `after` are read as the text that was hashed. */
export async function readChain(db: Db, afterId: number, size: number) {
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
    ])
    .select([sql<string | null>`before::text`.as('before'), sql<string | null>`after::text`.as('after')])
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(size)
    .execute();
}

/** The text PostgreSQL gives back for a JSON value: what is hashed must be what is stored. */
export async function storedText(trx: Trx, json: string | null): Promise<string | null> {
  if (json === null) return null;
  const { rows } = await sql<{ text: string }>`select ${json}::jsonb::text as text`.execute(trx);
  return rows[0]?.text ?? null;
}
