import { expect, test } from 'vitest';
import { createApi } from '../../../../tests/support/shop/api.ts';
import { signIn } from '../../../../tests/support/people/people.ts';
import { startShop } from '../../../../tests/support/shop/start-shop.ts';
import { makeDemoCustomers } from './make-demo-customers.ts';

test('customers for a load test get the lowest free numbers, and are signed in', async () => {
  await using shop = await startShop();
  for (const phone of ['+99365000001', '+99365999999']) await signIn(shop, phone);
  const made = await makeDemoCustomers(shop.ctx, 2);
  const more = await makeDemoCustomers(shop.ctx, 1);
  const numbers = ['+99365000000', '+99365000002', '+99365000003'];
  expect([...made, ...more].map(({ username }) => username)).toEqual(numbers);
  for (const { username, token } of made) {
    const { data } = await createApi(shop.origin, { token })('GET /api/auth/profile-list/');
    expect(data.username).toBe(username);
  }
});
