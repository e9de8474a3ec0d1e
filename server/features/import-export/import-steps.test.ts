import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type Cell, type Rows, writeXlsx } from '#server/platform/spreadsheets/xlsx-write.ts';
import { writeZip } from '#server/platform/spreadsheets/zip-write.ts';
import { addCategory, addProduct } from '../../../tests/support/shop/factories.ts';
import {
  check,
  download,
  gather,
  rose,
  send,
  sheet,
  step,
} from '../../../tests/support/shop/spreadsheets.ts';
import { hire } from '../../../tests/support/people/staff.ts';
import { startShop } from '../../../tests/support/shop/start-shop.ts';
import { discardImport } from './import-steps.ts';

test('a sheet with pictures is checked, applied, exported, imported again without a change, and undone', async () => {
  await using shop = await startShop();
  const owner = await hire(shop);
  const { office } = owner;
  await addCategory(shop, { title: { tm: 'Güller', ru: 'Цветы' } });
  const old = await addProduct(shop, { title: 'Köne', options: [{ price: 10_000, count: 5 }] });
  const jpeg = await sharp({ create: { width: 500, height: 700, channels: 3, background: '#aa2244' } })
    .jpeg()
    .toBuffer();
  const zip = await gather(writeZip([{ name: 'suratlar/Rose.JPG', body: [jpeg] as never }]));
  const { sku } = await shop.ctx.db
    .selectFrom('product_option')
    .select('sku')
    .where('id', '=', old.option)
    .executeTakeFirstOrThrow();
  const rows = [
    rose({ pictures: 'rose.jpg', option_tm: '15 gül', attributes: 'Reňki | Цвет | Gyzyl | Красный' }),
    rose({ sku: 'R-25', price: '290,50', option_tm: '25 gül' }),
    {
      product: old.id,
      sku,
      title_tm: 'Köne, täze bahada',
      price: 99.9,
      category: 'цветы',
      stock_change: -2,
      status: 'published',
      care_tm: 'Suwuny her gün çalşyň',
      care_ru: 'Меняйте воду каждый день',
    },
  ];
  const { params, state } = await check(shop, office, await gather(writeXlsx('Harytlar', sheet(rows))), zip);
  expect(state).toMatchObject({
    state: 'checked',
    summary: { create: 1, update: 1, same: 0, pictures: 1, errors: 0 },
    progress: { done: 3 },
  });
  expect((await shop.api('GET /api/product/list/:search?', { params: {} })).data).toHaveLength(1);

  expect(await step(shop, office, params, 'apply')).toMatchObject({
    state: 'applied',
    summary: { create: 1, update: 1, errors: 0 },
  });
  const list = await shop.api('GET /api/product/list/:search?', { params: {}, query: { q: 'bägül' } });
  expect(list.data).toMatchObject([
    { price: 18_000, optionsCount: 2, count: 20, picture: { width: expect.any(Number) } },
  ]);
  const updated = await office('GET /api/office/products/:id/', { params: { id: old.id } });
  const care = { tm: 'Suwuny her gün çalşyň', ru: 'Меняйте воду каждый день' };
  expect(updated.data).toMatchObject({ price: 9_990, care, options: [{ onHand: 3, sku }] });
  const shown = await shop.api('GET /api/product/detail/:id/', { params: { id: old.id } });
  const preview = await office('GET /api/office/products/:id/preview/', { params: { id: old.id } });
  expect([shown.data.care, preview.data.care]).toEqual([care, care]);

  for (const format of ['xlsx', 'csv'] as const) {
    const again = await check(shop, office, await download(owner, shop, { kind: 'products', format }));
    expect(again.state.summary).toEqual({ create: 0, update: 0, same: 2, pictures: 0, errors: 0 });
  }
  expect((await step(shop, office, params, 'undo')).state).toBe('undone');
  const back = await office('GET /api/office/products/:id/', { params: { id: old.id } });
  expect(back.data).toMatchObject({
    title: { tm: 'Köne' },
    care: { tm: '', ru: '' },
    price: 10_000,
    options: [{ onHand: 5 }],
  });
  expect((await shop.api('GET /api/product/list/:search?', { params: {} })).data.map(({ id }) => id)).toEqual(
    [old.id],
  );
  const audit = await office('GET /api/office/audit/', {
    query: { subject: 'import', subject_id: params.id },
  });
  expect(audit.data.map(({ action }) => action)).toEqual(['undo', 'apply', 'check', 'create']);
});

test('every error is reported with sheet, row, column and remedy; rows without errors are applied all the same', async () => {
  await using shop = await startShop();
  const { office } = await hire(shop, 'editor');
  await addCategory(shop, { title: { tm: 'Güller', ru: 'Цветы' } });
  const rows = [
    rose({ product: '', sku: 'GOOD' }),
    rose({ product: '', sku: '', price: 'arzan', category: 'Ýok bölüm', title_tm: '' }),
    rose({ product: '', sku: 'GOOD', old_price: 100 }),
    rose({ product: 999, sku: 'X1' }),
    rose({ product: '', sku: 'P1', pictures: 'ýok.jpg' }),
    rose({ product: '', sku: 'S1', stock_change: 'köp', status: 'täze', brand: 'Ýok' }),
  ];
  const { params, state } = await check(shop, office, await gather(writeXlsx('Harytlar', sheet(rows))));
  expect(state.summary).toMatchObject({ create: 1, errors: 10 });
  const { data } = await office('GET /api/office/imports/:id/errors/', { params, query: { page_size: 60 } });
  expect(
    data.every(
      ({ message, whatToDo, sheet }) => message.ru && message.tm && whatToDo.ru && sheet === 'Harytlar',
    ),
  ).toBe(true);
  const told = data.map(({ row, column }) => `${row} ${column}`);
  for (const place of [
    '3 title_tm',
    '3 price',
    '3 sku',
    '3 category',
    '4 sku',
    '5 product',
    '6 pictures',
    '7 brand',
    '7 status',
    '7 stock_change',
  ])
    expect(told).toContain(place);
  expect((await step(shop, office, params, 'apply')).summary).toMatchObject({ create: 1 });
  const made = await office('GET /api/office/products/', { query: {} });
  expect(made.data.map(({ sku }) => sku)).toEqual(['GOOD']);
});

