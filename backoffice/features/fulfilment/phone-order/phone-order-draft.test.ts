import { expect, test } from 'vitest';
import { emptyAddress, emptyGift, soonest } from '#backoffice/features/orders/edit/order-drafts.ts';
import {
  emptyDraft as empty,
  isCardOnly,
  isPaidByRecipient,
  missingOf,
  readOrder,
  readQuote,
} from './phone-order-draft.ts';

const text = { tm: 'Gül', ru: 'Роза' };
const line = {
  product: 1,
  option: 2,
  title: text,
  optionTitle: text,
  price: 5_000,
  free: 3,
  quantity: 1,
};
const address = {
  ...emptyAddress,
  ...{ fullname: 'Maral', mobile: '65 11-22-33', place: 3, region: 'AG' as const, line1: 'Magtymguly 1' },
};

test('a phone order lists its missing fields, and can be placed once there are none', () => {
  expect(missingOf(empty)).toEqual(['phone', 'products', 'fullname', 'mobile', 'place', 'line1']);
  expect(readOrder(empty, false, undefined)).toBeUndefined();
  const full = { ...empty, phone: '65 44-33-22', lines: [line], address };
  expect(missingOf(full)).toEqual([]);
  expect(readOrder(full, false, undefined)?.address?.line1).toBe('Magtymguly 1');
  const codes = { promo: 'SPRING', certificates: ['K7QM-4RTA-9XWC', ''] };
  expect(readOrder({ ...full, ...codes }, false, undefined)).toMatchObject({
    certificates: ['K7QM-4RTA-9XWC'],
  });
  const counted = readOrder({ ...full, ...codes }, false, { total: 5_000, codes: { promo: 'SPRING' } });
  expect(counted, 'what was refused is not ordered with').toMatchObject({
    promo: 'SPRING',
    expectedTotal: 5_000,
  });
  expect(counted?.certificates).toBeUndefined();
  expect(missingOf({ ...full, address: { ...address, mobile: '65' } })).toEqual(['mobile']);
  expect(missingOf({ ...full, delivery: { ...soonest, method: 'SLOT' } })).toEqual(['slot']);
  expect(missingOf({ ...full, address: emptyAddress, isAsked: true })).toEqual([]);
  // The agreed day; without one as soon as possible.
  expect(readOrder(full, false, undefined)).not.toHaveProperty('day');
  expect(readOrder({ ...full, delivery: { ...soonest, day: '2026-12-31' } }, false, undefined)).toMatchObject(
    {
      day: '2026-12-31',
    },
  );
});

const gift = { ...emptyGift, message: 'Doglan günüň gutly bolsun!' };
/** A gift for another person, to be paid in cash. */
const giftDraft = { ...empty, phone: '65 44-33-22', lines: [line], address, gift, payment: 'CASH' as const };

test('a gift for another person is quoted and ordered as paid online, whatever was chosen before', () => {
  const draft = giftDraft;
  expect(isCardOnly(draft, false)).toBe(true);
  expect(readQuote(draft, false)?.payment).toBe('ONLINE');
  expect(readOrder(draft, false, undefined)?.payment).toBe('ONLINE');
  const own = { ...draft, phone: '8 65 112233' };
  expect(isCardOnly(own, false), 'the caller receives it: other spelling, same number').toBe(false);
  expect(readOrder(own, false, undefined)?.payment).toBe('CASH');
  expect(isCardOnly({ ...draft, gift: emptyGift }, false), 'no gift, as the server sees it').toBe(false);
  expect(isCardOnly({ ...draft, address: { ...address, mobile: '65 1' } }, false), 'still typing').toBe(
    false,
  );
  expect(isCardOnly({ ...draft, isAsked: true }, false)).toBe(true);
});

test('where the shop allows it the recipient of a gift pays the courier, but not one who is asked for the address, or whose giver is not named', () => {
  const draft = giftDraft;
  expect(isCardOnly(draft, true)).toBe(false);
  expect(readQuote(draft, true)?.payment).toBe('CASH');
  expect(readOrder(draft, true, undefined)?.payment).toBe('CASH');
  expect(isPaidByRecipient(draft, true), 'staff are told').toBe(true);
  expect(isPaidByRecipient({ ...draft, payment: 'ONLINE' }, true)).toBe(false);
  expect(isPaidByRecipient({ ...draft, phone: '8 65 112233' }, true), 'the caller receives it').toBe(false);
  expect(isCardOnly({ ...draft, gift: { ...gift, anonymous: true } }, true)).toBe(true);
  expect(isCardOnly({ ...draft, isAsked: true }, true)).toBe(true);
});
