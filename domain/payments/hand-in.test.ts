import { expect, test } from 'vitest';
import { differenceOf, joinOf, roundTotals, toCollect, purseWith } from './hand-in.ts';

test('a courier collects the total of orders paid on delivery, and nothing for prepaid ones', () => {
  const order = { payment: 'CASH', paymentStatus: 'unpaid', total: 21_500 } as const;
  expect(toCollect(order)).toBe(21_500);
  expect(toCollect({ ...order, payment: 'TERMINAL' })).toBe(21_500);
  expect(toCollect({ ...order, paymentStatus: 'paid' })).toBe(0);
  expect(toCollect({ ...order, payment: 'ONLINE' })).toBe(0);
});

test("the totals of a round are split into cash and terminal by each order's payment method", () => {
  const order = { payment: 'CASH', paymentStatus: 'unpaid', totals: { total: 7_000 } } as const;
  const orders = [order, order, { ...order, payment: 'TERMINAL' as const }];
  const paid = [
    { ...order, paymentStatus: 'paid' as const },
    { ...order, payment: 'ONLINE' as const },
  ];
  expect(roundTotals([...orders, ...paid])).toEqual({ cash: 14_000, terminal: 7_000 });
});

test('before more is assigned the board adds up what a courier has, will collect, and would collect besides', () => {
  const cash = { payment: 'CASH', paymentStatus: 'unpaid', totals: { total: 7_000 } } as const;
  const courier = { balance: 5_000, toCollect: 20_000 };
  expect(purseWith(courier, [cash, { ...cash, payment: 'TERMINAL' }])).toBe(32_000);
  expect(purseWith(courier, [{ ...cash, paymentStatus: 'paid' }]), 'no cash, no warning').toBeUndefined();
});

test('a hand-in records what is missing or in excess, and requires a note about it', () => {
  const count = { expected: 64_000, counted: 64_000, restStays: false, note: '' };
  expect(differenceOf(count)).toBe(0);
  expect(differenceOf({ ...count, counted: 63_900 })).toBeUndefined();
  expect(differenceOf({ ...count, counted: 63_900, note: ' ' })).toBeUndefined();
  expect(differenceOf({ ...count, counted: 63_900, note: 'ýitiripdir' })).toBe(-100);
  expect(differenceOf({ ...count, counted: 64_500, note: 'artyk' })).toBe(500);
});

test('two different counts require a note, whatever was expected', () => {
  const count = { expected: 64_000, counted: 64_000, restStays: false, note: '', own: 63_500 };
  expect(differenceOf({ ...count, own: 64_000 })).toBe(0);
  expect(differenceOf({ ...count, own: null })).toBe(0);
  expect(differenceOf(count)).toBeUndefined();
  expect(differenceOf({ ...count, note: 'bile sanaldy' })).toBe(0);
  // Both miss the same: it is written off like any other.
  const short = { ...count, counted: 63_500 };
  expect(differenceOf(short)).toBeUndefined();
  expect(differenceOf({ ...short, note: 'ýitiripdir' })).toBe(-500);
  const rest = { ...count, counted: 50_000, restStays: true };
  expect(differenceOf(rest)).toBeUndefined();
  expect(differenceOf({ ...rest, own: 50_000 })).toBe(0);
});

test('what a courier keeps for the next round stays in the balance', () => {
  const count = { expected: 64_000, counted: 50_000, restStays: true, note: '' };
  expect(differenceOf(count)).toBe(0);
  expect(differenceOf({ ...count, counted: 64_000 })).toBeUndefined();
  expect(differenceOf({ ...count, counted: 0 })).toBeUndefined();
});

test('a join says where the balance went, or came from', () => {
  expect(joinOf({ courierId: null, joined: 'Myrat' })).toEqual({ way: 'to', name: 'Myrat' });
  expect(joinOf({ courierId: 7, joined: 'kurýer 2' })).toEqual({ way: 'from', name: 'kurýer 2' });
  expect(joinOf({ courierId: 7, joined: null })).toBeUndefined();
});
