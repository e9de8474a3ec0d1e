import sharp from 'sharp';
import { expect, test } from 'vitest';
import { columnOfHeading } from '#domain/spreadsheet.ts';
import { writeXlsx } from '#server/platform/spreadsheets/xlsx-write.ts';
import { writeZip } from '#server/platform/spreadsheets/zip-write.ts';
import { addCategory, addProduct } from '../../../tests/support/shop/factories.ts';
import { check, gather, rose, type Row, sheet, step } from '../../../tests/support/shop/spreadsheets.ts';
import { hire, type Office } from '../../../tests/support/people/staff.ts';
import { startShop, type TestShop } from '../../../tests/support/shop/start-shop.ts';

const workbook = (rows: readonly Row[]) => gather(writeXlsx('Harytlar', sheet(rows)));

async function openOffice() {
  const shop = await startShop();
  const { office } = await hire(shop);
  await addCategory(shop, { title: { tm: 'Güller', ru: 'Цветы' } });
  return { shop, office };
}

async function problemsOf(office: Office, params: { id: string }) {
  const { data } = await office('GET /api/office/imports/:id/errors/', { params, query: { page_size: 60 } });
  return data.map(({ row, column, message, isWarning = false }) => ({
    place: `${row} ${column}`,
    ru: message.ru,
    isWarning,
  }));
}

const skusOf = async (shop: TestShop) =>
  (await shop.ctx.db.selectFrom('product_option').select('sku').orderBy('id').execute()).map(
    ({ sku }) => sku,
  );

test("codes of 1C are SKUs, case is ignored, and the office's words for statuses are read", async () => {
  const { shop, office } = await openOffice();
  await using _ = shop;
  const first = await check(
    shop,
    office,
    await workbook([
      rose({ product: '', sku: 'ЦБ-00000123', status: 'опубликован' }),
      rose({ product: '', sku: 'Imp-1', status: 'В продаже' }),
      rose({ product: '', sku: 'T-1', status: 'Garalama' }),
    ]),
  );
  await step(shop, office, first.params, 'apply');
  const again = await check(
    shop,
    office,
    await workbook([
      rose({ product: '', sku: 'цб-00000123', price: 200, stock_change: 0 }),
      rose({ product: '', sku: 'IMP-1', stock_change: 0 }),
      rose({ product: '', sku: 'imp-1' }),
    ]),
  );
  expect(again.state.summary).toMatchObject({ create: 0, update: 1, same: 1, errors: 1 });
  expect(await problemsOf(office, again.params)).toMatchObject([{ place: '4 sku' }]);
  await step(shop, office, again.params, 'apply');
  expect(await skusOf(shop)).toEqual(['ЦБ-00000123', 'Imp-1', 'T-1']);
  const { data } = await office('GET /api/office/products/', { query: { sort: 'id' } });
  expect(data.map(({ status, price }) => [status, price])).toEqual([
    ['published', 20_000],
    ['published', 18_000],
    ['draft', 18_000],
  ]);
});

