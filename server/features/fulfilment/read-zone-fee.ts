import { deliveryFee } from '#domain/delivery/delivery.ts';
import { goodsTotal } from '#domain/totals.ts';
import { readZone } from '#server/features/delivery/addresses/read-destination.ts';
import type { OrderLineRecord, OrderRecord } from '#server/features/orders/core/order-record.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';

type LinePrice = Pick<OrderLineRecord, 'price_tenge' | 'quantity' | 'promo_tenge'>;

/** The present delivery fee of these goods to the order's zone. Tenge; the agreed fee when the zone is unknown. */
export async function readZoneFee(
  db: Db | Trx,
  order: Pick<OrderRecord, 'zone_id' | 'delivery_method' | 'delivery_tenge' | 'adds_to'>,
  lines: readonly LinePrice[],
): Promise<number> {
  // An addition has no delivery fee.
  const zone = order.adds_to === null ? await readZone(db, order.zone_id) : undefined;
  if (!zone) return order.delivery_tenge;
  const goods = goodsTotal(lines.map(({ price_tenge: price, quantity }) => ({ price, quantity })));
  const promo = lines.reduce((sum, { promo_tenge: share }) => sum + share, 0);
  return deliveryFee(zone, order.delivery_method, goods - promo) ?? order.delivery_tenge;
}
