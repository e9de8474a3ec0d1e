import type { LocalText } from '#contract/shared.ts';
import type { OrderAddress } from '#contract/orders/shop.ts';
import type { Zone } from '#domain/delivery/delivery.ts';
import { mostExpensiveZone } from '#domain/gift-requests/reach.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findOwnAddress, findPlace, findZones } from '#server/features/delivery/delivery.repo.ts';

/** The destination of an order. Without an address the shop asks the recipient. */
export type Destination = { zone: Zone; address: OrderAddress | null };

/**
 * One of the customer's addresses with its zone; the order stores this copy.
 * @throws Refusal `address.not-found`, also for somebody else's; `place.closed` when the shop no longer delivers there
 */
export async function readDestination(
  db: Db | Trx,
  customerId: number,
  addressId: number,
): Promise<Destination> {
  const found = await findOwnAddress(db, customerId, addressId);
  if (!found) throw new Refusal('address.not-found', { field: 'address' });
  const { line2, landmark, zone, isActive, ...lines } = found;
  if (!isActive) throw new Refusal('place.closed', { field: 'address' });
  return { zone, address: { ...lines, ...(line2 ? { line2 } : {}), ...(landmark ? { landmark } : {}) } };
}

/** The home zone, whose fees and days are shown until a place is chosen. */
export async function readHomeZone(db: Db | Trx): Promise<Zone> {
  const [home] = await findZones(db);
  if (!home) throw new Refusal('place.closed');
  return home;
}

/** The zone whose fee is charged while nobody knows the place. @param goods tenge */
export async function readMostExpensiveZone(db: Db | Trx, goods: number): Promise<Zone> {
  const zone = mostExpensiveZone(await findZones(db), goods);
  if (!zone) throw new Refusal('place.closed');
  return zone;
}

/** A zone by its id; undefined when staff have deleted it. */
export async function readZone(db: Db | Trx, id: string | null): Promise<Zone | undefined> {
  return (await findZones(db)).find((zone) => zone.id === id);
}

/** The zone of a place. Throws as `readPlace`. */
export async function readZoneOfPlace(db: Db | Trx, placeId: number): Promise<Zone> {
  return (await readPlace(db, placeId)).zone;
}

/**
 * The title and zone of a place.
 * @throws Refusal `place.not-found`, also for a place that is switched off
 */
export async function readPlace(
  db: Db | Trx,
  placeId: number,
): Promise<{ title: LocalText; region: OrderAddress['region']; zone: Zone }> {
  const place = await findPlace(db, placeId);
  const zone = (await findZones(db)).find(({ id }) => id === place?.zone);
  if (!place?.isActive || !zone) throw new Refusal('place.not-found', { field: 'place' });
  return { title: place.title, region: place.region, zone };
}
