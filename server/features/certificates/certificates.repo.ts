import { type Insertable, type RawBuilder, sql, type Updateable } from 'kysely';
import type { CertificateUse, OfficeCertificate } from '#contract/certificates/office.ts';
import type { Lang } from '#contract/shared.ts';
import type { Day } from '#domain/delivery/calendar.ts';
import type { CertificateState } from '#domain/certificates/certificate.ts';
import { certificateMoves } from '#server/features/ledger/movements.read.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import { likePart, listRows } from '#server/platform/db/list-rows.ts';
import type { Range } from '#server/platform/db/paging.ts';
import type { Batch } from '#server/platform/queue/handle-due.ts';
import type { Tables } from '#server/platform/db/tables.ts';

export type CertificateRecord = Omit<OfficeCertificate, 'state' | 'expiresAt' | 'createdAt' | 'sentAt'> & {
  state: CertificateState;
  expiresAt: Date | null;
  createdAt: Date;
  sentAt: Date | null;
  sealed: string | null;
  lang: Lang;
};

export async function insertCertificate(trx: Trx, row: Insertable<Tables['certificate']>): Promise<number> {
  const { id } = await trx.insertInto('certificate').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateCertificate(
  trx: Trx,
  id: number,
  patch: Updateable<Tables['certificate']>,
): Promise<void> {
  await trx.updateTable('certificate').set(patch).where('id', '=', id).execute();
}

/** Those of some certificates that have ended, and can be spent no more. */
export async function findEnded(trx: Trx, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{
    id: number;
  }>`select c.id from certificate c join certificate_money m on m.certificate_id = c.id
    where c.id = any(${[...ids]}::int[]) and (c.state = 'void' or m.has_lapsed) order by c.id`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Erases phone, name and message of a bearer; a certificate without a phone is not sent, and its balance stays. */
export async function forgetMobiles(trx: Trx, phone: string): Promise<void> {
  await trx
    .updateTable('certificate')
    .set({ mobile: null, name: null, message: null, reason: '' })
    .where('mobile', '=', phone)
    .execute();
  await trx
    .updateTable('certificate_sale')
    .set({ mobile: '', name: '', message: '', giver: '' })
    .where('mobile', '=', phone)
    .execute();
}

const columns = sql`c.id, coalesce(nullif(c.last4, ''), right(c.code, 4), '') as last4, c.issued_tenge as face, m.balance_tenge as balance, c.state,
  c.expires_at as "expiresAt", c.created_at as "createdAt", c.paid_by is not null as "isPaid",
  c.paid_by as "paidBy", coalesce(s.name, '') as staff, c.reason,
  c.mobile, coalesce(c.design, 'plain') as design, c.lang, c.code_sealed as sealed,
  coalesce(c.name, '') as name, coalesce(c.message, '') as message, c.send_day as "sendDay", c.sent_at as "sentAt", c.replaces`;
const table = sql`certificate c join certificate_money m on m.certificate_id = c.id
  left join staff s on s.id = c.issued_by`;

/** With its code encrypted (`sealed`); without a lock, see `lockById`. */
export async function findById(db: Db | Trx, id: number): Promise<CertificateRecord | undefined> {
  const { rows } = await sql<CertificateRecord>`select ${columns} from ${table} where c.id = ${id}`.execute(
    db,
  );
  return rows[0];
}

/** Locks it until the transaction ends. */
export async function lockById(trx: Trx, id: number): Promise<CertificateRecord | undefined> {
  await sql`select from certificate where id = ${id} for no key update`.execute(trx);
  return findById(trx, id);
}

/** The words of a certificate. */
export type CertificateWords = { name: string; message: string; giver: string };

/** Whom it is for, the text of the card and who gives it, as staff or the buyer wrote them. */
export async function findWords(db: Db | Trx, id: number): Promise<CertificateWords> {
  const { rows } = await sql<CertificateWords>`
    select coalesce(c.name, s.name, '') as name, coalesce(c.message, s.message, '') as message, coalesce(s.giver, '') as giver
    from certificate c left join certificate_sale s on s.certificate_id = c.id where c.id = ${id}`.execute(
    db,
  );
  return rows[0] ?? { name: '', message: '', giver: '' };
}

/** Those that staff issued for a day, up to a last one, whose SMS has not left. */
export async function findIssuedDue(
  db: Db,
  lastDay: Day,
  { limit, tried }: Batch<number>,
): Promise<number[]> {
  const rows = await db
    .selectFrom('certificate')
    .innerJoin('certificate_money', 'certificate_id', 'id')
    .select('id')
    .where('send_day', '<=', lastDay)
    .where('sent_at', 'is', null)
    .where('state', '=', 'active')
    .where('balance_tenge', '>', 0)
    .where('mobile', 'is not', null)
    .where(sql<boolean>`id <> all(${tried}::int[])`)
    .orderBy('send_day')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export type CertificatesFilter = { q?: string; state?: OfficeCertificate['state'] };

/**
 * A page of certificates, the newest first. `q` is the last four characters of a code, or part of a phone number; the
 * state is as of `now`.
 */
export async function findMany(
  db: Db,
  { q, state }: CertificatesFilter,
  { range, now }: { range: Range; now: Date },
) {
  const isOver = sql`c.expires_at is not null and c.expires_at <= ${now}`;
  const looks: Record<OfficeCertificate['state'], RawBuilder<unknown>> = {
    void: sql`c.state = 'void'`,
    'used-up': sql`c.state = 'active' and m.balance_tenge = 0`,
    expired: sql`c.state = 'active' and m.balance_tenge > 0 and ${isOver}`,
    active: sql`c.state = 'active' and m.balance_tenge > 0 and not (${isOver})`,
  };
  const where = state ? [looks[state]] : [];
  const asked = q?.replace(/[\s()-]/g, '');
  if (asked) where.push(sql`(c.last4 = upper(${asked}) or c.mobile like ${likePart(asked)})`);
  return listRows<CertificateRecord>(
    db,
    { select: columns, from: table, where, sortOrder: sql`c.id desc` },
    range,
  );
}

/** What the shop owes the bearers of all certificates. */
export async function sumOwed(db: Db): Promise<number> {
  const { rows } = await sql<{ owed: number }>`
    select coalesce(sum(balance_tenge), 0)::bigint as owed from certificate_money`.execute(db);
  return rows[0]?.owed ?? 0;
}

export type UseRow = Omit<CertificateUse, 'at'> & { at: Date };

/** Transfers of a certificate, the newest first; pending ones that were voided are left out. */
export async function findUses(db: Db, id: number): Promise<UseRow[]> {
  const { rows } = await sql<UseRow>`
    select case when m.code = 'certificate-spent' then 'spent' when m.code = 'certificate-voided' then 'voided'
        when m.code = 'certificate-lapsed' then 'lapsed' when m.code = 'certificate-sold' then 'sold'
        when m.code = 'certificate-unsold' then 'unsold' when m.code = 'certificate-moved' and m.is_out then 'moved'
        when o.id is not null then 'returned' else 'issued' end as what,
      m.is_pending as "isPending", o.id as order, coalesce('S-' || o.number, '') as number, m.tenge as amount, m.at
    from ${certificateMoves(id)} m left join shop_order o on o.id = m.order_id
    order by m.id desc limit 200`.execute(db);
  return rows;
}

/** Certificates whose code is still stored in clear. */
export async function findUnsealed(db: Db, limit: number): Promise<{ id: number; code: string }[]> {
  const rows = await db
    .selectFrom('certificate')
    .select(['id', 'code'])
    .where('code', 'is not', null)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows as { id: number; code: string }[];
}

/** A code that another certificate has, except for dashes, stays as it is. */
export async function sealOne(
  db: Db,
  id: number,
  code: { code_mac: string; code_sealed: string; last4: string },
): Promise<void> {
  await sql`update certificate set code = null, code_mac = ${code.code_mac}, code_sealed = ${code.code_sealed},
      last4 = ${code.last4}
    where id = ${id} and code is not null and not exists (select from certificate where code_mac = ${code.code_mac})`.execute(
    db,
  );
}

/** Certificates with an encrypted code, by id, in batches. */
export async function findSealedAfter(
  db: Db,
  after: number,
  limit: number,
): Promise<{ id: number; sealed: string }[]> {
  const rows = await db
    .selectFrom('certificate')
    .select(['id', 'code_sealed as sealed'])
    .where('code_sealed', 'is not', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows as { id: number; sealed: string }[];
}

/** @returns whether the code was still the one that was read: one that was renewed since stays. */
export async function replaceSealed(
  db: Db,
  { id, sealed }: { id: number; sealed: string },
  keys: { code_mac: string; code_sealed: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('certificate')
    .set(keys)
    .where('id', '=', id)
    .where('code_sealed', '=', sealed)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
