import { expect, test } from 'vitest';
import { addCertificate, openCounter } from '../../../tests/support/shop/counter.ts';
import { addProduct } from '../../../tests/support/shop/factories.ts';
import { cellsOf, check, download, partsOf, readSheets } from '../../../tests/support/shop/spreadsheets.ts';
import { confirm, hire } from '../../../tests/support/people/staff.ts';
import { startShop } from '../../../tests/support/shop/start-shop.ts';

test("orders are exported with words for states, in the shop's time zone, with their lines on a second sheet", async () => {
  await using shop = await startShop();
  const owner = await hire(shop);
  const { order, buyer } = await openCounter(shop);
  await order({}, 2);
  const { sku } = await shop.ctx.db.selectFrom('product_option').select('sku').executeTakeFirstOrThrow();
  const local = new Date(shop.ctx.now().getTime() + 5 * 3_600_000).toISOString();
  const workbook = await download(owner, shop, { kind: 'orders', format: 'xlsx' });
  const sheets = await readSheets(workbook);
  expect(Object.keys(sheets)).toEqual(['Заказы', 'Товары']);
  const [heads, row = ''] = sheets['Заказы'] ?? [];
  expect(heads).toMatch(/^Заказ\|Создан\|Статус\|/);
  // A date that a workbook can put in order, and a sum with its two decimals.
  expect((await cellsOf(workbook))[1]?.[1]).toContain(`${local.slice(0, 10)} ${local.slice(11, 13)}:`);
  const parts = await partsOf(workbook);
  expect(parts.get('xl/worksheets/sheet1.xml')).toContain('<c r="P2" s="2"><v>100</v>');
  // The third of the formats: a built-in one, thousands parted and two decimals.
  expect(
    parts
      .get('xl/styles.xml')
      ?.match(/<cellXfs.*/)?.[0]
      .match(/numFmtId="\d+"/g)?.[2],
  ).toBe('numFmtId="4"');
  expect(parts.get('xl/styles.xml')).toContain('<cellStyle name="Normal"');
  expect(row).toContain('|Новый|Не оплачен|Наличные|');
  expect(row).toContain(`|${buyer.phone}|`);
  expect(sheets['Товары']?.[1]).toMatch(new RegExp(`\\|${sku}\\|.*\\|2\\|50\\|100\\|0\\|0\\|$`));

  const csv = (await download(owner, shop, { kind: 'orders', format: 'csv' })).toString();
  expect(csv).toContain(`;${buyer.phone.slice(1)};`);
  expect(csv).toContain(`;${local.slice(8, 10)}.${local.slice(5, 7)}.${local.slice(0, 4)} `);
  expect(csv).toContain(';100,00;');
  expect(csv).not.toContain("'");
});

test('no price of a CSV can be taken for a day of the month, and the shop reads its own', async () => {
  await using shop = await startShop();
  const owner = await hire(shop);
  await addProduct(shop, { options: [{ price: 510, count: 3 }] });
  const csv = await download(owner, shop, { kind: 'products', format: 'csv' });
  expect(csv.toString()).toContain(';5,1;');
  const { state } = await check(shop, owner.office, csv);
  expect(state.summary).toMatchObject({ same: 1, update: 0, errors: 0 });
});

test('a Turkmen account gets Turkmen files, which can be imported again unchanged', async () => {
  await using shop = await startShop();
  const owner = await hire(shop);
  await openCounter(shop);
  await confirm(shop, owner);
  const ask = async (kind: 'products' | 'orders') => {
    const reply = await owner.office.raw('/api/office/exports/', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': 'tk' },
      body: JSON.stringify({ kind, format: 'csv' }),
    });
    const { data } = (await reply.json()) as { data: { url: string } };
    return (await owner.office.raw(data.url)).text();
  };
  expect(await ask('orders')).toContain('Sargyt;Döredilen wagty;Ýagdaýy;');
  const products = await ask('products');
  expect(products).toMatch(/Haryt;Artikul;Ady \(tm\);/);
  expect(products).toContain(';Satuwda;');
  const template = await owner.office.raw('/api/office/imports/template/?format=csv&lang=tm');
  const text = await template.text();
  expect(text).toContain('Garalama, Satuwda ýa-da Arhiwde');
  expect(text.replaceAll('рус', '').replaceAll('роз', '')).not.toMatch(/;# |обязательно|только/);
});

