import { sql } from 'kysely';
import type { CertificateState } from '#domain/payments/certificate.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';

export type CertificateRow = {
  id: number;
  balance: number;
  expiresAt: Date | null;
  state: CertificateState;
};
/** How a code is found: by its keyed hash, or in clear where it was given out before and is not sealed yet. */
export type CodeKey = { mac: string; clear: string };

export async function findCertificate(db: Db | Trx, key: CodeKey): Promise<CertificateRow | undefined> {
  const row = await certificates(db, key).executeTakeFirst();
  return row as CertificateRow | undefined;
}

export async function lockCertificate(trx: Trx, key: CodeKey): Promise<CertificateRow | undefined> {
  const row = await certificates(trx, key).forNoKeyUpdate().executeTakeFirst();
  return row as CertificateRow | undefined;
}

function certificates(db: Db | Trx, { mac, clear }: CodeKey) {
  return db
    .selectFrom('certificate')
    .select(['id', 'balance_tenge as balance', 'expires_at as expiresAt', 'state'])
    .where((where) => where.or([where('code_mac', '=', mac), where('code', '=', clear)]));
}

/** @param until what comes back can be spent at least so long */
export async function addToBalance(trx: Trx, id: number, { tenge, until }: { tenge: number; until: Date }) {
  await trx
    .updateTable('certificate')
    .set({
      balance_tenge: sql<number>`balance_tenge + ${tenge}`,
      expires_at: sql<Date | null>`case when expires_at is not null then greatest(expires_at, ${until}) end`,
    })
    .where('id', '=', id)
    .execute();
}

/** One statement, so two late orders cannot both take the last of it. */
export async function takeFromBalance(trx: Trx, id: number, tenge: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('certificate')
    .set({ balance_tenge: sql<number>`balance_tenge - ${tenge}` })
    .where('id', '=', id)
    .where('balance_tenge', '>=', tenge)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** A certificate that was written into the table before the ledger knew of it: its account begins with what it is worth. */
export async function openAccount(trx: Trx, id: number): Promise<void> {
  await sql`insert into transfer (debit_id, credit_id, amount_tenge, state, code, source, at)
    select account_of('opening', ''), account_of('certificate', id::text), balance_tenge, 'posted', 'certificate-opening',
      id::text, created_at
    from certificate c where id = ${id} and balance_tenge > 0
      and not exists (select from account where kind = 'certificate' and owner = c.id::text)
    on conflict do nothing`.execute(trx);
}
