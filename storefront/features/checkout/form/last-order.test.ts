import { expect, test } from 'vitest';
import type { Zone } from '#contract/content/shop.ts';
import type { Address } from '#contract/delivery/shop.ts';
import type { Order } from '#contract/orders/shop.ts';
import { likeOrder } from './last-order.ts';

const username = '+99361000001';
const address = { fullname: 'Maral', mobile: '+99365112233', place: 4, line1: 'Görogly 1' };
const order = {
  payment: 'ONLINE',
  bank: 'RYSGAL',
  delivery: { method: 'STANDARD', recipientAsks: false },
  address,
  gift: { recipientName: 'Maral', recipientMobile: '+99365112233', senderName: 'Aman' },
} as Order;
const known = {
  username,
  addresses: [
    { ...address, id: 8, line1: 'Görogly 2' },
    { ...address, id: 9 },
  ] as Address[],
  zones: [{ places: [{ id: 5, title: { tm: 'Mary', ru: 'Мары' } }] }] as Zone[],
};

test('the next gift is proposed for the same person, address and bank', () => {
  expect(likeOrder(order, known)).toEqual({
    ...{ forWhom: 'other', otherName: 'Maral', otherPhone: '65112233', sender: 'Aman', where: '9' },
    ...{ payment: 'ONLINE', bank: 'RYSGAL', method: 'STANDARD', likeLast: 'yes' },
  });
});

test('an order for oneself is proposed for oneself again, wrapped or not', () => {
  const own = { ...address, fullname: 'Aman', mobile: username };
  const addresses = [{ ...own, id: 3 }] as Address[];
  const mine = { ...order, payment: 'CASH' as const, address: own } as Order;
  for (const gift of [null, { ...order.gift, recipientMobile: username }] as Order['gift'][])
    expect(likeOrder({ ...mine, gift }, { ...known, addresses })).toMatchObject({
      ...{ forWhom: 'me', name: 'Aman', phone: '61000001', where: '3', payment: 'CASH' },
    });
});

test('a place chosen for the whole shop is not replaced by that of the last order', () => {
  expect({ place: 5, ...likeOrder(order, known) }).toMatchObject({ place: 5, where: '9' });
});

test('if the recipient was asked for the address, it is proposed again, in the same city', () => {
  const delivery = { ...order.delivery, recipientAsks: true, askedPlace: { tm: 'Mary', ru: 'Мары' } };
  const asked = { ...order, address: null, delivery } as Order;
  expect(likeOrder(asked, known)).toMatchObject({ where: 'asks', place: 5, otherName: 'Maral' });
});

test('without a last order, or with an address that is not saved any more, nothing is proposed', () => {
  expect(likeOrder(null, known)).toEqual({ likeLast: 'no' });
  expect(likeOrder(order, { ...known, addresses: [] })).toEqual({ likeLast: 'no' });
});
