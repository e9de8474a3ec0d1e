import { expect, test } from 'vitest';
import { meetingOf } from './order-body.ts';
import {
  cardsFor,
  cardsWith,
  findFaults,
  findOrderFaults,
  initialForm,
  type OrderForm,
  readForm,
  withMethod,
} from './order-form.ts';

/** Faults as shown to a guest. */
const faultsOf = (form: OrderForm) => findFaults(form, meetingOf(form, undefined, null));

const filled: OrderForm = {
  ...initialForm(),
  otherName: 'Aýna',
  otherPhone: '65123456',
  where: '3',
  method: 'STANDARD',
  giftSeen: true,
  payment: 'ONLINE',
  bank: 'HALK',
};

test('an empty order has faults on each of its five cards', () => {
  expect(cardsWith(faultsOf(initialForm()))).toEqual(['recipient', 'where', 'when', 'gift', 'payment']);
  expect(faultsOf(filled)).toEqual({});
});

test('only the chosen kind of recipient is validated', () => {
  expect(faultsOf({ ...filled, forWhom: 'me' })).toEqual({ name: 'faultName', phone: 'faultPhone' });
  expect(faultsOf({ ...filled, otherPhone: '12345678' })).toEqual({ otherPhone: 'faultPhone' });
  expect(faultsOf({ ...filled, otherPhone: '+79161234567' })).toEqual({ otherPhone: 'faultPhone' });
});

test('a new address needs its place and street, a saved one nothing', () => {
  expect(faultsOf({ ...filled, where: 'new' })).toEqual({ place: 'faultPlace', line1: 'faultLine' });
  expect(faultsOf({ ...filled, where: 'new', place: 1, line1: 'Köçe 1' })).toEqual({});
});

test('oneself cannot be asked for the own address by phone', () => {
  const mine = { ...filled, where: 'asks', name: 'A', phone: '65123456' };
  expect(faultsOf(mine)).toEqual({});
  expect(faultsOf({ ...mine, forWhom: 'me' })).toEqual({ where: 'faultWhere' });
});

test('a recipient asked for the address is asked for the time: none is required', () => {
  expect(faultsOf({ ...filled, where: 'asks', method: '' })).toEqual({});
  expect(faultsOf({ ...filled, where: 'asks', method: 'SLOT' })).toEqual({});
  const onDay = { ...filled, where: 'asks', day: '2027-03-08' };
  expect(faultsOf({ ...onDay, method: 'SLOT' }), 'a day that was chosen is kept').toEqual({
    slot: 'faultSlot',
  });
  expect(findFaults(onDay, meetingOf(onDay, undefined, null), 'lostDay')).toEqual({ day: 'lostDay' });
});

test('a delivery in a slot requires the slot, a card payment its bank', () => {
  expect(faultsOf({ ...filled, method: 'SLOT', bank: '' })).toEqual({
    slot: 'faultSlot',
    bank: 'faultBank',
  });
});

test('a time that the place does not have blocks the order, with a fault on its card', () => {
  const met = meetingOf(filled, undefined, null);
  expect(findFaults(filled, met, 'lostDay')).toEqual({ day: 'lostDay' });
  expect(cardsWith(findFaults(filled, met, 'lostExpress'))).toEqual(['when']);
  expect(findFaults({ ...filled, where: 'asks' }, met, 'lostDay')).toEqual({});
});

test('a day survives a change of the delivery method', () => {
  const tomorrow = { ...filled, day: '2026-11-21' };
  expect(withMethod(tomorrow, 'SLOT', null)).toEqual({ method: 'SLOT', day: '2026-11-21', slot: '' });
  expect(withMethod(tomorrow, 'EXPRESS', null).day).toBe('');
  expect(withMethod(tomorrow, 'SLOT', 'lostDay').day).toBe('');
});

