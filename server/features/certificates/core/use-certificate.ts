/** Spending (redeeming) a gift certificate on an order, and giving back what was spent. */
import { certificateBack, certificateSpent } from '#domain/ledger/postings.ts';
import { accountOf } from '#domain/ledger/ledger.ts';
import { type Day, dayOf } from '#domain/delivery/calendar.ts';
import {
  allocateReturn,
  type CertificateLook,
  daysAfterReturn,
  foldCertificateCode,
  lookOf,
} from '#domain/certificates/certificate.ts';
import type { CertificateDesign } from '#domain/certificates/certificate-design.ts';
import type { Context } from '#server/context.ts';
import { nextSource, readPostings } from '#server/features/ledger/ledger.read.ts';
import { type SpendingOrder } from './certificates.read.ts';
import { endPending, post } from '#server/features/ledger/post.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import {
  type CertificateRow,
  type CodeKey,
  extendValidity,
  findCertificates,
  findCharges,
  findLastUse,
  insertUses,
  lessenUse,
  lockBalances,
  lockCertificates,
} from './balances.repo.ts';

/** What an order takes from a certificate, or gives back: tenge, at least 1. */
export type CertificateShare = { certificateId: number; orderId: string; tenge: number; at: Date };

/** The balance of a gift certificate, in tenge. */
export type Certificate = {
  id: number;
  last4: string;
  balance: number;
  expiresAt: Date | null;
  design: CertificateDesign;
};
type Ctx = Pick<Context, 'now' | 'secrets'>;

/** @throws Refusal `certificate.unknown`, `certificate.void`, `certificate.used-up`, `certificate.expired` */
export async function readCertificate(db: Db, ctx: Ctx, code: string): Promise<Certificate> {
  const [found] = await readCertificates(db, ctx, [code]);
  if (!found) throw new Refusal('certificate.unknown', { field: 'certificate' });
  return found;
}

/**
 * Certificates by their codes, in the order given.
 * @throws Refusal `certificate.unknown`, `certificate.void`, `certificate.used-up`, `certificate.expired`, with the
 * index `at` of the first that cannot be used; those after it are not looked up, so that one call reveals one wrong code
 */
export async function readCertificates(db: Db, ctx: Ctx, codes: readonly string[]): Promise<Certificate[]> {
  const keys = codes.map((code) => keyOf(ctx, code));
  if (keys.length === 0) return [];
  return requireUsable(db, { rows: await findCertificates(db, keys), keys, now: ctx.now() });
}

/** The same, locked by id until the transaction ends. */
export async function lockUsableCertificates(
  trx: Trx,
  ctx: Ctx,
  codes: readonly string[],
): Promise<Certificate[]> {
  const keys = codes.map((code) => keyOf(ctx, code));
  if (keys.length === 0) return [];
  return requireUsable(trx, { rows: await lockCertificates(trx, keys), keys, now: ctx.now() });
}

type BalanceUse = { parts: readonly { id: number; tenge: number }[]; at: Date; isPending: boolean };

/** Spends for a new order. @param spending.parts in the order they are spent, locked by the caller */
export async function spendOnOrder(
  trx: Trx,
  orderId: string,
  { parts, at, isPending }: BalanceUse,
): Promise<void> {
  if (parts.length === 0) return;
  const shares = parts.map(({ id, tenge }) => ({ certificateId: id, tenge }));
  await insertUses(trx, orderId, shares);
  const spent = shares.map(({ certificateId, tenge: amount }, index) => {
    const source = `${orderId}#${index + 1}`;
    return certificateSpent({ certificateId, orderId, source, amount, at, isPending });
  });
  await post(trx, spent);
}

/**
 * An order that gave everything back spends it again. @returns whether all balances sufficed; otherwise nothing is
 * spent
 */
export async function spendAgain(trx: Trx, order: SpendingOrder, at: Date): Promise<boolean> {
  const shares = await readShares(trx, order, { at, of: 'agreed' });
  const left = await lockShares(trx, shares);
  if (shares.some(({ certificateId, tenge }) => (left.get(certificateId) ?? 0) < tenge)) return false;
  for (const share of shares) await spendCertificate(trx, share, { isPending: false });
  return true;
}

/**
 * Spends from a certificate; for an order that waits for its payment the transfer stays pending until then.
 * @returns whether the balance sufficed
 */
export async function spendCertificate(
  trx: Trx,
  { certificateId, orderId, tenge, at }: CertificateShare,
  { isPending }: { isPending: boolean },
): Promise<boolean> {
  const balance = (await lockBalances(trx, [certificateId])).get(certificateId) ?? 0;
  if (balance < tenge) return false;
  const source = nextSource(await readOrderPostings(trx, orderId), 'certificate-spent', orderId);
  await post(trx, certificateSpent({ certificateId, orderId, source, amount: tenge, at, isPending }));
  return true;
}

/** The order was paid: its pending transfers are posted. */
export async function settleCertificates(trx: Trx, orderId: string, at: Date): Promise<void> {
  for (const one of await readOrderPostings(trx, orderId))
    if (one.code === 'certificate-spent' && one.state === 'pending')
      await endPending(trx, one, { how: 'post', at });
}

