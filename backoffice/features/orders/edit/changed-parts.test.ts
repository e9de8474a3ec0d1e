import { expect, test } from 'vitest';
import { changesOf, draftsOf } from './changed-parts.ts';

const order = {
  address: null,
  delivery: {
    method: 'STANDARD' as const,
    day: '2026-11-24',
    from: null,
    to: null,
    recipientAsks: true,
    slot: null,
  },
  gift: null,
  comment: '',
};

test('a time to be agreed again is unset until it is chosen, and the earliest day is a choice', () => {
  const lost = { ...order, delivery: { ...order.delivery, day: null }, needsTime: true };
  const typed = draftsOf(lost);
  expect(changesOf(lost, { ...typed, comment: 'jaň ediň' })).toEqual({ comment: 'jaň ediň' });
  const earliest = { ...typed.delivery, day: null };
  expect(changesOf(lost, { ...typed, delivery: earliest })).toEqual({ delivery: { method: 'STANDARD' } });
});

test("a gift's recipient is the person of the form, and is changed for the courier too", () => {
  const street = {
    region: 'AG',
    place: 2,
    placeTitle: { tm: 'Bagtyýarlyk', ru: 'Багтыярлык' },
    line1: 'Köçe 1',
  } as const;
  const words = {
    message: '',
    senderName: '',
    anonymous: false,
    hidePrices: true,
    doNotCall: false,
    wrap: null,
  };
  const jeren = { recipientName: 'Jeren', recipientMobile: '+99362650002' };
  const given = {
    ...order,
    delivery: { ...order.delivery, recipientAsks: false },
    address: { ...street, fullname: 'Aýna', mobile: '+99361834425' },
    gift: { ...words, ...jeren },
  };
  const typed = draftsOf(given);
  expect([typed.address.fullname, typed.address.mobile]).toEqual(Object.values(jeren));
  expect(changesOf(given, typed)).toEqual({});
  const { address, gift } = changesOf(given, {
    ...typed,
    address: { ...typed.address, mobile: '+99365112233' },
  });
  expect(address).toMatchObject({ fullname: 'Jeren', mobile: '+99365112233' });
  expect(gift).toEqual({ recipientMobile: '+99365112233' });
  // A recipient who answered is hidden from the giver, who sees what the gift says.
  const asked = { ...given, delivery: order.delivery };
  const moved = { ...draftsOf(asked), address: { ...draftsOf(asked).address, mobile: '+99365112233' } };
  expect(moved.address.fullname).toBe('Aýna');
  expect(changesOf(asked, moved).gift).toBeUndefined();
});