test('the recipient of a gift does not pay for it', () => {
  for (const payment of ['CASH', 'TERMINAL'] as const) {
    expect(faultsOf({ ...filled, payment })).toEqual({ payment: 'faultPayment' });
    const mine = { ...filled, payment, forWhom: 'me' as const, name: 'A', phone: '65123456', wrap: 1 };
    expect(faultsOf(mine)).toEqual({});
    const asked = meetingOf(mine, undefined, '+99361000001');
    expect(findFaults(mine, asked), 'another number than the one that buys').toEqual({
      payment: 'faultPayment',
    });
  }
});

test('wrap and greeting must be seen before ordering', () => {
  expect(faultsOf({ ...filled, giftSeen: false })).toEqual({ giftSeen: 'faultGift' });
});

test('a stored order is read field by field, and invalid fields are reset', () => {
  const stored = { ...filled, message: 7, anonymous: 'yes', place: '5', wrap: 2, other: 'x' };
  expect(readForm(stored)).toEqual({ ...filled, wrap: 2 });
  expect(readForm({})).toEqual(initialForm());
});

const unit = {
  ...{ way: 'SMS' as const, mobile: '', day: '', name: '', message: '', giver: '', design: 'plain' as const },
  ...{ option: 7, at: 0, units: 1, face: 10_000, title: { tm: '', ru: '' } },
};
const told = { meeting: meetingOf(filled, undefined, null), lost: null };

test('certificates alone require a number and a card, not an address or a day', () => {
  const digital = { units: [unit], isDigital: true };
  expect(cardsFor(digital)).toEqual(['certificates', 'payment']);
  expect(findOrderFaults(initialForm(), told, digital)).toEqual({
    certificates: 'faultCertificates',
    payment: 'faultPayment',
  });
  const ready = { ...digital, units: [{ ...unit, mobile: '65123456' }] };
  expect(findOrderFaults({ ...initialForm(), payment: 'ONLINE', bank: 'HALK' }, told, ready)).toEqual({});
  const linked = { ...digital, units: [{ ...unit, mobile: '65123456', giver: 'sowgat.tm' }] };
  expect(findOrderFaults({ ...initialForm(), payment: 'ONLINE', bank: 'HALK' }, told, linked)).toEqual({
    certificates: 'faultGiver',
  });
  expect(findOrderFaults({ ...initialForm(), payment: 'CASH' }, told, ready)).toEqual({
    payment: 'faultPayment',
  });
});

test('a certificate together with goods requires both', () => {
  const mixed = { units: [unit], isDigital: false };
  expect(cardsFor(mixed)).toEqual(['recipient', 'where', 'when', 'gift', 'certificates', 'payment']);
  expect(findOrderFaults(filled, told, mixed)).toEqual({ certificates: 'faultCertificates' });
  expect(findOrderFaults(filled, told, { units: [], isDigital: false })).toEqual({});
  expect(cardsFor({ units: [], isDigital: false })).not.toContain('certificates');
});

test('a stored field of another type, or with a word of another release, is reset alone', () => {
  const fresh = initialForm() as Record<string, unknown>;
  const stored = { ...filled, line1: 'Köçe 1', alternatives: [1] };
  expect(readForm(stored)).toEqual(stored);
  for (const name of Object.keys(fresh))
    for (const damage of [undefined, null, 5.5, true, 'x', [], ['x'], {}]) {
      const read = readForm({ ...stored, [name]: damage }) as Record<string, unknown>;
      expect({ ...read, [name]: null }, name).toEqual({ ...stored, [name]: null });
      const kinds = [typeof read[name], Array.isArray(read[name]), read[name] === null];
      const was = [typeof fresh[name], Array.isArray(fresh[name]), fresh[name] === null];
      expect(kinds, `${name} as ${JSON.stringify(damage)}`).toEqual(was);
    }
  for (const name of ['forWhom', 'method', 'payment', 'bank', 'likeLast'] as const)
    expect(readForm({ ...filled, [name]: 'PIGEON' })[name], name).toBe(fresh[name]);
  expect(readForm({ ...filled, alternatives: ['x'] }).alternatives).toEqual([]);
});
