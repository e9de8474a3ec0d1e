import type { Db, Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import {
  addToBalance,
  type CertificateRow,
  findCertificate,
  lockCertificate,
  takeFromBalance,
} from './certificates.repo.ts';

/** What a gift certificate still pays for, in tenge. */
export type Certificate = { id: number; balance: number };

/** @throws Refusal `certificate.unknown` when there is none, it has expired or is used up */
export async function readCertificate(db: Db, code: string, now: Date): Promise<Certificate> {
  return requireUsable(await findCertificate(db, spell(code)), now);
}

/** The same, locked: nobody else spends from it until the transaction ends. */
export async function lockUsableCertificate(trx: Trx, code: string, now: Date): Promise<Certificate> {
  return requireUsable(await lockCertificate(trx, spell(code)), now);
}

/** Takes `tenge` from a certificate that this transaction has locked. */
export async function spendCertificate(trx: Trx, id: number, tenge: number): Promise<void> {
  await addToBalance(trx, id, -tenge);
}

/** Takes from a certificate what its order had given back. False when too little is left. */
export async function spendAgain(trx: Trx, id: number, tenge: number): Promise<boolean> {
  return takeFromBalance(trx, id, tenge);
}

/** Gives back what an order that is over had taken. */
export async function returnToCertificate(trx: Trx, id: number, tenge: number): Promise<void> {
  await addToBalance(trx, id, tenge);
}

// People type codes from a card: case and spaces say nothing.
function spell(code: string): string {
  return code.replace(/\s+/g, '').toUpperCase();
}

function requireUsable(found: CertificateRow | undefined, now: Date): Certificate {
  if (!found || found.balance === 0 || (found.expiresAt && found.expiresAt <= now))
    throw new Refusal('certificate.unknown', { field: 'certificate' });
  return { id: found.id, balance: found.balance };
}
