import { expect, test } from 'vitest';
import type { OfficeOrder } from '#contract/fulfilment/office-order-shapes.ts';
import { contactsOf, stubOf } from './recipient-of.ts';

const customer = { id: 1, phone: '+99361111111', name: 'Aman' };
const gift = { recipientName: 'Şirin', recipientMobile: '+99365112233', anonymous: false, doNotCall: false };
const order = (own: object) => ({ customer, gift: null, address: null, ...own }) as OfficeOrder;

test('a courier calls the recipient, then the giver', () => {
  expect(contactsOf(order({ gift }))).toEqual({ recipient: '+99365112233', giver: customer.phone });
});

test('the recipient of a surprise is not called beforehand, and an anonymous giver is not called at all', () => {
  expect(contactsOf(order({ gift: { ...gift, doNotCall: true } })).recipient).toBe('');
  expect(contactsOf(order({ gift: { ...gift, anonymous: true } })).giver).toBe('');
});

test('an order for oneself has one number, then the shop is called', () => {
  expect(contactsOf(order({}))).toEqual({ recipient: customer.phone, giver: '' });
});

test('a greeting card names its order', () => {
  expect(stubOf(order({ number: 'S-100001', gift }))).toBe('✂ S-100001 · Şirin');
});
