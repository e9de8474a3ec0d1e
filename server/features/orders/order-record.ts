import type { OrderAddress, OrderGift } from '#contract/orders/shop.ts';
import type { Lang, LocalText } from '#contract/shared.ts';
import type { BankCode } from '#domain/payments/bank-answer.ts';
import type { OrderDeliveryMethod } from '#domain/delivery/delivery.ts';
import type { OrderStatus } from '#domain/order.ts';
import type { OrderPayment } from '#domain/payments/payment.ts';
import type { PaymentMethod } from '#domain/payments/payment-methods.ts';

/** What the giver asked for, as agreed that day; the wrap's picture is looked up when the order is shown. */
export type GiftSnapshot = Omit<OrderGift, 'wrap'> & {
  wrap: { id: number; title: LocalText; price: number; pictureId: string | null } | null;
};

/** State of the order's units: `held` reserved, `shipped` deducted (at payment or dispatch), `released` back on sale. */
export type StockState = 'held' | 'shipped' | 'released';

/** A row of `shop_order` as it lies in the table; columns keep their names, money is in tenge. */
export type OrderRecord = {
  id: string;
  number: number;
  customer_id: number;
  status: OrderStatus;
  payment_status: OrderPayment;
  payment: PaymentMethod;
  bank: BankCode | null;
  goods_tenge: number;
  wrap_tenge: number;
  delivery_tenge: number;
  /** Everything that is taken off: a promo code's part, and a certificate's. */
  discount_tenge: number;
  promo_tenge: number;
  /** The promo code, as it was called then. */
  promo_code: string | null;
  total_tenge: number;
  paid_tenge: number;
  refunded_tenge: number;
  certificate_id: number | null;
  /** What the certificate got back while the order goes on. */
  certificate_returned_tenge: number;
  stock_state: StockState;
  expires_at: Date | null;
  /** Until when goods of an order by phone wait for card money; null: as long as those of any other. */
  hold_until: Date | null;
  /** Much money on delivery from a number that has never received anything: staff call before they gather the goods. */
  needs_call: boolean;
  /** The recipient has not said yet where it goes: it is neither confirmed nor prepared. */
  awaits_recipient: boolean;
  /** Asked about the photos of the parcel: until then it waits for the buyer. Null: never asked. */
  photo_asked_until: Date | null;
  /** The paid order that these goods were added to: they go its way. */
  adds_to: string | null;
  delivery_method: OrderDeliveryMethod;
  delivery_day: string | null;
  delivery_from: string | null;
  delivery_to: string | null;
  slot_id: number | null;
  /** The time above was given up: another one is to be agreed on. */
  promise_lost_at: Date | null;
  zone_id: string | null;
  recipient_asks: boolean;
  /** The city of a recipient who is asked for the address, as it was called then. */
  asked_place: LocalText | null;
  address: OrderAddress | null;
  gift: GiftSnapshot | null;
  comment: string;
  /** who brings it: an account of the staff, or only a name */
  courier: string;
  courier_id: number | null;
  lang: Lang;
  created_at: Date;
  updated_at: Date;
};

/** What a list shows of an order. */
export type OrderHead = Pick<
  OrderRecord,
  | 'id'
  | 'number'
  | 'created_at'
  | 'status'
  | 'payment_status'
  | 'payment'
  | 'goods_tenge'
  | 'wrap_tenge'
  | 'delivery_tenge'
  | 'discount_tenge'
  | 'promo_tenge'
  | 'total_tenge'
  | 'promise_lost_at'
>;

/** Goods as they were called when they were ordered. */
export type SwappedFrom = { product: number; option: number; title: LocalText; optionTitle: LocalText };

/** A line as it was sold: title, price and picture of that day. */
export type OrderLineRecord = {
  order_id: string;
  position: number;
  product_id: number;
  option_id: number;
  title: LocalText;
  option_title: LocalText;
  picture_id: string | null;
  sku: string;
  quantity: number;
  price_tenge: number;
  total_tenge: number;
  /** What a promo code takes off it. */
  promo_tenge: number;
  /** What the giver had chosen, where the recipient took something else. */
  swapped_from?: SwappedFrom | null;
};

/** What an order takes from a certificate, or gives back: tenge, 1 or more. */
export type CertificateShare = { certificateId: number; orderId: string; tenge: number; at: Date };

type CertificatePart = Pick<
  OrderRecord,
  'certificate_id' | 'discount_tenge' | 'promo_tenge' | 'certificate_returned_tenge'
>;

/** What certificates pay of an order and did not get back. Tenge. */
export function certificateTenge(order: CertificatePart): number {
  const tenge = order.discount_tenge - order.promo_tenge - order.certificate_returned_tenge;
  return order.certificate_id === null ? 0 : tenge;
}

/** What a list shows of an order's lines. */
export type CountedLine = Pick<OrderLineRecord, 'order_id' | 'picture_id' | 'quantity'>;
