/** An order to a saved person: their name, number and address fill in what the request omits. */
import type { Trx } from '#server/platform/db/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { readPhone } from '#server/features/customers/profile/customers.read.ts';
import { type Destination, readPlace } from '#server/features/delivery/addresses/read-destination.ts';
import { readKeptPerson } from '#server/features/people/list-people.ts';
import type { PlacingInput } from '../placing.ts';

export type OrderRecipient = { gift: PlacingInput['gift']; destination: Destination | null };

/**
 * @throws Refusal `person.not-found`, also for somebody else's; `request.invalid` when an address is needed and none is
 * saved
 */
export async function readKept(trx: Trx, customerId: number, input: PlacingInput): Promise<OrderRecipient> {
  if (input.person === undefined) return { gift: input.gift, destination: null };
  const person = await readKeptPerson(trx, customerId, input.person);
  if (!person) throw new Refusal('person.not-found');
  const { name, mobile } = person;
  const named = { recipientName: name, ...(mobile ? { recipientMobile: mobile } : {}) };
  const gift = { ...input.gift, ...(input.gift?.recipientName ? {} : named) };
  if (input.address != null || input.recipientAsks) return { gift, destination: null };
  const [address] = person.addresses;
  if (!address) throw new Refusal('request.invalid', { field: 'address' });
  const { region, title: placeTitle, zone } = await readPlace(trx, address.place_id);
  const { line1, line2, landmark, place_id: place } = address;
  const called = mobile || ((await readPhone(trx, customerId)) ?? '');
  return {
    gift,
    destination: {
      zone,
      address: {
        ...{ fullname: name, mobile: called, region, place, placeTitle, line1 },
        ...(line2 ? { line2 } : {}),
        ...(landmark ? { landmark } : {}),
      },
    },
  };
}
