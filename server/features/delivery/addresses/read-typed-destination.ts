import type { AddressInput } from '#contract/delivery/shop.ts';
import { parsePhone } from '#domain/phone.ts';
import type { Db, Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findPlace, findZones } from '#server/features/delivery/delivery.repo.ts';
import type { Destination } from './read-destination.ts';

/** An address as somebody typed it, without a label. */
export type TypedAddress = Omit<AddressInput, 'label' | 'isDefault' | 'forOther'>;

/**
 * The zone of an address that is entered in the order itself, and the copy that the order stores.
 * @throws Refusal `place.not-found`, `place.closed`
 */
export async function readTypedDestination(db: Db | Trx, typed: TypedAddress): Promise<Destination> {
  const place = await findPlace(db, typed.place);
  if (!place || place.region !== typed.region)
    throw new Refusal('place.not-found', { field: 'address.place' });
  const zone = (await findZones(db)).find(({ id }) => id === place.zone);
  if (!zone || !place.isActive) throw new Refusal('place.closed', { field: 'address.place' });
  const line2 = typed.line2?.trim();
  const landmark = typed.landmark?.trim();
  const address = {
    fullname: typed.fullname.trim(),
    mobile: parsePhone(typed.mobile) ?? typed.mobile.trim(),
    region: place.region,
    place: place.id,
    placeTitle: place.title,
    line1: typed.line1.trim(),
    ...(line2 ? { line2 } : {}),
    ...(landmark ? { landmark } : {}),
  };
  return { zone, address };
}
