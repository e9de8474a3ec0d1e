/** Where a recipient may have a gift delivered, limited by what the giver has paid for delivery. Money in tenge. */
import { deliveryFee, type Zone } from '../delivery/delivery.ts';

export const requestScopes = ['home', 'anywhere'] as const;
export type RequestScope = (typeof requestScopes)[number];

export type Reach = {
  scope: RequestScope;
  /** The zone that the giver named. */
  zone: string | null;
  /** Price of the goods after a promo code. */
  goods: number;
  /** Paid for delivery and not refunded. */
  delivery: number;
};

/** Nobody pays a second time: the named zone, or any that costs no more than was paid. */
export function reaches(zone: Zone, { scope, goods, delivery, ...named }: Reach): boolean {
  if (zone.id === named.zone) return true;
  return scope === 'anywhere' && zone.minimum <= goods && feeOf(zone, goods) <= delivery;
}

/** What is refunded to the giver when the gift goes there. */
export function differenceOf(zone: Zone, { scope, goods, delivery }: Reach): number {
  return scope === 'anywhere' ? Math.max(0, delivery - feeOf(zone, goods)) : 0;
}

/** The most expensive zone possible for these goods: its fee is charged when the giver does not know the place. */
export function mostExpensiveZone<Z extends Zone>(zones: readonly Z[], goods: number): Z | undefined {
  const open = zones.filter(({ minimum }) => minimum <= goods);
  return [...(open.length > 0 ? open : zones)].sort((a, b) => feeOf(b, goods) - feeOf(a, goods))[0];
}

/** Standard delivery and delivery in a slot cost the same. */
function feeOf(zone: Zone, goods: number): number {
  return deliveryFee(zone, 'STANDARD', goods) ?? 0;
}
