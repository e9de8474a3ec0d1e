/** Where a recipient may have a gift brought, by what the giver has paid for delivery. Money in tenge. */
import { deliveryFee, type Zone } from '#domain/delivery/delivery.ts';

export const requestScopes = ['home', 'anywhere'] as const;
export type RequestScope = (typeof requestScopes)[number];

export type Reach = {
  scope: RequestScope;
  /** The zone that the giver named. */
  zone: string | null;
  /** What the goods cost after a promo code. */
  goods: number;
  /** What was paid for delivery and not given back. */
  delivery: number;
};

/** Nobody is asked for money twice: the zone named, or any that costs no more than was paid. */
export function reaches(zone: Zone, { scope, goods, delivery, ...named }: Reach): boolean {
  if (zone.id === named.zone) return true;
  return scope === 'anywhere' && zone.minimum <= goods && feeOf(zone, goods) <= delivery;
}

/** What goes back to the giver when the gift goes there. */
export function differenceOf(zone: Zone, { scope, goods, delivery }: Reach): number {
  return scope === 'anywhere' ? Math.max(0, delivery - feeOf(zone, goods)) : 0;
}

/** Of the zones these goods may go to, the dearest: it is collected where the giver knows no place. */
export function dearestZone<Z extends Zone>(zones: readonly Z[], goods: number): Z | undefined {
  const open = zones.filter(({ minimum }) => minimum <= goods);
  return (open.length > 0 ? open : zones).toSorted((a, b) => feeOf(b, goods) - feeOf(a, goods))[0];
}

/** Standard delivery and that of a slot cost the same. */
function feeOf(zone: Zone, goods: number): number {
  return deliveryFee(zone, 'STANDARD', goods) ?? 0;
}
