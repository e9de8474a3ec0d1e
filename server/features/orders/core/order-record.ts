import type { OrderAddress, OrderGift } from '#contract/orders/shop.ts';
import type { Lang, LocalText } from '#contract/shared.ts';
import type { BankCode } from '#domain/payments/bank-answer.ts';
import type { OrderDeliveryMethod } from '#domain/delivery/delivery.ts';
import type { OrderSource, OrderStatus } from '#domain/order.ts';
import type { OrderPayment } from '#domain/payments/payment.ts';
import type { PaymentMethod } from '#domain/payments/payment-methods.ts';

/** The gift as agreed on the day of the order; the wrap's picture is looked up when the order is shown. */
export type GiftSnapshot = Omit<OrderGift, 'wrap'> & {
  wrap: { id: number; title: LocalText; price: number; pictureId: string | null } | null;
};

/** State of the order's units: `held` reserved, `shipped` deducted (at payment or dispatch), `released` back on sale. */
export type StockState = 'held' | 'shipped' | 'released';

/** A row of `shop_order`; columns keep their names, money is in tenge. */
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
  /** All that is taken off: by a promo code and by certificates. */
  certificate_tenge: number;
  promo_tenge: number;
  /** The promo code as it was named at the time. */
  promo_code: string | null;
  total_tenge: number;
  stock_state: StockState;
  expires_at: Date | null;
  /** Until when the goods of an order by phone stay reserved for its card payment; null: the default. */
  hold_until: Date | null;
  /** A large sum on delivery for a number that has never received an order: staff call before preparing it. */
  needs_call: boolean;
  /** The recipient has not answered where it goes: it can be neither confirmed nor prepared. */
  awaits_recipient: boolean;
  /** Wrong hand-over codes that couriers have sent. */
  wrong_codes: number | null;
  /** Since when it counts as delivered without the proof that it needed. */
  proof_missing_at: Date | null;
  /** The buyer was asked about the photos: it waits for them until then. Null: never asked. */
  photo_asked_until: Date | null;
  /** For an addition: the paid order that it is sent with. */
  adds_to: string | null;
  source: OrderSource;
  /** Who of the staff took it: wrote it down, sold it, or was the first to move it on. */
  taken_by: number | null;
  delivery_method: OrderDeliveryMethod;
  delivery_day: string | null;
  delivery_from: string | null;
  delivery_to: string | null;
  slot_id: number | null;
  /** The time above was given up: another one must be agreed. */
  promise_lost_at: Date | null;
  zone_id: string | null;
  recipient_asks: boolean;
  /** The city of a recipient who is asked for the address, as it was named at the time. */
  asked_place: LocalText | null;
  address: OrderAddress | null;
  gift: GiftSnapshot | null;
  comment: string;
  /** the courier: an account of the staff, or only a name */
  courier: string;
  courier_id: number | null;
  lang: Lang;
  created_at: Date;
  updated_at: Date;
};

/** The part of an order that lists show. */
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
  | 'certificate_tenge'
  | 'promo_tenge'
  | 'total_tenge'
  | 'promise_lost_at'
>;

/** A row of the customer's list; `recipient` is null where nothing is delivered. */
export type ListedOrder = OrderHead & { recipient: string | null };

/** A product with its title at the time of the order. */
export type SwappedFrom = { product: number; option: number; title: LocalText; optionTitle: LocalText };

/** A line as sold: title, price and picture at the time. */
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
  /** The discount of a promo code on this line. */
  promo_tenge: number;
  /** What the giver had chosen, when the recipient swapped it. */
  swapped_from?: SwappedFrom | null;
};

/** The part of an order's lines that lists show. */
export type CountedLine = Pick<OrderLineRecord, 'order_id' | 'picture_id' | 'quantity'>;

/** An order's id, or its number. */
export type OrderKey = string | { number: number };
