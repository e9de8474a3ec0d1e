import type { Who } from '#domain/actor.ts';
import { plainMoney } from '#domain/print/money.ts';
import type { Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { RefundPart } from '#domain/payments/refund-parts.ts';
import type { RefundReason } from '#domain/payments/refund.ts';
import { recordReturn } from '#server/features/payments/refunds/record-return.ts';
import { beginReturn } from '#server/features/orders/core/begin-return.ts';
import { noteOnOrder } from '#server/features/orders/core/change-order.ts';
import { lockOrder } from '#server/features/orders/core/lock-order.ts';
import { readPaidByCertificates } from './core/certificates.read.ts';
import { type PassContext, passOn } from './pass-on.ts';
import { returnSome } from './core/use-certificate.ts';

type Part = {
  id: string;
  tenge: number;
  /** What it is of; the shop pays for the rest. */
  parts?: readonly RefundPart[] | undefined;
  reason: RefundReason;
  note: string;
  actor: Who;
  staffId?: number;
  at: Date;
};

/**
 * Refunds a part of an order that goes on to its certificates.
 * @returns the id of the return
 * @throws Refusal `refund.too-much`
 */
export async function returnPart(
  ctx: PassContext,
  trx: Trx,
  { id, tenge, parts, reason, note, ...by }: Part,
): Promise<string> {
  const order = await lockOrder(trx, id);
  if (tenge > (await readPaidByCertificates(trx, order))) throw new Refusal('refund.too-much');
  const back = ctx.newId();
  const { staffId, at } = by;
  const row = { id: back, orderId: order.id, way: 'certificate' as const, amount: tenge };
  await recordReturn(trx, { ...row, reason, note, staffId, at });
  await beginReturn(trx, order, { id: back, tenge, parts, at, staffId });
  await passOn(ctx, trx, { order, shares: await returnSome(trx, order, { tenge, at }) });
  const said = [plainMoney(tenge), note].filter(Boolean).join(' · ');
  await noteOnOrder(trx, order, { ...by, event: 'certificate-returned', note: said, isPublic: false });
  return back;
}
