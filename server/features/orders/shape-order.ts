import { pictureOf } from '#server/features/media/read-pictures.ts';
import type { Order, OrderItem } from '#contract/orders/shop.ts';
import type { Picture } from '#contract/shared.ts';
import { actionsOf, orderNumber } from '#domain/order.ts';
import { discountOf } from '#domain/totals.ts';
import type { OrderHead, OrderLineRecord, OrderRecord } from './core/order-record.ts';

export type TimelineRow = { at: Date; event: string; note: string };
type Pictures = ReadonlyMap<string, Picture>;

/** An order as its customer sees it. */
export function shapeOrder(
  order: OrderRecord,
  lines: readonly OrderLineRecord[],
  timeline: readonly TimelineRow[],
  pictures: Pictures,
): Order {
  return {
    ...shapeHead(order),
    ...(order.bank ? { bank: order.bank } : {}),
    ...(order.promo_code ? { promo: order.promo_code } : {}),
    ...(order.status === 'awaiting-payment' && order.expires_at
      ? { expiresAt: order.expires_at.toISOString() }
      : {}),
    items: lines.map((line) => shapeItem(line, pictures)),
    delivery: {
      method: order.delivery_method,
      ...promisedTime(order),
      recipientAsks: order.recipient_asks,
      ...(order.recipient_asks && order.asked_place ? { askedPlace: order.asked_place } : {}),
    },
    address: order.address,
    gift: shapeGift(order, pictures),
    comment: order.comment,
    timeline: timeline.map(({ at, event, note }) => ({
      at: at.toISOString(),
      event,
      ...(note ? { note } : {}),
    })),
  };
}

/** The agreed day and hours; null while another time must be agreed. */
export function promisedTime(order: OrderRecord): Pick<Order['delivery'], 'day' | 'from' | 'to'> {
  if (order.promise_lost_at !== null) return { day: null, from: null, to: null };
  return { day: order.delivery_day, from: order.delivery_from, to: order.delivery_to };
}

/** Fields shared by a row of the list and the whole order. */
export function shapeHead(order: OrderHead) {
  return {
    id: order.id,
    number: orderNumber(order.number),
    createdAt: order.created_at.toISOString(),
    status: order.status,
    paymentStatus: order.payment_status,
    payment: order.payment,
    totals: {
      goods: order.goods_tenge,
      wrap: order.wrap_tenge,
      delivery: order.delivery_tenge,
      ...discountOf(order.promo_tenge, order.certificate_tenge),
      total: order.total_tenge,
    },
    actions: actionsOf(
      {
        status: order.status,
        paymentStatus: order.payment_status,
        needsTime: order.promise_lost_at !== null,
      },
      'customer',
    ),
  };
}

function shapeItem(line: OrderLineRecord, pictures: Pictures): OrderItem {
  return {
    product: line.product_id,
    option: line.option_id,
    title: line.title,
    optionTitle: line.option_title,
    picture: pictureOf(line.picture_id, pictures),
    quantity: line.quantity,
    price: line.price_tenge,
    total: line.total_tenge,
    ...(line.swapped_from
      ? { swappedFrom: { title: line.swapped_from.title, optionTitle: line.swapped_from.optionTitle } }
      : {}),
  };
}

function shapeGift({ gift }: OrderRecord, pictures: Pictures): Order['gift'] {
  if (!gift?.wrap) return gift && { ...gift, wrap: null };
  const { pictureId, ...wrap } = gift.wrap;
  return { ...gift, wrap: { ...wrap, picture: pictureOf(pictureId, pictures) } };
}
