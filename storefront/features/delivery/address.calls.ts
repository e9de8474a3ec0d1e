/** API calls of the customer's addresses; their state changes are in customers/sign-in/auth.slice.ts. */
import type { Address, AddressInput } from '#contract/delivery/shop.ts';
import { createCall } from '#storefront/store/create-call.ts';

export const loadAddresses = createCall<Address[]>('auth/loadAddresses', async ({ api }) => {
  return (await api('GET /api/auth/address-list/')).data;
});

export const createAddress = createCall<Address, AddressInput>(
  'auth/createAddress',
  async ({ api }, body) => {
    return (await api('POST /api/auth/address-create/', { body })).data;
  },
);

export const updateAddress = createCall<Address, AddressInput & { id: number }>(
  'auth/updateAddress',
  async ({ api }, body) => (await api('PUT /api/auth/address-create/', { body })).data,
);

/** Resolves with the remaining addresses. */
export const deleteAddress = createCall<Address[], number>('auth/deleteAddress', async ({ api }, id) => {
  return (await api('DELETE /api/auth/address-delete/:id/', { params: { id } })).data;
});
