/** Input and output types of placing an order. */
import type { OrderInput } from '#contract/checkout/shop.ts';
import type { Order } from '#contract/orders/shop.ts';
import type { OrderDeliveryMethod } from '#domain/delivery/delivery.ts';
import type { OrderSource } from '#domain/order.ts';
import type { Lang } from '#contract/shared.ts';
import type { Context } from '#server/context.ts';

export type Buyer = {
  customerId: number;
  lang: Lang;
  /** How long goods stay reserved for the card payment, in orders that staff enter for a caller. */
  holdHours?: number;
  /** The site by default; otherwise staff speak with the customer. */
  source?: OrderSource;
  /** Of the staff, whoever enters it. */
  takenBy?: number;
};
/** What is sold in the shop itself is ordered by nobody. */
export type PlacingInput = Omit<OrderInput, 'delivery'> & { delivery: OrderDeliveryMethod };
export type PlacedOrder = { data: Order; message: string };
export type PlacingContext = Pick<
  Context,
  'db' | 'now' | 'newId' | 'jobs' | 'secrets' | 'invalidation' | 'log' | 'banks' | 'config'
>;
