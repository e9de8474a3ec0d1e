import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compareBankList } from '#server/features/payments/reconciliation/compare-bank-list.ts';
import { addPaidOrder, startPayingShop } from '../../../tests/support/people/paying.ts';
import { printBankList, readBankList } from './bank-list.ts';

async function makeFile(content: string | Buffer): Promise<AsyncDisposable & { file: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'sowgat-list-'));
  const file = join(folder, 'halk.csv');
  await writeFile(file, content);
  return { file, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) };
}

test('payments that the bank has and the shop has forgotten are named with sum, time and number, and make no order', async () => {
  await using shop = await startPayingShop();
  await addPaidOrder(shop);
  const known = shop.simulator.bank.book.all()[0]!;
  const forgotten = Array.from({ length: 5 }, (_, index) => `100002-${index}`);
  const content = [
    'Список платежей;;;;',
    'Номер заказа;mdOrder;Сумма;Дата оплаты;Статус',
    `${known.orderNumber};${known.mdOrder};${known.amount};22.11.2026 10:00;DEPOSITED`,
    ...forgotten.map(
      (number, index) => `${number};id-${index};${index + 1}50,00;22.11.2026 11:0${index};Завершён`,
    ),
    `${forgotten[0]};id-0;150,00;22.11.2026 11:00;Завершён`,
    'declined-1;id-9;10,00;22.11.2026 12:00;Отклонено',
  ].join('\r\n');
  await using list = await makeFile(content);
  const before = await shop.ctx.db.selectFrom('shop_order').selectAll().execute();
  const report = await compareBankList(shop.ctx, readBankList(list.file));
  expect(report).toMatchObject({ taken: 6, unreadable: 0 });
  const printed = printBankList('halk.csv', report);
  for (const [index, number] of forgotten.entries())
    expect(printed).toMatch(
      new RegExp(`${number} +${index + 1}50,00 +22.11.2026 11:0${index} +Завершён +id-${index}`),
    );
  expect(printed).not.toContain(known.orderNumber);
  expect(await shop.ctx.db.selectFrom('shop_order').selectAll().execute()).toEqual(before);

  // The bank's order id alone is enough, also in another encoding and under another column title.
  const bytes = Buffer.from(`\ufeffmdOrder\tAmount\n${known.mdOrder}\t1\nnobody\t2\n`, 'utf16le');
  await using other = await makeFile(bytes);
  expect(
    (await compareBankList(shop.ctx, readBankList(other.file))).forgotten.map((one) => one.bankId),
  ).toEqual(['nobody']);
});

test('a list that is not understood is said to be so and never counts as agreeing', async () => {
  await using shop = await startPayingShop();
  const compare = async (content: string | Buffer) => {
    await using list = await makeFile(content);
    return await compareBankList(shop.ctx, readBankList(list.file));
  };
  await expect(compare('')).rejects.toThrow(/no row of headings/);
  await expect(compare('a;b\n1;2\n')).rejects.toThrow(/no row of headings/);
  const odd = await compare('orderNumber,amount,status\nx-1,5,magic\n,5,DEPOSITED\nx-2,5,DEPOSITED\n');
  expect(odd).toMatchObject({ taken: 1, unreadable: 2, forgotten: [{ orderNumber: 'x-2' }] });
  // "Номер заказа;Сумма" in Windows-1251, as older bank portals export it.
  const good = Buffer.from('cdeeece5f020e7e0eae0e7e03bd1f3ecece00a', 'hex');
  expect(await compare(Buffer.concat([good, Buffer.from('x-3;7\n')]))).toMatchObject({ taken: 1 });
  await expect(async () => {
    for await (const _ of readBankList('/nowhere.csv')) throw new Error('read');
  }).rejects.toThrow('There is no file /nowhere.csv');
  await using large = await makeFile('x');
  await truncate(large.file, 65 * 1024 * 1024);
  await expect(compareBankList(shop.ctx, readBankList(large.file))).rejects.toThrow(/64 MB/);
});
