import { expect, test } from 'vitest';
import type { BulkInput } from '#contract/catalogue/office.ts';
import { CallError } from '#contract/client.ts';
import { inTransaction } from '#server/platform/db/db.ts';
import { refusalOf } from '../../../../tests/support/shop/api.ts';
import { addCategory, addProduct } from '../../../../tests/support/shop/factories.ts';
import { hire } from '../../../../tests/support/people/staff.ts';
import { startShop } from '../../../../tests/support/shop/start-shop.ts';

const raise = { kind: 'price', by: 'percent', value: 10 } as const;

test.each([31, 504])('all %i products that a filter finds are changed, and no other', async (count) => {
  await using shop = await startShop();
  const { office } = await hire(shop);
  const category = await addCategory(shop);
  const add = () => addProduct(shop, { category, options: [{ price: 25_050, count: 1 }] });
  const [first] = [await add(), ...(await times(count - 1, add))];
  const other = await addProduct(shop, { options: [{ price: 25_050, count: 1 }] });
  const found = { filter: { category }, count };
  const { forecast } = await office('POST /api/office/products/bulk/', {
    body: { ...found, change: { kind: 'price', by: 'percent', value: -15, roundTo: 100 }, dryRun: true },
  });
  expect(forecast).toMatchObject({ will: count, wont: [], examples: { length: 3 } });
  expect(forecast?.examples[0]).toMatchObject({ before: 25_050, after: 21_300 });
  expect((await office('GET /api/office/products/', { query: { category } })).data[0]?.price).toBe(25_050);

  const { data } = await office('POST /api/office/products/bulk/', { body: { ...found, change: raise } });
  expect(data).toEqual({ changed: count, skipped: [] });
  const prices = await shop.ctx.db.selectFrom('product').select(['id', 'price_tenge']).execute();
  expect(prices.filter(({ price_tenge: price }) => price === 27_555)).toHaveLength(count);
  expect(prices.find(({ id }) => id === other.id)?.price_tenge).toBe(25_050);
  const shown = await shop.api('GET /api/product/detail/:id/', { params: { id: first.id } });
  expect(shown.data.price, 'pages show it').toBe(27_555);
});

test('a list that has changed since is not touched: the refusal has both numbers', async () => {
  await using shop = await startShop();
  const { office } = await hire(shop);
  const category = await addCategory(shop);
  await times(3, () => addProduct(shop, { category, options: [{ price: 1_000 }] }));
  const call = (count: number, dryRun = false) =>
    office('POST /api/office/products/bulk/', {
      body: { filter: { category }, count, change: raise, dryRun },
    });
  const refusal = await call(4).catch((error: unknown) => error as CallError);
  expect(refusal instanceof CallError && refusal.body).toMatchObject({
    code: 'selection.changed',
    message: 'Список изменился: было 4, стало 3',
    data: { was: 4, now: 3 },
  });
  expect(await refusalOf(call(2, true))).toBe('selection.changed');
  expect(await refusalOf(call(0))).toBe('selection.changed');
  expect(await refusalOf(call(5_001)), 'more than one call may change').toBe('request.invalid');
  expect((await call(3)).data.changed).toBe(3);
});

test('a dry run says what would happen, and the change does just that', async () => {
  await using shop = await startShop();
  const { office } = await hire(shop);
  const cheap = await addProduct(shop, { options: [{ price: 50, count: 3, reserved: 2 }] });
  const free = await addProduct(shop, { status: 'draft', options: [{ price: 0, count: 3 }] });
  const dear = await addProduct(shop, { options: [{ price: 10_000, count: 3 }] });
  const ids = [cheap.id, free.id, dear.id, 999_999];
  const changes: BulkInput['change'][] = [
    { kind: 'price', by: 'amount', value: -50 },
    { kind: 'status', status: 'published' },
    { kind: 'stock', delta: -2, reason: 'döwüldi' },
    { kind: 'category', category: await addCategory(shop) },
  ];
  for (const change of changes) {
    const { forecast } = await office('POST /api/office/products/bulk/', {
      body: { ids, change, dryRun: true },
    });
    const { data } = await office('POST /api/office/products/bulk/', { body: { ids, change } });
    const wont = [...Map.groupBy(data.skipped, ({ why }) => why)];
    expect(forecast, change.kind).toMatchObject({
      will: data.changed,
      wont: wont.map(([reason, of]) => ({ reason, count: of.length })),
    });
    expect(data.changed, change.kind).toBeLessThan(ids.length);
  }
});

test('face values of certificates are told apart: they are changed one by one', async () => {
  await using shop = await startShop();
  const { office } = await hire(shop);
  const { id } = await addProduct(shop, { options: [{ price: 10_000 }] });
  await inTransaction(shop.ctx.db, (trx) =>
    trx.updateTable('product').set({ kind: 'certificate' }).where('id', '=', id).execute(),
  );
  const body = { ids: [id], change: raise };
  const { forecast } = await office('POST /api/office/products/bulk/', { body: { ...body, dryRun: true } });
  expect(forecast).toEqual({ will: 0, wont: [{ reason: 'certificate', count: 1 }], examples: [] });
  const { data } = await office('POST /api/office/products/bulk/', { body });
  expect(data).toEqual({ changed: 0, skipped: [{ id, why: 'certificate' }] });
});

async function times<T>(count: number, run: () => Promise<T>): Promise<T[]> {
  const all: T[] = [];
  for (let n = 0; n < count; n++) all.push(await run());
  return all;
}
