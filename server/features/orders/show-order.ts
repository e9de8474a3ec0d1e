import type { CertificatePart, Order } from '#contract/orders/shop.ts';
import type { Picture } from '#contract/shared.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import { readPictures } from '#server/features/media/read-pictures.ts';
import type { OrderLineRecord, OrderRecord } from './core/order-record.ts';
import { readOrderLines, readOwnOrder, findPublicEvents } from './core/orders.read.ts';
import { readPaying } from '#server/features/certificates/core/certificates.read.ts';
import { readGiverRequest } from '#server/features/gift-requests/core/requests.read.ts';
import { shapeOrder, type TimelineRow } from './shape-order.ts';
import { withMoney } from './show-money.ts';

type OrderLookup = { customerId: number; id: string; now: Date };

/**
 * One order with its timeline, by its id or its printed number.
 * @throws Refusal `order.not-found`, also for somebody else's
 */
export async function showOrder(db: Db | Trx, { customerId, id, now }: OrderLookup): Promise<Order> {
  const number = /^S-(\d{1,10})$/.exec(id)?.[1];
  const order = await readOwnOrder(db, customerId, number === undefined ? id : { number: Number(number) });
  const [lines, timeline] = [await readOrderLines(db, order.id), await findPublicEvents(db, order.id)];
  return describeOrder(db, order, { lines, timeline, now });
}

/** The same for an order that was just created, without a query. */
export function showFreshOrder(
  order: OrderRecord,
  lines: readonly OrderLineRecord[],
  { pictures, paying }: { pictures: ReadonlyMap<string, Picture>; paying: readonly CertificatePart[] },
): Order {
  const timeline = [{ at: order.created_at, event: 'ordered', note: '' }];
  return { ...shapeOrder(order, lines, timeline, pictures), ...certificatesOf(paying) };
}

async function describeOrder(
  db: Db | Trx,
  order: OrderRecord,
  {
    lines,
    timeline,
    now,
  }: { lines: readonly OrderLineRecord[]; timeline: readonly TimelineRow[]; now: Date },
): Promise<Order> {
  const pictures = await readPictures(db, [
    ...lines.map((line) => line.picture_id),
    order.gift?.wrap?.pictureId,
  ]);
  const paying = order.certificate_tenge > 0 ? await readPaying(db, order) : [];
  const request = await readGiverRequest(db, order, now);
  const shown = shapeOrder(order, lines, timeline, pictures);
  return {
    ...(await withMoney(db, order, { order: shown, lines })),
    ...certificatesOf(paying),
    // The address of a recipient who was asked is hidden from the giver.
    ...(order.recipient_asks ? { address: null } : {}),
    ...(request ? { request } : {}),
  };
}

function certificatesOf(paying: readonly CertificatePart[]): Pick<Order, 'certificates'> {
  return paying.length > 0 ? { certificates: paying.map(({ last4, tenge }) => ({ last4, tenge })) } : {};
}
