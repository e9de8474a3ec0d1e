import { expect, test } from 'vitest';
import { meetingOf } from './order-body.ts';
import { asksAnew, beginNext, forAnother } from './next-order.ts';
import { cardsWith, findFaults, initialForm, type OrderForm } from './order-form.ts';

const sent: OrderForm = {
  ...initialForm(),
  otherName: 'Maral',
  otherPhone: '65112233',
  sender: 'Aman',
  where: '12',
  method: 'STANDARD',
  wrap: 3,
  message: 'Gutlaýaryn!',
  doNotCall: true,
  comment: 'Çalt',
  giftSeen: true,
  payment: 'ONLINE',
  bank: 'HALK',
  certificate: 'ABC',
};
const next = (form: OrderForm, place: number | null = null): OrderForm => ({
  ...initialForm(),
  ...beginNext(form, place),
});
const asked = (form: OrderForm) => cardsWith(findFaults(form, meetingOf(form, undefined, '+99365000000')));

test('only wrap and greeting are asked for the next order', () => {
  expect(asked(next(sent))).toEqual(['gift']);
  expect(next(sent)).toMatchObject({
    otherName: 'Maral',
    where: '12',
    bank: 'HALK',
    likeLast: 'yes' as const,
  });
});

test('the gift, its time and its certificate are not carried over', () => {
  const { wrap, message, doNotCall, comment, giftSeen, certificate, slot, day } = next({
    ...sent,
    slot: '7',
    day: '2026-12-01',
  });
  expect({ wrap, message, doNotCall, comment, giftSeen, certificate, slot, day }).toEqual({
    ...{ wrap: null, message: '', doNotCall: false, comment: '', giftSeen: false },
    ...{ certificate: '', slot: '', day: '' },
  });
});

test('a paid extra is not carried over', () => {
  expect(asked(next({ ...sent, method: 'EXPRESS' }))).toEqual(['when', 'gift']);
});

test('the city is kept when the recipient was asked for the address; a saved address has its own place', () => {
  expect(next({ ...sent, where: 'asks', place: 5 }, 9).place).toBe(5);
  expect(next({ ...sent, place: 5 }, 9).place).toBe(9);
});

test('for another person the recipient and the address are asked, payment is not', () => {
  expect(asked({ ...next(sent), ...forAnother })).toEqual(['recipient', 'where', 'gift']);
  expect([{ otherName: 'A' }, { where: 'new' }, { forWhom: 'me' as const }].map(asksAnew)).toEqual([
    true,
    true,
    true,
  ]);
  expect(asksAnew({ wrap: 3, bank: 'RYSGAL' })).toBe(false);
});
