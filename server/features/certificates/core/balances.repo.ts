import { sql } from 'kysely';
import { finishedStatuses } from '#domain/order.ts';
import type { CertificateState } from '#domain/certificates/certificate.ts';
import type { CertificateDesign } from '#domain/certificates/certificate-design.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';

export type CertificateRow = {
  id: number;
  balance: number;
  expiresAt: Date | null;
  state: CertificateState;
  last4: string;
  design: CertificateDesign | null;
  mac: string | null;
  clear: string | null;
};
/**
 * A code is looked up by its keyed hash (HMAC), or in clear when it was issued by an earlier release and is not
 * encrypted yet.
 */
export type CodeKey = { mac: string; clear: string };

/** Certificates by code, not locked. @param keys at least one */
export async function findCertificates(db: Db | Trx, keys: readonly CodeKey[]): Promise<CertificateRow[]> {
  const rows = await byCode(db, keys)
    .innerJoin('certificate_money', 'certificate_id', 'id')
    .select(['id', 'balance_tenge as balance', 'expires_at as expiresAt', 'state', 'last4', 'design'])
    .select(['code_mac as mac', 'code as clear'])
    .execute();
  return rows as CertificateRow[];
}

/**
 * Locked one after the other by id, so that two orders with the same codes cannot deadlock; balances are read once the
 * locks are held.
 */
export async function lockCertificates(trx: Trx, keys: readonly CodeKey[]): Promise<CertificateRow[]> {
  await byCode(trx, keys).select('id').orderBy('id').forNoKeyUpdate().execute();
  return findCertificates(trx, keys);
}

function byCode(db: Db | Trx, keys: readonly CodeKey[]) {
  const macs = keys.map(({ mac }) => mac);
  const clears = keys.map(({ clear }) => clear);
  return db
    .selectFrom('certificate')
    .where((where) => where.or([where('code_mac', 'in', macs), where('code', 'in', clears)]));
}

/** Locks certificates by id. @returns their balances, in tenge */
export async function lockBalances(trx: Trx, ids: readonly number[]): Promise<Map<number, number>> {
  const locked = trx.selectFrom('certificate').select('id').where('id', 'in', ids).orderBy('id');
  await locked.forNoKeyUpdate().execute();
  const rows = await trx
    .selectFrom('certificate_money')
    .select(['certificate_id as id', 'balance_tenge as balance'])
    .where('certificate_id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, balance }) => [id, balance]));
}

/** What each certificate of an order pays, less what it got back; the first one spent first. Tenge. */
export async function findUses(
  db: Db | Trx,
  orderId: string,
): Promise<{ certificateId: number; last4: string; tenge: number }[]> {
  const { rows } = await sql<{ certificateId: number; last4: string; tenge: number }>`
    select c.id as "certificateId", coalesce(nullif(c.last4, ''), right(c.code, 4), '') as last4,
      u.tenge - u.returned_tenge as tenge
    from certificate_use u join certificate c on c.id = u.certificate_id
    where u.order_id = ${orderId} and u.tenge > u.returned_tenge order by u.position`.execute(db);
  return rows;
}

/** When a certificate last paid for an order that kept some of it. */
export async function findLastUse(db: Db | Trx, id: number): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date | null }>`
    select max(o.created_at) as at from certificate_use u join shop_order o on o.id = u.order_id
    where u.certificate_id = ${id} and u.tenge > u.returned_tenge`.execute(db);
  return rows[0]?.at ?? undefined;
}

/** Numbers of the orders under way that keep some of a certificate. */
export async function findOpenUses(trx: Trx, id: number): Promise<number[]> {
  const { rows } = await sql<{ number: number }>`
    select o.number from certificate_use u join shop_order o on o.id = u.order_id
    where u.certificate_id = ${id} and u.tenge > u.returned_tenge
      and o.status <> all(${[...finishedStatuses]}::text[]) order by o.number`.execute(trx);
  return rows.map(({ number }) => number);
}

export type CertificateCharge = { id: number; last4: string; tenge: number; returned: number };

/** What each certificate of an order paid, and what it got back: everything for an ended order. Tenge. */
export async function findSpent(db: Db | Trx, orderId: string): Promise<CertificateCharge[]> {
  const { rows } = await sql<CertificateCharge>`
    select c.id, coalesce(nullif(c.last4, ''), right(c.code, 4), '') as last4, u.tenge,
      case when o.status in ('cancelled', 'expired', 'returned') then u.tenge else u.returned_tenge end as returned
    from certificate_use u join certificate c on c.id = u.certificate_id join shop_order o on o.id = u.order_id
    where u.order_id = ${orderId} and u.tenge > 0 order by u.position`.execute(db);
  return rows;
}

/** @param parts in the order they are spent */
export async function insertUses(
  trx: Trx,
  orderId: string,
  parts: readonly { certificateId: number; tenge: number }[],
): Promise<void> {
  const rows = parts.map(({ certificateId, tenge }, at) => ({
    order_id: orderId,
    certificate_id: certificateId,
    position: at + 1,
    tenge,
  }));
  await trx.insertInto('certificate_use').values(rows).execute();
}

type Back = { orderId: string; certificateId: number; tenge: number };

/** Records what a certificate got back while its order is not ended. */
export async function noteBack(trx: Trx, { orderId, certificateId, tenge }: Back): Promise<void> {
  await sql`update certificate_use set returned_tenge = returned_tenge + ${tenge}
    where order_id = ${orderId} and certificate_id = ${certificateId}`.execute(trx);
}

/** Records that an order takes less from a certificate than was agreed. */
export async function lessenUse(trx: Trx, { orderId, certificateId, tenge }: Back): Promise<void> {
  await sql`update certificate_use set tenge = tenge - ${tenge}
    where order_id = ${orderId} and certificate_id = ${certificateId}`.execute(trx);
}

/** Value came back: it is valid at least until then. */
export async function extendValidity(trx: Trx, id: number, until: Date): Promise<void> {
  await trx
    .updateTable('certificate')
    .set({
      expires_at: sql<Date | null>`case when expires_at is not null then greatest(expires_at, ${until}) end`,
    })
    .where('id', '=', id)
    .execute();
}
