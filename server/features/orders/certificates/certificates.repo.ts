import { sql } from 'kysely';
import type { Db, Trx } from '#server/platform/db/db.ts';

export type CertificateRow = { id: number; balance: number; expiresAt: Date | null };

export async function findCertificate(db: Db | Trx, code: string): Promise<CertificateRow | undefined> {
  return certificates(db, code).executeTakeFirst();
}

export async function lockCertificate(trx: Trx, code: string): Promise<CertificateRow | undefined> {
  return certificates(trx, code).forNoKeyUpdate().executeTakeFirst();
}

function certificates(db: Db | Trx, code: string) {
  return db
    .selectFrom('certificate')
    .select(['id', 'balance_tenge as balance', 'expires_at as expiresAt'])
    .where('code', '=', code);
}

export async function addToBalance(trx: Trx, id: number, tenge: number): Promise<void> {
  await trx
    .updateTable('certificate')
    .set({ balance_tenge: sql<number>`balance_tenge + ${tenge}` })
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
