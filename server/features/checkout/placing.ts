/** Who places an order, with what, and what they are answered. */
import type { Order } from '#contract/orders/shop.ts';
import type { Lang } from '#contract/shared.ts';
import type { Context } from '#server/context.ts';

export type Buyer = {
  customerId: number;
  lang: Lang;
  /** How long goods wait for card money, where staff write the order for a caller. */
  holdHours?: number;
  /** Staff have them on the telephone. */
  isCalling?: boolean;
};
export type PlacedOrder = { data: Order; message: string };
export type PlacingContext = Pick<
  Context,
  'db' | 'now' | 'newId' | 'jobs' | 'secrets' | 'invalidation' | 'log' | 'banks' | 'config'
>;
