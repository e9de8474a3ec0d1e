import { expect, test } from 'vitest';
import { cardsWith, findFaults, freshForm, type OrderForm, readForm } from './order-form.ts';

const filled: OrderForm = {
  ...freshForm(),
  otherName: 'Aýna',
  otherPhone: '65123456',
  where: '3',
  method: 'STANDARD',
  giftSeen: true,
  payment: 'CASH',
};

test('an empty order says what is missing on each of its five cards', () => {
  expect(cardsWith(findFaults(freshForm()))).toEqual(['recipient', 'where', 'when', 'gift', 'payment']);
  expect(findFaults(filled)).toEqual({});
});

test('only the person it is for is asked about', () => {
  expect(findFaults({ ...filled, forWhom: 'me' })).toEqual({ name: 'faultName', phone: 'faultPhone' });
  expect(findFaults({ ...filled, otherPhone: '12345678' })).toEqual({ otherPhone: 'faultPhone' });
  expect(findFaults({ ...filled, otherPhone: '+79161234567' })).toEqual({ otherPhone: 'faultPhone' });
});

test('a new address needs its place and street, a saved one nothing', () => {
  expect(findFaults({ ...filled, where: 'new' })).toEqual({ place: 'faultPlace', line1: 'faultLine' });
  expect(findFaults({ ...filled, where: 'new', place: 1, line1: 'Köçe 1' })).toEqual({});
});

test('nobody is called to ask for their own address', () => {
  const mine = { ...filled, where: 'asks', name: 'A', phone: '65123456' };
  expect(findFaults(mine)).toEqual({});
  expect(findFaults({ ...mine, forWhom: 'me' })).toEqual({ where: 'faultWhere' });
});

test('who is asked for the address is asked for the time: nothing about it is demanded', () => {
  expect(findFaults({ ...filled, where: 'asks', method: '' })).toEqual({});
  expect(findFaults({ ...filled, where: 'asks', method: 'SLOT' })).toEqual({});
});

test('a chosen hour needs its window, a card payment its bank', () => {
  expect(findFaults({ ...filled, method: 'SLOT', payment: 'ONLINE' })).toEqual({
    slot: 'faultSlot',
    bank: 'faultBank',
  });
});

test('wrap and greeting are never passed unseen', () => {
  expect(findFaults({ ...filled, giftSeen: false })).toEqual({ giftSeen: 'faultGift' });
});

test('a remembered order is read field by field, and what does not fit begins anew', () => {
  const stored = { ...filled, message: 7, anonymous: 'yes', place: '5', wrap: 2, other: 'x' };
  expect(readForm(stored)).toEqual({ ...filled, wrap: 2 });
  expect(readForm({})).toEqual(freshForm());
});
