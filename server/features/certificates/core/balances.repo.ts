import { sql } from 'kysely';
import { finishedStatuses } from '#domain/order.ts';
import type { CertificateState } from '#domain/certificates/certificate.ts';
import type { CertificateDesign } from '#domain/certificates/certificate-design.ts';
import { spending } from '#server/features/ledger/movements.read.ts';
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

export type CertificateCharge = { id: number; last4: string; agreed: number; paid: number };

/** What each certificate of an order was agreed to pay, and pays; the first one spent first. Tenge. */
export async function findCharges(db: Db | Trx, orderId: string): Promise<CertificateCharge[]> {
  const { rows } = await sql<CertificateCharge>`
    select c.id, coalesce(nullif(c.last4, ''), right(c.code, 4), '') as last4, u.tenge as agreed, coalesce(p.tenge, 0) as paid
    from certificate_use u join certificate c on c.id = u.certificate_id
      left join ${spending('order', orderId)} p on p.owner = c.id::text
    where u.order_id = ${orderId} order by u.position`.execute(db);
  return rows;
}

/** When a certificate last paid for an order. */
export async function findLastUse(db: Db | Trx, id: number): Promise<Date | undefined> {
  const { rows } = await sql<{
    at: Date | null;
  }>`select max(last_at) as at from ${spending('certificate', id)} p`.execute(db);
  return rows[0]?.at ?? undefined;
}

/** Numbers of the orders under way that keep some of a certificate. */
export async function findOpenUses(trx: Trx, id: number): Promise<number[]> {
  const { rows } = await sql<{ number: number }>`
    select o.number from ${spending('certificate', id)} p join shop_order o on o.id = p.owner
    where p.tenge > 0 and o.status <> all(${[...finishedStatuses]}::text[]) order by o.number`.execute(trx);
  return rows.map(({ number }) => number);
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
