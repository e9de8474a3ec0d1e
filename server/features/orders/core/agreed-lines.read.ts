import type { AgreedLine } from '#domain/payments/changed-goods.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import type { OrderLineRecord } from './order-record.ts';

/** What was agreed of an order's lines when it was placed: until its goods are first changed, the lines themselves. */
export async function readAgreedLines(
  db: Db | Trx,
  orderId: string,
  lines: readonly OrderLineRecord[],
): Promise<AgreedLine[]> {
  const kept = await db.selectFrom('agreed_line').selectAll().where('order_id', '=', orderId).execute();
  return (kept.length > 0 ? kept : lines).map(
    ({ option_id: option, quantity, price_tenge: price, promo_tenge: share }) => ({
      ...{ option, quantity, price, share },
    }),
  );
}