test('the template can be imported as it is; formulas are plain text in every export', async () => {
  await using shop = await startShop();
  const owner = await hire(shop);
  await addCategory(shop, { title: { tm: '=HYPERLINK("http://evil.example")', ru: '' } });
  await addProduct(shop, { title: { tm: '=1+1', ru: '@SUM(A1)' } });
  const template = Buffer.from(
    await (await owner.office.raw('/api/office/imports/template/?format=xlsx')).arrayBuffer(),
  );
  expect((await check(shop, owner.office, template)).state.summary).toMatchObject({ create: 1, errors: 0 });
  const csv = (await download(owner, shop, { kind: 'products', format: 'csv' })).toString('utf8');
  expect(csv).toContain(";'=1+1;'@SUM(A1);");
  for (const cell of csv.split(/[;\r\n]/)) expect(cell).not.toMatch(/^"?[=+@]/);
  const same = await check(shop, owner.office, Buffer.from(csv));
  expect(same.state.summary).toMatchObject({ same: 1, errors: 0 });
  const orders = (await download(owner, shop, { kind: 'orders', format: 'csv' })).toString('utf8');
  expect(orders).toContain('Заказ;Создан');
  const { data } = await owner.office('POST /api/office/exports/', {
    body: { kind: 'customers', format: 'csv' },
  });
  shop.advance(11 * 60);
  expect((await owner.office.raw(data.url)).status).toBe(404);
});

test('a sheet of many rows is imported completely', async () => {
  await using shop = await startShop();
  const { office } = await hire(shop);
  await addCategory(shop, { title: { tm: 'Güller', ru: 'Цветы' } });
  function* many(): Rows & Generator<Cell[]> {
    yield* sheet(
      Array.from({ length: 400 }, (_, at) =>
        rose({
          product: `P${at >> 1}`,
          sku: `S-${at}`,
          title_tm: `Haryt ${at >> 1}`,
          description_tm: 'a'.repeat(200),
        }),
      ),
    );
  }
  const file = await gather(writeXlsx('Harytlar', many()));
  const { data: run } = await office('POST /api/office/imports/', { body: { name: 'köp' } });
  const params = { id: run.id };
  await send(office, run.id, 'sheet', file);
  await office('POST /api/office/imports/:id/check/', { params });
  await shop.settle();
  const after = await step(shop, office, params, 'apply');
  expect(after).toMatchObject({
    state: 'applied',
    summary: { create: 200, errors: 0 },
    progress: { done: 400, total: 400 },
  });
});

test('a workbook with one text of 24 MB is refused quickly, and a check under way can be discarded', async () => {
  await using shop = await startShop();
  const { office } = await hire(shop);
  function* oneText(): Generator<string> {
    yield '<worksheet><sheetData><row><c t="str"><v>';
    // Compresses well, but not so well that it is refused for that alone.
    for (let at = 0; at < 24 * 64; at++) yield `${randomBytes(96).toString('hex')}${'a'.repeat(16_192)}`;
  }
  const long = await gather(writeZip([{ name: 'xl/worksheets/sheet1.xml', body: oneText() as never }]));
  const begun = performance.now();
  const { state } = await check(shop, office, long);
  expect(state).toMatchObject({ state: 'failed', failure: expect.anything() });
  expect(performance.now() - begun).toBeLessThan(10_000);

  const { data: run } = await office('POST /api/office/imports/', { body: { name: 'harytlar.csv' } });
  const params = { id: run.id };
  await send(office, run.id, 'sheet', await gather(writeXlsx('Harytlar', sheet([rose()]))), 1_000);
  await office('POST /api/office/imports/:id/check/', { params });
  await office('DELETE /api/office/imports/:id/', { params });
  await shop.settle();
  expect(await shop.ctx.db.selectFrom('import_error').selectAll().execute()).toEqual([]);
});

test('the files of a discarded import are deleted after it is gone for everybody', async () => {
  await using shop = await startShop();
  const { office } = await hire(shop);
  const { data: run } = await office('POST /api/office/imports/', { body: { name: 'harytlar.csv' } });
  await send(office, run.id, 'sheet', Buffer.from('sku'), 1_000);
  const seen: unknown[] = [];
  const remove = async () => {
    seen.push(await shop.ctx.db.selectFrom('import_run').select('id').execute());
  };
  const ctx = { ...shop.ctx, storage: { ...shop.ctx.storage, remove } };
  await discardImport(ctx, run.id, { actor: undefined, ip: '', requestId: '' } as never);
  expect(seen).toEqual([[]]);
});
