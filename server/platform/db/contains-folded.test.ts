import { expect, test } from 'vitest';
import { addBrand } from '../../../tests/support/shop/factories.ts';
import { signIn } from '../../../tests/support/people/people.ts';
import { addDelivery } from '../../../tests/support/people/places.ts';
import { hire } from '../../../tests/support/people/staff.ts';
import { startShop } from '../../../tests/support/shop/start-shop.ts';

test('a search of the office for signs only finds nothing', async () => {
  await using shop = await startShop();
  const { office } = await hire(shop);
  await addDelivery(shop);
  await addBrand(shop);
  await signIn(shop);
  const found = async (q?: string) => {
    const part = { query: q === undefined ? {} : { q } };
    const lists = [
      office('GET /api/office/customers/', part),
      office('GET /api/office/brands/', part),
      office('GET /api/office/places/', part),
      office('GET /api/office/zones/', part),
    ];
    return (await Promise.all(lists)).map(({ data }) => data.length);
  };
  expect(await found()).toEqual([1, 1, 1, 1]);
  for (const q of ['-', '%', '🎁']) expect(await found(q), q).toEqual([0, 0, 0, 0]);
});
