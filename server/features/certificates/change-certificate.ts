/** Changes to issued certificates by staff; each is audited with its reason. */
import type { OfficeCertificate } from '#contract/certificates/office.ts';
import type { AuditAction } from '#domain/audit/audit-names.ts';
import { momentOf } from '#domain/delivery/calendar.ts';
import { accountOf } from '#domain/ledger/ledger.ts';
import { certificateLapsed, certificateUnsold, certificateVoided } from '#domain/ledger/postings.ts';
import { mayLapse, mostMonths, monthsAfter, printedCode } from '#domain/certificates/certificate.ts';
import { orderNumber } from '#domain/order.ts';
import { type By, withAudit } from '#server/features/audit/with-audit.ts';
import { nextSource, readPostings } from '#server/features/ledger/ledger.read.ts';
import { readOpenUses } from './core/certificates.read.ts';
import { readDueSales, readRoot, readSellingOrder } from './core/sales.read.ts';
import { noteSent } from './core/sell-certificates.ts';
import { lockOrder } from '#server/features/orders/core/lock-order.ts';
import type { Second } from '#server/features/staff/second-person.ts';
import { post } from '#server/features/ledger/post.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { type CertificateRecord, lockById, updateCertificate } from './certificates.repo.ts';
import { agreeOnValue, lockAlone } from './count-alone.ts';
import { type CertificateContext, newCode } from './issue-certificate.ts';
import { postMove } from './pass-on.ts';
import { balancePage, sendCode } from './send-code.ts';
import { requireCertificate, shapeCertificate } from './show-certificates.ts';

type CertificateReason = { id: number; reason: string };
type SignedReason = CertificateReason & { second?: Second | null | undefined };

/**
 * Ends a certificate and takes its balance back, for the order that sold it, if any. What orders give back later goes on
 * to a successor (`pass-on.ts`).
 * @throws Refusal `record.not-found`, `record.conflict` when it has ended, `certificate.in-use`
 */
export async function voidCertificate(ctx: CertificateContext, { id, reason }: CertificateReason, by: By) {
  const root = await readRoot(ctx.db, id);
  async function lockFirst(trx: Trx): Promise<void> {
    if (!root) return;
    await lockOrder(trx, root.orderId);
    await lockById(trx, root.certificateId);
  }
  return change(
    ctx,
    { id, reason, action: 'void', by, lockFirst },
    async (trx, { state, balance, paidBy }) => {
      if (state === 'void') throw new Refusal('record.conflict', { data: { why: 'certificate-void' } });
      const orders = (await readOpenUses(trx, id)).map(orderNumber);
      if (orders.length > 0) throw new Refusal('certificate.in-use', { data: { orders } });
      await updateCertificate(trx, id, { state: 'void' });
      if (balance > 0) await takeBack(trx, { id, balance, paidBy, root, at: ctx.now() });
    },
  );
}

/** Writes off a balance a year after expiry. @throws Refusal `record.conflict` before that, or when nothing is left */
export function lapseCertificate(ctx: CertificateContext, { id, reason }: CertificateReason, by: By) {
  return change(ctx, { id, reason, action: 'lapse', by }, async (trx, certificate) => {
    const at = ctx.now();
    if (!mayLapse(certificate, at))
      throw new Refusal('record.conflict', { data: { why: 'certificate-early' } });
    const before = await readPostings(trx, accountOf('certificate', `${id}`));
    // A second time, after an order has given money back to it.
    const source = nextSource(before, 'certificate-lapsed', id);
    await post(trx, certificateLapsed({ certificateId: id, source, amount: certificate.balance, at }));
  });
}

/**
 * Extends the validity of an active one to the end of a day in Asia/Ashgabat.
 * @throws Refusal `record.not-found`, `record.conflict` when it is void, `request.invalid` for a day that is no
 * later, or too far ahead, and those of `agreeOnValue`
 */
export function lengthenCertificate(
  ctx: CertificateContext,
  { id, until, reason, second }: SignedReason & { until: string },
  by: By,
) {
  return change(
    ctx,
    { id, reason, action: 'lengthen', by, ...alone(ctx, by, second) },
    async (trx, certificate) => {
      requireActive(certificate);
      const at = ctx.now();
      // The last moment of the day, so that the day of the expiry, which is printed, is the last valid one.
      const end = new Date(momentOf(until, '24:00').getTime() - 1);
      const isLater = certificate.expiresAt !== null && end > certificate.expiresAt && end > at;
      if (!isLater || end > monthsAfter(at, mostMonths + 1))
        throw new Refusal('request.invalid', { field: 'until' });
      await updateCertificate(trx, id, { expires_at: end });
    },
  );
}

/** Replaces the code of a certificate that was lost or seen by others; the old one becomes unknown. */
export function renewCode(ctx: CertificateContext, { id, reason, second }: SignedReason, by: By) {
  return change(
    ctx,
    { id, reason, action: 'renew', by, ...alone(ctx, by, second) },
    async (trx, certificate) => {
      requireActive(certificate);
      await updateCertificate(trx, id, { ...newCode(ctx), code: null });
      // One whose day is still ahead is sent on it.
      const isAhead = certificate.sendDay !== null && certificate.sentAt === null;
      const [sale] = await readDueSales(trx, { id, limit: 1 });
      if (!isAhead && !sale) await sendOnce(trx, ctx, await requireCertificate(trx, id));
    },
  );
}

