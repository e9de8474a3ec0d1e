import { certificateBack, certificateSpent } from '#domain/ledger/postings.ts';
import { accountOf } from '#domain/ledger/ledger.ts';
import { daysAfterReturn, foldCertificateCode } from '#domain/payments/certificate.ts';
import type { Context } from '#server/context.ts';
import { readPostings } from '#server/features/ledger/ledger.read.ts';
import { endPending, post } from '#server/features/ledger/post.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { CertificateShare } from '#server/features/orders/order-record.ts';
import {
  addToBalance,
  type CertificateRow,
  type CodeKey,
  findCertificate,
  lockCertificate,
  openAccount,
  takeFromBalance,
} from './certificates.repo.ts';

/** What a gift certificate still pays for, in tenge. */
export type Certificate = { id: number; balance: number; expiresAt: Date | null };
type Asking = Pick<Context, 'now' | 'secrets'>;

/** @throws Refusal `certificate.unknown` when there is none, it is void, has expired or is used up */
export async function readCertificate(db: Db, ctx: Asking, code: string): Promise<Certificate> {
  return requireUsable(await findCertificate(db, keyOf(ctx, code)), ctx.now());
}

/** The same, locked: nobody else spends from it until the transaction ends. */
export async function lockUsableCertificate(trx: Trx, ctx: Asking, code: string): Promise<Certificate> {
  return requireUsable(await lockCertificate(trx, keyOf(ctx, code)), ctx.now());
}

/**
 * Spends from a certificate; what an order that waits for its money spends is set aside until that comes.
 * @returns whether that much was left
 */
export async function spendCertificate(
  trx: Trx,
  share: CertificateShare | undefined,
  { isPending }: { isPending: boolean },
): Promise<boolean> {
  if (!share) return true;
  const { certificateId, orderId, tenge, at } = share;
  await openAccount(trx, certificateId);
  if (!(await takeFromBalance(trx, certificateId, tenge))) return false;
  const times = (await readSpent(trx, orderId)).length;
  const source = `${orderId}#${times + 1}`;
  await post(trx, certificateSpent({ certificateId, orderId, source, amount: tenge, at, isPending }));
  return true;
}

/** The money that its order waited for has come: what was set aside is spent. */
export async function settleCertificate(trx: Trx, orderId: string, at: Date): Promise<void> {
  const open = (await readSpent(trx, orderId)).findLast(({ state }) => state === 'pending');
  if (open) await endPending(trx, open, { how: 'post', at });
}

/** Gives back what an order that is over had taken, or a part of it. */
export async function returnToCertificate(trx: Trx, share: CertificateShare | undefined): Promise<void> {
  if (!share) return;
  const { certificateId, orderId, tenge, at } = share;
  const until = new Date(at.getTime() + daysAfterReturn * 86_400_000);
  await addToBalance(trx, certificateId, { tenge, until });
  const postings = await readPostings(trx, accountOf('order', orderId));
  const open = postings.findLast(({ code, state }) => code === 'certificate-spent' && state === 'pending');
  if (!open) {
    const source = `${orderId}#${postings.filter(({ code }) => code === 'certificate-back').length + 1}`;
    return post(trx, certificateBack({ certificateId, orderId, source, amount: tenge, at }));
  }
  await endPending(trx, open, { how: 'void', at });
  const amount = open.amount - tenge;
  if (amount === 0) return;
  const source = `${orderId}#${postings.filter(({ code }) => code === 'certificate-spent').length + 1}`;
  await post(trx, certificateSpent({ certificateId, orderId, source, amount, at, isPending: true }));
}

async function readSpent(trx: Trx, orderId: string) {
  const postings = await readPostings(trx, accountOf('order', orderId));
  return postings.filter(({ code }) => code === 'certificate-spent');
}

/** The keyed hash of a code, by which it is found: without the key of the shop a copy of the table tells nobody any. */
export function codeMac({ secrets }: Pick<Context, 'secrets'>, code: string): string {
  return secrets.mac('certificate', foldCertificateCode(code));
}

// Codes that were given out before rest in clear, with the dashes they were given out with.
function keyOf(ctx: Asking, code: string): CodeKey {
  return { mac: codeMac(ctx, code), clear: code.replace(/\s+/g, '').toUpperCase() };
}

function requireUsable(found: CertificateRow | undefined, now: Date): Certificate {
  const isOver = !found || found.state === 'void' || found.balance === 0;
  if (isOver || (found.expiresAt && found.expiresAt <= now))
    throw new Refusal('certificate.unknown', { field: 'certificate' });
  return { id: found.id, balance: found.balance, expiresAt: found.expiresAt };
}
