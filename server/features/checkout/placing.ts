/** Input and output types of placing an order. */
import type { Order } from '#contract/orders/shop.ts';
import type { Lang } from '#contract/shared.ts';
import type { Context } from '#server/context.ts';

export type Buyer = {
  customerId: number;
  lang: Lang;
  /** How long goods stay reserved for the card payment, in orders that staff enter for a caller. */
  holdHours?: number;
  /** Staff are on the phone with the customer. */
  isCalling?: boolean;
};
export type PlacedOrder = { data: Order; message: string };
export type PlacingContext = Pick<
  Context,
  'db' | 'now' | 'newId' | 'jobs' | 'secrets' | 'invalidation' | 'log' | 'banks' | 'config'
>;