test('what is written is exactly what the dry run announced', async () => {
  const { shop, office } = await openOffice();
  await using _ = shop;
  const old = await addProduct(shop, {
    title: 'Köne',
    options: [
      { price: 10_000, count: 2 },
      { price: 12_000, count: 2 },
    ],
  });
  const [a = '', b = ''] = await skusOf(shop);
  const whole = await sharp({ create: { width: 500, height: 600, channels: 3, background: '#a24' } })
    .jpeg()
    .toBuffer();
  const zip = await gather(
    writeZip([
      { name: 'whole.jpg', body: [whole] as never },
      { name: 'half.jpg', body: [whole.subarray(0, whole.length >> 1)] as never },
      { name: 'phone.heic', body: [Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')] as never },
    ]),
  );
  const rows = [
    rose({ product: '', sku: 'NEW-SHORT', stock_change: -3 }),
    rose({ product: '', sku: a, title_tm: 'Köne', price: 101, stock_change: -3 }),
    rose({ product: '', sku: 'GOOD', pictures: 'whole.jpg' }),
    rose({ product: '', sku: b, title_tm: 'Köne', price: 121, stock_change: 1 }),
    rose({ product: '', sku: 'HALF', pictures: 'half.jpg' }),
    rose({ product: '', sku: 'HEIC', pictures: 'phone.heic' }),
    rose({ product: 'S', sku: 'S-1' }),
    rose({ product: '', sku: 'PLAIN' }),
    rose({ product: 'S', sku: 'S-2' }),
  ];
  const { params, state } = await check(shop, office, await workbook(rows), zip);
  expect((await problemsOf(office, params)).map(({ place, ru }) => `${place}: ${ru}`)).toEqual([
    '2 stock_change: Столько нельзя списать',
    '3 stock_change: Столько нельзя списать',
    '6 pictures: Файл фотографии повреждён',
    '7 pictures: Фото в формате HEIC (iPhone)',
    '10 product: Строки одного товара стоят не рядом',
    '2 pictures: В продаже без фото',
    '8 pictures: В продаже без фото',
    '9 pictures: В продаже без фото',
  ]);
  const done = await step(shop, office, params, 'apply');
  const { create, update, same, errors } = state.summary;
  expect({ create, update, same, errors }).toEqual({ create: 3, update: 0, same: 0, errors: 5 });
  expect(done.summary).toMatchObject({ create, update, same, errors });
  expect((await skusOf(shop)).slice(2)).toEqual(['GOOD', 'S-1', 'PLAIN']);
  expect((await office('GET /api/office/products/:id/', { params: { id: old.id } })).data.price).toBe(10_000);

  const both = [rows[1], rows[3]].map((row) => ({ ...row, stock_change: -1 }));
  const known = await check(shop, office, await workbook(both));
  expect(known.state.summary).toMatchObject({ update: 1, errors: 0 });
  await step(shop, office, known.params, 'apply');
  const after = await office('GET /api/office/products/:id/', { params: { id: old.id } });
  expect(after.data.options.map(({ price, onHand }) => [price, onHand])).toEqual([
    [10_100, 1],
    [12_100, 1],
  ]);
});

/** A workbook as Excel writes it, with one cell whose style is a date. */
async function withDate(price: string): Promise<Buffer> {
  const cell = (place: string, text: string) => `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const heads = ['sku', 'title_tm', 'price', 'category']
    .map((text, at) => cell(`${'ABCD'[at]}1`, text))
    .join('');
  const row = `${cell('A2', 'D-1')}${cell('B2', 'Gül')}<c r="C2" s="1"><v>${price}</v></c>${cell('D2', 'Güller')}`;
  const styles =
    '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="[$-419]d\\ mmm;@"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>';
  const body = `<worksheet><sheetData><row r="1">${heads}</row><row r="2">${row}</row></sheetData></worksheet>`;
  return gather(
    writeZip([
      { name: 'xl/styles.xml', body: [Buffer.from(styles)] as never },
      { name: 'xl/worksheets/sheet1.xml', body: [Buffer.from(body)] as never },
    ]),
  );
}

test('a date is no price, lost letters do not replace good ones, and a price ten times the old one is reported', async () => {
  const { shop, office } = await openOffice();
  await using _ = shop;
  const dated = await check(shop, office, await withDate('45992'));
  expect(await problemsOf(office, dated.params)).toEqual([
    { place: '2 price', ru: 'Вместо цены дата', isWarning: false },
  ]);
  expect(dated.state.summary).toMatchObject({ create: 0, errors: 1 });
  await addProduct(shop, { title: 'Ak bägül', options: [{ price: 18_000, count: 1 }] });
  const [sku = ''] = await skusOf(shop);
  const emptied = await check(
    shop,
    office,
    await workbook([rose({ product: '', sku, title_tm: 'Ak bagul' })]),
  );
  expect(emptied.state.summary).toMatchObject({ update: 0, errors: 1 });
  expect(await problemsOf(office, emptied.params)).toMatchObject([{ place: '2 title_tm' }]);
  const dear = await check(shop, office, await workbook([rose({ product: '', sku, price: 1_800 })]));
  expect(dear.state.summary).toMatchObject({ update: 1, errors: 0, warnings: 1 });
  expect(await problemsOf(office, dear.params)).toMatchObject([{ place: '2 price', isWarning: true }]);
  expect((await step(shop, office, dear.params, 'apply')).summary).toMatchObject({ update: 1, errors: 0 });
});

test("a merchant's own headings are mapped once, and apply to later sheets", async () => {
  const { shop, office } = await openOffice();
  await using _ = shop;
  const csv = (sku: string) =>
    Buffer.from(`Код;Наименование;Цена розн.;Группа;Ед.\n${sku};Роза красная;180,00;Цветы;шт\n`);
  const { params, state } = await check(shop, office, csv('ЦБ-1'));
  expect(state).toMatchObject({ state: 'checked', summary: { create: 0 } });
  const { data } = await office('GET /api/office/imports/:id/headings/', { params });
  expect(data).toMatchObject([
    { heading: 'Код', column: null, isKnown: false, examples: ['ЦБ-1'] },
    { heading: 'Наименование', examples: ['Роза красная'] },
    { heading: 'Цена розн.' },
    { heading: 'Группа' },
    { heading: 'Ед.', examples: ['шт'] },
  ]);
  const columns = ['sku', 'title_ru', 'price', 'category', null] as const;
  const headings = data.map(({ heading }, at) => ({ heading, column: columns[at] ?? null }));
  await office('PUT /api/office/imports/:id/headings/', { params, body: { headings } });
  await office('POST /api/office/imports/:id/check/', { params });
  await shop.settle();
  const checked = await office('GET /api/office/imports/:id/', { params });
  expect(checked.data.summary).toMatchObject({ create: 1, errors: 0 });
  await step(shop, office, params, 'apply');
  const next = await check(shop, office, csv('ЦБ-2'));
  expect(next.state.summary).toMatchObject({ create: 1, errors: 0 });
  const made = await office('GET /api/office/products/', { query: {} });
  expect(made.data).toMatchObject([{ sku: 'ЦБ-1', title: { tm: 'Роза красная', ru: 'Роза красная' } }]);
});

test('barcodes are imported, stay when the sheet has none, and a rounded one is refused', async () => {
  const { shop, office } = await openOffice();
  await using _ = shop;
  const codes = async () =>
    (await shop.ctx.db.selectFrom('product_option').select('barcode').orderBy('id').execute()).map(
      ({ barcode }) => barcode,
    );
  const first = await check(
    shop,
    office,
    await workbook([rose({ product: '', barcode: 4_607_001_234_567 })]),
  );
  await step(shop, office, first.params, 'apply');
  expect(await codes()).toEqual(['4607001234567']);
  const without = `sku;price;product;category\nR-15;200;;Güller`;
  const second = await check(shop, office, Buffer.from(without));
  await step(shop, office, second.params, 'apply');
  expect(await codes()).toEqual(['4607001234567']);
  const third = await check(shop, office, await workbook([rose({ product: '', barcode: '4,607E+12' })]));
  expect(await problemsOf(office, third.params)).toMatchObject([
    { place: '2 barcode', ru: 'Штрихкод не читается' },
  ]);
});

test('lead times are read under either heading, and invalid ones are reported', async () => {
  const { shop, office } = await openOffice();
  await using _ = shop;
  const wrong = await check(shop, office, await workbook([rose({ sku: 'T-1', lead_days: '15' })]));
  expect(await problemsOf(office, wrong.params)).toMatchObject([
    { place: '2 lead_days', ru: 'Число дней не читается' },
  ]);
  const right = await check(
    shop,
    office,
    await workbook([rose({ product: '', sku: 'T-1', lead_days: '3' }), rose({ product: '', sku: 'T-2' })]),
  );
  await step(shop, office, right.params, 'apply');
  const daysOf = async () =>
    (await shop.ctx.db.selectFrom('product').select('lead_days').orderBy('id').execute()).map(
      ({ lead_days }) => lead_days,
    );
  expect(await daysOf()).toEqual([3, 0]);
  const again = await check(shop, office, await workbook([rose({ product: '', sku: 'T-1', price: 200 })]));
  await step(shop, office, again.params, 'apply');
  expect(await daysOf(), 'an empty cell says that it lies ready').toEqual([0, 0]);
  expect([columnOfHeading('Дней на изготовление'), columnOfHeading('Taýýarlanýan günleri')]).toEqual([
    'lead_days',
    'lead_days',
  ]);
});
