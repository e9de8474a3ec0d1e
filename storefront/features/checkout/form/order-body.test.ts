import { expect, test } from 'vitest';
import { orderBody, quoteInput, withKeyFor } from './order-body.ts';
import { latestDays, withAlternative } from '#storefront/features/gift-requests/ask.ts';
import { initialForm, type OrderForm } from './order-form.ts';

const lines = [{ id: 11, quantity: 2, product: { id: 1 } }];
const address = { id: 3, fullname: 'Aýna', mobile: '+99365123456' };
const form: OrderForm = {
  ...initialForm(),
  otherName: ' Aýna ',
  otherPhone: '65123456',
  where: '3',
  method: 'STANDARD',
  payment: 'CASH',
};

test('an order for somebody else says who gets it', () => {
  expect(orderBody(form, lines, address, 5000)).toEqual({
    items: [{ product: 1, option: 11, quantity: 2 }],
    payment: 'CASH',
    delivery: 'STANDARD',
    address: 3,
    gift: {
      recipientName: 'Aýna',
      recipientMobile: '+99365123456',
      wrap: null,
      anonymous: false,
      doNotCall: false,
    },
    expectedTotal: 5000,
  });
});

test('an order for oneself to an address of oneâs own is no gift', () => {
  const mine: OrderForm = { ...form, forWhom: 'me', name: 'Aýna', phone: '65123456' };
  expect(orderBody(mine, lines, address, 5000).gift).toBeUndefined();
  expect(orderBody({ ...mine, wrap: 2 }, lines, address, 5000).gift).toMatchObject({ wrap: 2 });
});

test('with an anonymous giver there is no signature; a recipient asked for the address may be called', () => {
  const secret = { ...form, sender: 'Merdan', anonymous: true, doNotCall: true };
  const body = orderBody(secret, lines, null, 5000);
  expect(body).toMatchObject({ recipientAsks: true, gift: { anonymous: true, doNotCall: false } });
  expect(body.gift).not.toHaveProperty('senderName');
  expect(body).not.toHaveProperty('address');
});

test('a quote is requested for what it depends on, and typing a greeting requests one once', () => {
  const typing = ['S', 'Sö', 'Söýgüli', '💐'].map((message) => quoteInput({ ...form, message }, lines, 7));
  expect(new Set(typing.map((input) => JSON.stringify(input))).size).toBe(1);
  expect(quoteInput({ ...form, message: '💐' }, lines, 7).gift?.message?.isWellFormed()).toBe(true);
  expect(quoteInput({ ...form, message: ' ' }, lines, 7)).toEqual(quoteInput(form, lines, 7));
  expect(quoteInput({ ...form, otherName: 'B', comment: 'x' }, lines, 7)).toEqual(quoteInput(form, lines, 7));
});

test('the same order keeps its idempotency key through every attempt, another order gets another one', () => {
  let ids = 0;
  const newId = () => `key-${++ids}`;
  const fresh = { owner: null, form: {}, key: 'key-0', sent: null };
  const body = orderBody(form, lines, address, 5000);
  const first = withKeyFor(fresh, body, newId);
  expect(first.key).toBe('key-0');
  expect(withKeyFor(first, body, newId).key).toBe('key-0');
  expect(withKeyFor(first, { ...body, expectedTotal: 6000 }, newId).key).toBe('key-1');
});

test('a time is sent as chosen, also where the recipient is asked for the address', () => {
  const sent = (more: Partial<OrderForm>, to: typeof address | null = address) => {
    const body = orderBody({ ...form, ...more }, lines, to, 5000);
    const { delivery, slot, day, place, recipientAsks, ask } = body;
    return { delivery, slot, day, place, recipientAsks, ask };
  };
  const day = '2027-03-08';
  expect(sent({ day })).toEqual({ delivery: 'STANDARD', day });
  expect(sent({ day, method: 'EXPRESS' })).toEqual({ delivery: 'EXPRESS' });
  expect(sent({ day, method: 'SLOT', slot: '4-2027-03-08' })).toEqual({
    delivery: 'SLOT',
    slot: '4-2027-03-08',
  });
  const asked = { where: 'asks', place: 60, day, method: 'SLOT', slot: '4-2027-03-08' } as const;
  expect(sent(asked, null)).toEqual({
    delivery: 'SLOT',
    slot: '4-2027-03-08',
    recipientAsks: true,
    place: 60,
  });
  const standard = { delivery: 'STANDARD', recipientAsks: true, place: 60 };
  expect(sent({ ...asked, method: 'STANDARD' }, null)).toEqual({ ...standard, day });
  expect(sent({ ...asked, day: '' }, null), 'the recipient is asked for the day as well').toEqual(standard);
  expect(sent({ ...asked, method: 'EXPRESS' }, null)).toEqual(standard);
  const ask = { scope: 'anywhere' };
  expect(sent({ ...asked, anywhere: true }, null), 'nor a place').toEqual({
    ...{ delivery: 'STANDARD', recipientAsks: true, ask },
  });
  expect(quoteInput({ ...form, ...asked, anywhere: true }, lines, 60)).toMatchObject({ ask });
  expect(quoteInput({ ...form, ...asked, day: '' }, lines, 60)).toEqual({
    ...quoteInput({ ...form, method: '' }, lines, 60),
  });
  expect(quoteInput({ ...form, ...asked }, lines, 60)).toMatchObject({ delivery: 'SLOT', slot: asked.slot });
});

test('certificates alone are ordered without address, wrap or codes, and paid by card', () => {
  const certificate = [{ way: 'SMS' as const, mobile: '+99365123456' }];
  const line = { id: 7, quantity: 1, product: { id: 2, kind: 'certificate' as const }, certificate };
  const full = { ...form, message: 'Eje', wrap: 2, certificate: 'K7QM', promo: 'YAZ' };
  expect(orderBody(full, [line], null, 5000)).toEqual({
    items: [{ product: 2, option: 7, quantity: 1, certificate }],
    ...{ payment: 'ONLINE', delivery: 'NONE', expectedTotal: 5000 },
  });
  expect(quoteInput(full, [line], 7)).toMatchObject({ delivery: 'NONE' });
  const mixed = orderBody({ ...full, payment: 'ONLINE' }, [line, ...lines], address, 5000);
  expect(mixed, 'beside goods no certificate pays').toMatchObject({ promo: 'YAZ', delivery: 'STANDARD' });
  expect(mixed).not.toHaveProperty('certificate');
});

test('a recipient who is asked gets the last day, and alternatives only for the cart they were chosen for', () => {
  const asked = { ...form, where: 'asks', latestDay: '2027-03-10', alternatives: [7, 8] };
  const [line] = lines;
  const one = lines.slice(0, 1).map((first) => ({ ...first, quantity: 1 }));
  const sent = (more: Partial<OrderForm>, of = one) => orderBody({ ...asked, ...more }, of, null, 5000).ask;
  const alternativesTo = line?.id ?? 0;
  expect(sent({ alternativesTo })).toEqual({ latestDay: '2027-03-10', alternatives: [7, 8] });
  expect(sent({ alternativesTo: 99 }), 'another cart').toEqual({ latestDay: '2027-03-10' });
  const two = one.map((first) => ({ ...first, quantity: 2 }));
  expect(sent({ alternativesTo, latestDay: '' }, two)).toBeUndefined();
  expect(withAlternative([1, 2, 3], 4)).toEqual([1, 2, 3]);
  expect(withAlternative([1, 2, 3], 2)).toEqual([1, 3]);
  expect(latestDays(new Date('2027-03-01T20:00:00Z'))[0], 'it is the second in Aşgabat').toBe('2027-03-04');
});