/** Gives back all that an ended order had taken. @returns what: of ended certificates it goes on (`pass-on.ts`) */
export async function returnAll(trx: Trx, order: SpendingOrder, at: Date): Promise<CertificateShare[]> {
  const shares = await readShares(trx, order, { at });
  await lockShares(trx, shares);
  for (const share of shares.toReversed()) await returnToCertificate(trx, share);
  return shares;
}

/** Gives back a part while the order goes on, to the certificate that was spent last first. */
export async function returnSome(
  trx: Trx,
  order: SpendingOrder,
  { tenge, at }: { tenge: number; at: Date },
): Promise<CertificateShare[]> {
  const shares = await readShares(trx, order, { at });
  await lockShares(trx, shares);
  const back = allocateReturn(shares, tenge);
  for (const share of back) await returnToCertificate(trx, share);
  return back;
}

/** An unpaid order costs less than its certificates pay: it takes only that, and gives the rest back in the same way. */
export async function spendLess(
  trx: Trx,
  order: SpendingOrder,
  sum: { tenge: number; at: Date },
): Promise<CertificateShare[]> {
  const back = await returnSome(trx, order, sum);
  for (const share of back) await lessenUse(trx, share);
  return back;
}

/** What certificates pay, or of an order that gave all back what they were agreed to pay. */
async function readShares(
  trx: Trx,
  order: SpendingOrder,
  { at, of = 'paid' }: { at: Date; of?: 'paid' | 'agreed' },
): Promise<CertificateShare[]> {
  if (order.certificate_tenge === 0) return [];
  const shares = await findCharges(trx, order.id);
  return shares
    .map(({ id, [of]: tenge }) => ({ certificateId: id, orderId: order.id, tenge, at }))
    .filter(({ tenge }) => tenge > 0);
}

async function lockShares(trx: Trx, shares: readonly CertificateShare[]): Promise<Map<number, number>> {
  const ids = shares.map(({ certificateId }) => certificateId);
  return ids.length === 0 ? new Map() : lockBalances(trx, ids);
}

async function returnToCertificate(trx: Trx, share: CertificateShare): Promise<void> {
  const { certificateId, orderId, tenge, at } = share;
  const until = new Date(at.getTime() + daysAfterReturn * 86_400_000);
  await extendValidity(trx, certificateId, until);
  const postings = await readOrderPostings(trx, orderId);
  const open = postings.findLast(
    ({ code, state, counterpart }) =>
      code === 'certificate-spent' && state === 'pending' && counterpart === `${certificateId}`,
  );
  if (!open) {
    const source = nextSource(postings, 'certificate-back', orderId);
    return post(trx, certificateBack({ certificateId, orderId, source, amount: tenge, at }));
  }
  await endPending(trx, open, { how: 'void', at });
  const amount = open.amount - tenge;
  if (amount === 0) return;
  const source = nextSource(postings, 'certificate-spent', orderId);
  await post(trx, certificateSpent({ certificateId, orderId, source, amount, at, isPending: true }));
}

const readOrderPostings = (trx: Trx, orderId: string) => readPostings(trx, accountOf('order', orderId));

/**
 * The keyed hash (HMAC) of a code, by which it is looked up: without the shop's key a copy of the table reveals no
 * code.
 */
export function codeMac({ secrets }: Pick<Context, 'secrets'>, code: string): string {
  return secrets.mac('certificate', foldCertificateCode(code));
}

// Codes of earlier releases are stored in clear, with the dashes they were issued with.
function keyOf(ctx: Ctx, code: string): CodeKey {
  return { mac: codeMac(ctx, code), clear: code.replace(/\s+/g, '').toUpperCase() };
}

type CertificateLookup = { rows: readonly CertificateRow[]; keys: readonly CodeKey[]; now: Date };

async function requireUsable(db: Db | Trx, { rows, keys, now }: CertificateLookup): Promise<Certificate[]> {
  // One may be named twice, with its dashes and without.
  const named = new Map<number, Certificate>();
  for (const [at, { mac, clear }] of keys.entries()) {
    const found = rows.find((row) => row.mac === mac || row.clear === clear);
    const look = found ? lookOf(found, now) : 'unknown';
    if (!found || look !== 'active') {
      const on = found && (await findLastDay(db, found, look));
      const data = { ...(keys.length > 1 ? { at } : {}), ...(on ? { on } : {}) };
      throw new Refusal(`certificate.${look === 'active' ? 'unknown' : look}`, {
        field: 'certificate',
        ...(Object.keys(data).length > 0 ? { data } : {}),
      });
    }
    const { id, balance, expiresAt, last4, design } = found;
    named.set(id, { id, balance, expiresAt, design: design ?? 'plain', last4: last4 || clear.slice(-4) });
  }
  return [...named.values()];
}

/** The day on which a certificate was used up or expired; who has its code may know. */
async function findLastDay(
  db: Db | Trx,
  { id, expiresAt }: CertificateRow,
  look: CertificateLook | 'unknown',
): Promise<Day | undefined> {
  const last = look === 'used-up' ? await findLastUse(db, id) : look === 'expired' ? expiresAt : undefined;
  return last ? dayOf(last) : undefined;
}
