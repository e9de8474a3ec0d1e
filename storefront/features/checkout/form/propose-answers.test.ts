import { expect, test } from 'vitest';
import type { Address } from '#contract/delivery/shop.ts';
import { initialForm } from './order-form.ts';
import { proposeAnswers } from './propose-answers.ts';

const address = (id: number, forOther: boolean, isDefault = false) =>
  ({ id, forOther, isDefault, fullname: `N${id}` }) as Address;
const banks = (['HALK', 'RYSGAL'] as const).map((code) => ({ code, title: { tm: code, ru: code } }));
const known = {
  deliveryMethods: ['STANDARD' as const, 'EXPRESS' as const, 'SLOT' as const],
  paymentMethods: ['ONLINE' as const, 'CASH' as const, 'TERMINAL' as const],
  banks,
  addresses: [] as Address[],
  here: null as number | null,
};

test('a first order is proposed standard delivery, a card payment, and an empty address form', () => {
  const usual = { where: 'new', method: 'STANDARD', payment: 'ONLINE' };
  expect(proposeAnswers(initialForm(), known)).toEqual(usual);
  expect(proposeAnswers(initialForm(), { ...known, banks: banks.slice(0, 1) })).toEqual({
    ...usual,
    bank: 'HALK',
  });
  expect(proposeAnswers({ ...initialForm(), ...usual } as never, known)).toEqual({});
});

test('a new address starts with the place chosen for the whole shop; an entered place is kept', () => {
  const here = { ...known, here: 3 };
  expect(proposeAnswers(initialForm(), here).place).toBe(3);
  expect(proposeAnswers({ ...initialForm(), place: 8 }, here)).not.toHaveProperty('place');
  expect(proposeAnswers({ ...initialForm(), where: 'asks' }, here)).not.toHaveProperty('place');
  expect(proposeAnswers(initialForm(), { ...here, addresses: [address(1, true)] })).not.toHaveProperty(
    'place',
  );
});

test('only an order for oneself is proposed the own address', () => {
  const addresses = [address(1, true, true), address(2, false), address(3, false, true)];
  const mine = { ...initialForm(), forWhom: 'me' as const };
  expect(proposeAnswers(mine, { ...known, addresses })).toMatchObject({ where: '3', name: 'N3' });
  expect(proposeAnswers({ ...mine, name: 'A' }, { ...known, addresses })).not.toHaveProperty('name');
  expect(proposeAnswers(mine, { ...known, addresses: addresses.slice(0, 1) })).not.toHaveProperty('where');
  expect(proposeAnswers(initialForm(), { ...known, addresses })).not.toHaveProperty('where');
  expect(proposeAnswers(initialForm(), { ...known, addresses: [address(2, false)] }).where).toBe('new');
  expect(proposeAnswers(mine, { ...known, addresses: null }), 'not before they came').not.toHaveProperty(
    'where',
  );
});

test('nothing unavailable is proposed', () => {
  const off = { ...known, deliveryMethods: ['SLOT' as const], paymentMethods: ['CASH' as const], banks: [] };
  expect(proposeAnswers(initialForm(), off)).toEqual({ where: 'new' });
});

test('an address or a bank of the last order that is gone is asked again', () => {
  const last = { ...initialForm(), where: '7', bank: 'SENAGAT' as const, likeLast: 'yes' as const };
  const gone = { where: '', bank: '', likeLast: 'no' };
  expect(proposeAnswers(last, { ...known, addresses: [address(8, true)] })).toMatchObject(gone);
  expect(proposeAnswers({ ...last, payment: 'CASH' }, { ...known, paymentMethods: ['ONLINE'] }).payment).toBe(
    'ONLINE',
  );
  const there = proposeAnswers({ ...last, bank: 'HALK' }, { ...known, addresses: [address(7, true)] });
  expect(Object.keys(there)).toEqual(['method', 'payment']);
  expect(proposeAnswers(last, { ...known, addresses: null }), 'not before they came').not.toHaveProperty(
    'where',
  );
  expect(proposeAnswers({ ...last, where: 'asks' }, known)).not.toHaveProperty('where');
});
