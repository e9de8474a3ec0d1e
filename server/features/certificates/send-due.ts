import { lastSendDay } from '#domain/certificates/certificate.ts';
import type { Context, MessageContext } from '#server/context.ts';
import { findIssuedDue, lockById, updateCertificate } from './certificates.repo.ts';
import { sendCode } from './send-code.ts';
import { changeOrder } from '#server/features/orders/core/change-order.ts';
import { lockOrder } from '#server/features/orders/core/lock-order.ts';
import { readArrived, readDueSales } from './core/sales.read.ts';
import { noteSent } from './core/sell-certificates.ts';
import { inTransaction } from '#server/platform/db/db.ts';
import { handleDue } from '#server/platform/queue/handle-due.ts';

type Ctx = MessageContext & Pick<Context, 'db' | 'config' | 'log'>;
const atOnce = 200;

/**
 * Sends the SMS of certificates whose day has come, each once, and completes orders that have nothing else to
 * deliver. One that fails, such as a code under a former key, does not hold up the others.
 */
export async function sendDue(ctx: Ctx): Promise<void> {
  const lastDay = lastSendDay(ctx.now());
  await handleDue<number>({
    find: (batch) => findIssuedDue(ctx.db, lastDay, batch),
    handle: (id) => sendIssued(ctx, id),
    noteFailure: (certificate, err) => warn(ctx, { certificate, err }),
    most: atOnce,
  });
  await handleDue<number>({
    find: async (batch) => (await readDueSales(ctx.db, { lastDay, ...batch })).map(({ id }) => id),
    handle: (id) => sendOne(ctx, id),
    noteFailure: (certificate, err) => warn(ctx, { certificate, err }),
    most: atOnce,
  });
  await handleDue<string>({
    find: (batch) => readArrived(ctx.db, batch),
    handle: (id) => endOne(ctx, id),
    noteFailure: (order, err) => warn(ctx, { order, err }),
    most: atOnce,
  });
}

const warn = (ctx: Ctx, failed: { certificate: number; err: unknown } | { order: string; err: unknown }) =>
  ctx.log.warn(failed, 'a certificate could not be sent; it is tried again');

/** A certificate issued by staff; the lock makes it once, however many nodes have found it. */
async function sendIssued(ctx: Ctx, id: number): Promise<boolean> {
  return inTransaction(ctx.db, async (trx) => {
    const certificate = await lockById(trx, id);
    if (certificate?.state !== 'active' || certificate.sentAt !== null) return false;
    if (!(await sendCode(trx, ctx, certificate))) return false;
    await updateCertificate(trx, id, { sent_at: ctx.now() });
    return true;
  });
}

/** The lock, and the state read under it, make it once, however many nodes have found it. */
async function sendOne(ctx: Ctx, id: number): Promise<boolean> {
  return inTransaction(ctx.db, async (trx) => {
    const certificate = await lockById(trx, id);
    const [due] = await readDueSales(trx, { id, limit: 1 });
    if (!due || certificate?.state !== 'active') return false;
    if (!(await sendCode(trx, ctx, { ...certificate, orderId: due.order, occasion: `${id}` }))) return false;
    await noteSent(trx, id, { mobile: due.mobile, at: ctx.now() });
    return true;
  });
}

async function endOne(ctx: Ctx, orderId: string): Promise<boolean> {
  return inTransaction(ctx.db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (order.status !== 'placed' && order.status !== 'confirmed') return false;
    await changeOrder(trx, order, { action: 'send-digital', actor: 'system', at: ctx.now() });
    return true;
  });
}
