import { expect, test } from 'vitest';
import { addProduct } from '../../../../tests/support/shop/factories.ts';
import { startShop } from '../../../../tests/support/shop/start-shop.ts';

test('where nothing costs as little as was said, the nearest higher limit is shown, and any price only far above it', async () => {
  await using shop = await startShop();
  const { id } = await shop.ctx.db
    .insertInto('recipient')
    .values({ key: 'mother', title: { tm: 'Ejeme', ru: 'Маме' } })
    .returning('id')
    .executeTakeFirstOrThrow();
  const add = (price: number, popularity: number) =>
    addProduct(shop, { recipients: [id], options: [{ price }], popularity });
  const [scarf, tiara] = [await add(20_000, 1), await add(90_000, 9)];
  const ask = async (q: string) => {
    const answer = await shop.api('GET /api/product/list/:search?', { params: {}, query: { q } });
    const price = answer.understood.find(({ kind }) => kind === 'price');
    return { found: answer.data.map((one) => one.id), widened: answer.widened, price };
  };
  expect(await ask('ejeme 150 manada çenli')).toMatchObject({
    found: [scarf.id],
    widened: ['price'],
    price: { from: null, to: 23_000, words: '150 manada çenli', without: 'ejeme' },
  });
  expect(await ask('маме от 50 до 100')).toMatchObject({
    found: [scarf.id],
    price: { from: 5_000, to: 20_000 },
  });
  expect(await ask('ejeme 30 manada çenli')).toEqual({
    found: [tiara.id, scarf.id],
    widened: ['price'],
    price: undefined,
  });
});
