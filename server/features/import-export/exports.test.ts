import { expect, test } from 'vitest';
import { listZip, openZipFile } from '#server/platform/spreadsheets/zip-read.ts';
import { openCounter } from '../../../tests/support/shop/counter.ts';
import { download, gather } from '../../../tests/support/shop/spreadsheets.ts';
import { confirm, hire } from '../../../tests/support/people/staff.ts';
import { startShop } from '../../../tests/support/shop/start-shop.ts';

/** The cells of each sheet of a workbook, by its name, with `|` between them. */
async function readSheets(data: Buffer): Promise<Record<string, string[]>> {
  const source = { size: data.length, read: async (at: number, n: number) => data.subarray(at, at + n) };
  const files = await Promise.all(
    (await listZip(source)).map(
      async (file) => [file.name, (await gather(openZipFile(file, 1_000_000))).toString()] as const,
    ),
  );
  const texts = new Map(files);
  const names = [...(texts.get('xl/workbook.xml') ?? '').matchAll(/<sheet name="([^"]+)"/g)];
  return Object.fromEntries(
    names.map(([, name = ''], at) => {
      const rows = (texts.get(`xl/worksheets/sheet${at + 1}.xml`) ?? '').match(/<row .*?<\/row>/g) ?? [];
      return [name, rows.map((row) => row.replace(/<\/c>/g, '|').replace(/<[^>]*>/g, ''))];
    }),
  );
}

test('orders are exported in words, in the time of the shop, with their lines on a second sheet', async () => {
  await using shop = await startShop();
  const owner = await hire(shop);
  const { order, buyer } = await openCounter(shop);
  await order({}, 2);
  const { sku } = await shop.ctx.db.selectFrom('product_option').select('sku').executeTakeFirstOrThrow();
  const local = new Date(shop.ctx.now().getTime() + 5 * 3_600_000).toISOString();
  const sheets = await readSheets(await download(owner, shop, { kind: 'orders', format: 'xlsx' }));
  expect(Object.keys(sheets)).toEqual(['Заказы', 'Товары']);
  const [heads, row = ''] = sheets['Заказы'] ?? [];
  expect(heads).toMatch(/^Заказ\|Создан\|Статус\|/);
  expect(row).toContain(`|${local.slice(0, 10)} ${local.slice(11, 13)}:`);
  expect(row).toContain('|Новый|Не оплачен|Наличные|');
  expect(row).toContain(`|${buyer.phone}|`);
  expect(sheets['Товары']?.[1]).toMatch(new RegExp(`\\|${sku}\\|.*\\|2\\|50\\|100\\|$`));

  const csv = (await download(owner, shop, { kind: 'orders', format: 'csv' })).toString();
  expect(csv).toContain(`;${buyer.phone.slice(1)};`);
  expect(csv).not.toContain("'");
});

test('a Turkmen account gets Turkmen files, and gives them back as they are', async () => {
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
  expect(heads).toContain('Заказ;Создан;Статус;Артикул;Товар;Вариант;Количество;Цена;Сумма');
  expect(row).toMatch(new RegExp(`^${data.number};.*;2;50;100$`));
  expect(more).toEqual([]);
});
