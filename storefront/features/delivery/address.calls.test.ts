import { expect, test } from 'vitest';
import { openTestShop } from '#storefront/app/test-shop.ts';
import { deleteAddress, loadAddresses } from './address.calls.ts';

const recipient = { label: '', fullname: 'A', mobile: '+99361234567', isDefault: false };
const address = { ...recipient, region: 'AG' as const, place: 1, line1: 'x' };

test('an address is removed by its id where the answer says no more than that it is done', async () => {
  const answers = {
    'GET /api/auth/address-list/': { data: [5, 6].map((id) => ({ ...address, id })) },
    'DELETE /api/auth/address-delete/:id/': {},
  };
  const shop = openTestShop({ answers });
  await shop.store.dispatch(loadAddresses());
  await shop.store.dispatch(deleteAddress(5));
  expect(shop.state().auth.addressList.map(({ id }) => id)).toEqual([6]);
});
