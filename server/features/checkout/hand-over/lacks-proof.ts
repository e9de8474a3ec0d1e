import { lacksProof, type Proof } from '#domain/couriers/hand-over-code.ts';
import { isOpen } from '#domain/staff-moves.ts';
import type { Context } from '#server/context.ts';
import { readFeatures } from '#server/features/content/features.read.ts';
import { lockAdditions } from '#server/features/orders/core/lock-order.ts';
import type { OrderRecord } from '#server/features/orders/core/order-record.ts';
import { readPaymentChoice } from '#server/features/payments/payment-choice.ts';
import type { Trx } from '#server/platform/db/db.ts';

/** What a courier's phone says of a hand-over; `wrongCodes` were typed on it and never sent. */
export type HandOver = { proof: Proof; wrongCodes: number; isNamed: boolean };
/** Of a delivery that was marked without the courier's page. */
const unproved: HandOver = { proof: 'none', wrongCodes: 0, isNamed: false };

/** Whether this delivery lacks the proof it needs. Without the courier's page nobody can give one. */
export async function lacksProofOf(
  { config }: Pick<Context, 'config'>,
  trx: Trx,
  { order, handOver = unproved }: { order: OrderRecord; handOver?: HandOver | undefined },
): Promise<boolean> {
  if (!(await readFeatures({ db: trx, config })).includes('courier-page')) return false;
  const { proofFrom } = await readPaymentChoice(trx, []);
  const together = (await lockAdditions(trx, order.id)).filter(
    ({ status }) => isOpen(status) || status === 'delivered',
  );
  const goods = goodsOfParcel([order, ...together]);
  const wrongCodes = (order.wrong_codes ?? 0) + handOver.wrongCodes;
  return lacksProof(handOver.proof, { goods, proofFrom, wrongCodes, isNamed: handOver.isNamed });
}

/** The goods of an order and its additions less their promo codes, tenge. */
export function goodsOfParcel(orders: readonly Pick<OrderRecord, 'goods_tenge' | 'promo_tenge'>[]): number {
  return orders.reduce((sum, { goods_tenge: goods, promo_tenge: promo }) => sum + goods - promo, 0);
}
