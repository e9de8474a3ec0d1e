import { expect, test } from 'vitest';
import { refusalOf } from '../../../tests/support/shop/api.ts';
import { openCounter } from '../../../tests/support/shop/counter.ts';
import { cellsOf, readSheets } from '../../../tests/support/shop/spreadsheets.ts';
import { hire } from '../../../tests/support/people/staff.ts';
import { startShop } from '../../../tests/support/shop/start-shop.ts';
import { dayOf } from '#domain/delivery/calendar.ts';

const steps = ['confirm', 'prepare', 'make-ready', 'send', 'deliver'] as const;

test('reports are files in words, with every row, the sums of the screen and real dates', async () => {
  await using shop = await startShop();
  const manager = await hire(shop, 'manager');
  const { data } = await (await openCounter(shop)).order({}, 2);
  for (const action of steps)
    await manager.office('POST /api/office/orders/:id/move/', { params: { id: data.id }, body: { action } });
  const day = dayOf(shop.ctx.now());
  const ask = (report: string, more = 'format=xlsx&lang=tm', from = day) =>
    manager.office.raw(`/api/office/reports/file/?report=${report}&from=${from}&to=${day}&${more}`);
  const file = async (report: string, more?: string) =>
    Buffer.from(await (await ask(report, more)).arrayBuffer());

  const sales = await cellsOf(await file('sales'));
  expect(sales[0]).toEqual(['Haryt', 'Sany', 'Möçberi, TMT']);
  expect(sales.slice(1).map((row) => row.slice(1))).toEqual([
    ['2', '100'],
    ['2', '100'],
  ]);
  expect(sales.at(-1)?.[0]).toBe('Jemi');
  const byZone = (await file('sales', 'format=csv&lang=ru&by=zone')).toString();
  expect(byZone).toMatch(/^\ufeffЗона;Заказов;Сумма, TMT\r\n.*;1;120,00\r\nИтого;1;120,00\r\n$/);

  const count = { kind: 'till', expected: 0, counted: 250, note: 'owuntyk' } as const;
  await manager.office('POST /api/office/cash/count/', { body: count });
  const close = await cellsOf(await file('day'));
  expect(close).toContainEqual([
    expect.stringMatching(/^Kassa · \d\d:\d\d · manager of the tests$/),
    ...['0', '2.5', '2.5', 'owuntyk'],
  ]);
  expect(close).toContainEqual(['Kassa', '0', '2.5', '0', '2.5']);
  expect(close).toContainEqual(['  Sanalanda artyk çykdy', '', '2.5', '0']);
  expect(close).toContainEqual(['Nagt', '120', '0', '120']);
  expect(close).toContainEqual(['Kurýerde · manager of the tests', '', '', '120']);
  const stock = await cellsOf(await file('stock'));
  expect(stock.at(-1)).toEqual(['Jemi', '', '', '8', '', '', '0', '400']);

  const ledger = await readSheets(await file('ledger'));
  expect(ledger['Galyndylar']).toContain('Kurýerde · manager of the tests|120|0|');
  expect(ledger['Hereketler']?.[1]).toMatch(
    new RegExp(`^[\\d.]+\\|Nagt alyndy\\|Kurýerde · .*\\|Sargytlar · ${data.number}\\|120\\|`),
  );
  expect((await ask('sales', undefined, '2099-01-01')).status).toBe(400);
});

test('whoever may not read reports gets no file of them', async () => {
  await using shop = await startShop();
  const packer = await hire(shop, 'packer');
  const query = { report: 'ledger', format: 'csv', from: '2026-01-01', to: '2026-01-02' } as const;
  expect(await refusalOf(packer.office('GET /api/office/reports/file/', { query }))).toBe(
    'staff.not-allowed',
  );
});
