import { lastSendDay } from '#domain/payments/certificate.ts';
import type { Context, MessageContext } from '#server/context.ts';
import {
  findIssuedDue,
  lockById,
  updateCertificate,
} from '#server/features/certificates/certificates.repo.ts';
import { sendCode } from '#server/features/certificates/send-code.ts';
import { changeOrder } from '#server/features/orders/change-order.ts';
import { lockOrder } from '#server/features/orders/lock-order.ts';
import { readArrived, readDueSales } from '#server/features/orders/certificates/sales.read.ts';
import { noteSent } from '#server/features/orders/certificates/sell-certificates.ts';
import { inTransaction } from '#server/platform/db/db.ts';

type Sending = MessageContext & Pick<Context, 'db' | 'config' | 'log'>;
const atOnce = 200;

/**
 * Sends the SMS of certificates whose day has come, each once, and completes orders that have nothing else to
 * deliver.
 */
export async function sendDue(ctx: Sending): Promise<void> {
  const lastDay = lastSendDay(ctx.now());
  for (const id of await findIssuedDue(ctx.db, lastDay, atOnce))
    await sendIssued(ctx, id).catch(noteFailure(ctx, { certificate: id }));
  for (const { id, order } of await readDueSales(ctx.db, { lastDay, limit: atOnce }))
    await sendOne(ctx, id, order).catch(noteFailure(ctx, { certificate: id }));
  for (const id of await readArrived(ctx.db, atOnce))
    await endOne(ctx, id).catch(noteFailure(ctx, { order: id }));
}

/** One that fails, such as a code under a former key, does not hold up the others. */
const noteFailure = (ctx: Sending, which: { certificate: number } | { order: string }) => (error: unknown) =>
  ctx.log.warn({ err: error, ...which }, 'a certificate could not be sent; it is tried again');

/** A certificate issued by staff; the lock makes it once, however many nodes have found it. */
async function sendIssued(ctx: Sending, id: number): Promise<void> {
  await inTransaction(ctx.db, async (trx) => {
    const certificate = await lockById(trx, id);
    if (certificate?.state !== 'active' || certificate.sentAt !== null) return;
    if (await sendCode(trx, ctx, certificate)) await updateCertificate(trx, id, { sent_at: ctx.now() });
  });
}

/** The lock, and the state read under it, make it once, however many nodes have found it. */
async function sendOne(ctx: Sending, id: number, orderId: string): Promise<void> {
  await inTransaction(ctx.db, async (trx) => {
    const certificate = await lockById(trx, id);
    const [due] = await readDueSales(trx, { id, limit: 1 });
    if (!due || certificate?.state !== 'active') return;
    if (await sendCode(trx, ctx, { ...certificate, orderId, occasion: `${id}` }))
      await noteSent(trx, id, { mobile: due.mobile, at: ctx.now() });
  });
}

async function endOne(ctx: Sending, orderId: string): Promise<void> {
  await inTransaction(ctx.db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (order.status !== 'placed' && order.status !== 'confirmed') return;
    await changeOrder(trx, order, { action: 'send-digital', actor: 'system', at: ctx.now() });
  });
}