test('the lines of orders are a file of their own, for programs that read CSV', async () => {
  await using shop = await startShop();
  const owner = await hire(shop);
  const { order } = await openCounter(shop);
  const { data } = await order({}, 2);
  const csv = (await download(owner, shop, { kind: 'order-lines', format: 'csv' })).toString();
  const [heads, row = '', ...more] = csv.trim().split('\r\n');
  expect(heads).toContain(
    'Заказ;Создан;Статус;Артикул;Товар;Вариант;Количество;Цена;Сумма;Возвращено единиц;Возвращено',
  );
  expect(row).toMatch(new RegExp(`^${data.number};.*;2;50,00;100,00;0;0,00$`));
  expect(more).toEqual([]);
});

test('the export says how orders were paid, and the sums of a row add up', async () => {
  await using shop = await startShop();
  const owner = await hire(shop);
  const { order } = await openCounter(shop);
  await addCertificate(shop, 'SMALL-0000000001', 4_000);
  const part = (await order({ certificates: ['SMALL-0000000001'] }, 2)).data;
  for (const action of ['confirm', 'prepare', 'make-ready', 'send', 'deliver'] as const)
    await owner.office('POST /api/office/orders/:id/move/', {
      params: { id: part.id },
      body: { action, ...(action === 'deliver' ? { taken: 'TERMINAL' as const } : {}) },
    });
  await addCertificate(shop, 'LARGE-0000000002', 50_000);
  await order({ certificates: ['LARGE-0000000002'] });
  const csv = (await download(owner, shop, { kind: 'orders', format: 'csv' })).toString();
  const [heads = '', ...rows] = csv.replace('\ufeff', '').trimEnd().split('\r\n');
  const names = heads.split(';');
  const cell = (row: string, name: string) => row.split(';')[names.indexOf(name)] ?? '';
  const [first = '', second = ''] = rows;
  expect([cell(first, 'Способ'), cell(first, 'Хотели платить')]).toEqual(['Терминал', 'Наличные']);
  expect([cell(second, 'Способ'), cell(second, 'Хотели платить')]).toEqual(['Сертификат', '']);
  for (const row of [first, second]) {
    const sum = (name: string) => Number(cell(row, name).replace(',', '.'));
    expect(sum('Товары') + sum('Упаковка') + sum('Доставка') - sum('Скидка') - sum('По сертификату')).toBe(
      sum('Итого'),
    );
  }
  expect(cell(first, 'По сертификату')).toBe('40,00');
  const { data } = await owner.office('GET /api/office/orders/:id/', { params: { id: part.id } });
  expect([data.payment, data.paidBy]).toEqual(['CASH', 'TERMINAL']);
});

test('the files say what went back to certificates, and of which lines', async () => {
  await using shop = await startShop();
  const owner = await hire(shop);
  await confirm(shop, owner);
  const { order } = await openCounter(shop);
  await addCertificate(shop, 'WHOLE-0000000001', 50_000);
  const { id } = (await order({ certificates: ['WHOLE-0000000001'] }, 2)).data;
  const body = { lines: [{ position: 1, quantity: 1 }], reason: 'goodwill' as const, note: 'döwlen' };
  await owner.office('POST /api/office/orders/:id/refunds/', { params: { id }, body });
  const last = async (kind: 'orders' | 'order-lines') => {
    const csv = (await download(owner, shop, { kind, format: 'csv' })).toString();
    return csv.trimEnd().split('\r\n')[1] ?? '';
  };
  expect(await last('orders')).toMatch(/;50,00$/);
  expect(await last('order-lines')).toMatch(/;2;50,00;100,00;1;50,00$/);
});