/** Sends the code again, only to the phone it was issued for. */
export function sendAgain(ctx: CertificateContext, id: number, by: By) {
  return change(ctx, { id, action: 'send-code', by }, async (trx, certificate) => {
    requireActive(certificate);
    if (certificate.mobile === null || certificate.sealed === null)
      throw new Refusal('record.conflict', { data: { why: 'certificate-no-code' } });
    await sendOnce(trx, ctx, certificate);
    await updateCertificate(trx, id, { sent_at: ctx.now() });
  });
}

/** The SMS of a sold certificate is one of its order, and is not sent again on its day. */
async function sendOnce(trx: Trx, ctx: CertificateContext, certificate: CertificateRecord): Promise<void> {
  const { id, mobile } = certificate;
  const orderId = await readSellingOrder(trx, id);
  if (orderId === undefined || !mobile) {
    await sendCode(trx, ctx, certificate);
    return;
  }
  await sendCode(trx, ctx, { ...certificate, orderId, occasion: `${id}:${ctx.newId()}` });
  await noteSent(trx, id, { mobile, at: ctx.now() });
}

/** The code, for printing: the audit log records who asked, not the code. */
export async function tellCode(
  ctx: CertificateContext,
  id: number,
  by: By,
): Promise<{ code: string; address: string }> {
  return withAudit(ctx, by, { action: 'tell-code', subject: 'certificate' }, async (trx) => {
    const { sealed, state, last4 } = await requireCertificate(trx, id);
    if (sealed === null || state === 'void')
      throw new Refusal('record.conflict', { data: { why: 'certificate-no-code' } });
    const code = ctx.secrets.unseal('certificate', sealed);
    return {
      id,
      after: { last4 },
      result: { code: printedCode(code), address: `${balancePage(ctx)}#${code}` },
    };
  });
}

type Story = {
  id: number;
  reason?: string;
  action: AuditAction;
  by: By;
  /** Locks what comes before the certificate. */
  lockFirst?: (trx: Trx) => Promise<unknown> | undefined;
  /** Whoever must agree besides. @returns their name */
  agree?: (trx: Trx, certificate: CertificateRecord) => Promise<string | undefined>;
};

/** What is left can be spent by whoever has the new code, or for longer: it counts like a certificate that is given. */
function alone(
  ctx: CertificateContext,
  by: By,
  second: SignedReason['second'],
): Pick<Story, 'lockFirst' | 'agree'> {
  return {
    lockFirst: (trx) => lockAlone(trx, ctx, by),
    agree: (trx, { balance }) => agreeOnValue(trx, ctx, { tenge: balance, second, by }),
  };
}

function change(
  ctx: CertificateContext,
  { id, reason, action, by, lockFirst, agree }: Story,
  work: (trx: Trx, certificate: CertificateRecord) => Promise<void>,
): Promise<OfficeCertificate> {
  return withAudit(ctx, by, { action, subject: 'certificate' }, async (trx) => {
    await lockFirst?.(trx);
    const found = await lockById(trx, id);
    if (!found) throw new Refusal('record.not-found');
    const agreed = await agree?.(trx, found);
    await work(trx, found);
    const at = ctx.now();
    const changed = await requireCertificate(trx, id);
    const said = reason === undefined ? {} : { why: reason.trim() };
    const after = { ...shapeCertificate(changed, at), ...said, ...(agreed ? { second: agreed } : {}) };
    return { id, before: shapeCertificate(found, at), after, result: shapeCertificate(changed, at) };
  });
}

function requireActive({ state }: CertificateRecord): void {
  if (state !== 'active') throw new Refusal('record.conflict', { data: { why: 'certificate-not-active' } });
}

/** `root`: the order that sold it, and gets the money back, and the certificate that it sold. */
type UnspentBalance = {
  id: number;
  balance: number;
  paidBy: CertificateRecord['paidBy'];
  root: { orderId: string; certificateId: number } | undefined;
  at: Date;
};

async function takeBack(trx: Trx, { id, balance, paidBy, root, at }: UnspentBalance): Promise<void> {
  const soldId = root?.certificateId ?? id;
  if (soldId !== id) {
    await postMove(trx, { from: id, to: soldId, amount: balance, at });
  }
  if (!root) {
    if (paidBy === 'ORDER') throw new Error(`the order that sold certificate ${id} is gone`);
    const voided = { certificateId: id, source: `${id}#1`, amount: balance, paidBy, at };
    return post(trx, certificateVoided(voided));
  }
  const before = await readPostings(trx, accountOf('certificate', `${soldId}`));
  const source = nextSource(before, 'certificate-unsold', soldId);
  await post(
    trx,
    certificateUnsold({ certificateId: soldId, orderId: root.orderId, source, amount: balance, at }),
  );
}
