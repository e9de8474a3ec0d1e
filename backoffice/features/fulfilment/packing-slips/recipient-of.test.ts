import { expect, test } from 'vitest';
import type { OfficeOrder } from '#contract/fulfilment/office-order-shapes.ts';
import { contactsOf, stubOf } from './recipient-of.ts';

const customer = { id: 1, phone: '+99361111111', name: 'Aman' };
const gift = { recipientName: 'Şirin', recipientMobile: '+99365112233', anonymous: false, doNotCall: false };
const order = (own: object) => ({ customer, gift: null, address: null, ...own }) as OfficeOrder;

test('a courier rings the recipient, and when nobody opens whoever gives', () => {
  expect(contactsOf(order({ gift }))).toEqual({ recipient: '+99365112233', giver: customer.phone });
});

test('a surprise is not rung beforehand, and who stays unnamed is not rung at all', () => {
  expect(contactsOf(order({ gift: { ...gift, doNotCall: true } })).recipient).toBe('');
  expect(contactsOf(order({ gift: { ...gift, anonymous: true } })).giver).toBe('');
});

test('whoever bought for themselves has one number, then the shop is rung', () => {
  expect(contactsOf(order({}))).toEqual({ recipient: customer.phone, giver: '' });
});

test('a greeting card can be matched with its parcel', () => {
  expect(stubOf(order({ number: 'S-100001', gift }))).toBe('✂ S-100001 · Şirin');
});
