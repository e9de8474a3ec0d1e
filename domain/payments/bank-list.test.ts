import { expect, test } from 'vitest';
import { type BankListColumns, findColumns, readEntry, wasTaken } from './bank-list.ts';

test('the columns of a bank’s list are found by English, Russian and Turkmen headings', () => {
  expect(findColumns(['Date', 'Order Number', 'mdOrder', 'Amount', 'Status'])).toEqual({
    at: 0,
    orderNumber: 1,
    bankId: 2,
    amount: 3,
    state: 4,
  });
  expect(findColumns(['№ заказа', 'Сумма списания', 'Сумма', 'Состояние', 'Дата создания'])).toEqual({
    orderNumber: 0,
    bankId: undefined,
    amount: 1,
    state: 3,
    at: 4,
  });
  expect(findColumns(['Sene', 'Sargydyň belgisi', 'Möçberi'])).toMatchObject({ orderNumber: 1, amount: 2 });
});

test('a title, an empty row and a payment row are not headings', () => {
  for (const cells of [[], ['Order number'], ['Отчёт за ноябрь', ''], ['100001-1-ab', '115.00', '2']])
    expect(findColumns(cells)).toBe(null);
});

test('cells keep the bank’s text, without control characters and limited in length', () => {
  const columns = findColumns(['orderNumber', 'amount', 'date']) as BankListColumns;
  expect(readEntry([' a-1 ', '1 150,50', `22.11.2026\u001B[31m${'x'.repeat(99)}`], columns)).toMatchObject({
    orderNumber: 'a-1',
    amount: '1 150,50',
    at: expect.stringMatching(/^22\.11\.2026\[31mx{46}$/),
  });
  expect(readEntry(['', '5'], columns)).toBe(null);
});

test('a deposited payment was taken, also when refunded since; an unknown state is not guessed', () => {
  const columns = findColumns(['orderNumber', 'status']) as BankListColumns;
  const ask = (state: string) =>
    wasTaken({ orderNumber: 'a', bankId: '', amount: '', at: '', state }, columns);
  for (const state of ['2', 'DEPOSITED', 'Завершён', 'PAYMENT_DEPOSITED', '4']) expect(ask(state)).toBe(true);
  for (const state of ['0', 'DECLINED', 'Отклонено', '6']) expect(ask(state)).toBe(false);
  for (const state of ['', 'magic']) expect(ask(state)).toBe(undefined);
  const all = findColumns(['orderNumber', 'amount']) as BankListColumns;
  expect(wasTaken({ orderNumber: 'a', bankId: '', amount: '', at: '', state: '' }, all)).toBe(true);
});
