import { expect, test } from 'vitest';
import type { Quote } from '#contract/checkout/shop.ts';
import { card, option } from '#storefront/app/test-shop.ts';
import { freshLines, noteLine } from './cart-notes.ts';

const totals = { goods: 0, wrap: 0, delivery: 0, discount: 0, total: 0 };
const item = {
  ...option(7),
  price: 9000,
  oldPrice: null,
  count: 5,
  quantity: 3,
  cartItemId: 'a',
  product: card(1),
};

function quote(price: number, available: number, isShort = false): Quote {
  const line = { product: 1, option: 7, quantity: 3, price, total: 3 * price, available };
  const title = { tm: '', ru: '' };
  return {
    lines: [line],
    totals,
    unavailable: isShort ? [{ product: 1, option: 7, title, requested: 3, available }] : [],
    toMinimum: 0,
    toFreeDelivery: 0,
  };
}

test('an unchanged line has no note', () => {
  expect(noteLine(item, quote(9000, 5))).toEqual([]);
  expect(freshLines([item], quote(9000, 5))).toEqual([]);
});

test('a new price is shown beside the one the customer saw', () => {
  expect(noteLine(item, quote(10000, 5))).toEqual([{ kind: 'price', was: 9000, now: 10000 }]);
  expect(freshLines([item], quote(10000, 5))).toEqual([{ id: 7, price: 10000, oldPrice: null, count: 5 }]);
});

test('fewer than wanted is a short line, none at all is out of stock', () => {
  expect(noteLine(item, quote(9000, 2, true))).toEqual([{ kind: 'short', left: 2 }]);
  expect(noteLine(item, quote(9000, 0, true))).toEqual([{ kind: 'gone' }]);
});

test('an option the shop does not sell any more is out of stock', () => {
  const nothing = { ...quote(9000, 5), lines: [] };
  expect(noteLine(item, nothing)).toEqual([{ kind: 'gone' }]);
  expect(freshLines([item], nothing)).toEqual([{ id: 7, price: 9000, oldPrice: null, count: 0 }]);
});

test('a price that rose above the old price is no reduction', () => {
  const reduced = { ...item, oldPrice: 9500 };
  expect(freshLines([reduced], quote(10000, 5))[0]?.oldPrice).toBeNull();
});
