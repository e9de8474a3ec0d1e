import * as v from 'valibot';
import { expect, test } from 'vitest';
import { initialDate, nameLeads, personBody, personSchema, personValues } from './person-form.ts';

test('the recipient of a gift is kept with what its giver has written', () => {
  const address = { place: 7, line1: 'Bitarap Türkmenistan şaýoly 12', landmark: 'bazaryň ýany' };
  const values = personValues(undefined, { name: 'Aýna', mobile: '+99365123456', addresses: [address] });
  expect(personBody(values)).toMatchObject({ name: 'Aýna', mobile: '+99365123456', addresses: [address] });
  expect(personBody(personValues(undefined, { name: 'Aýna', mobile: '', addresses: [] }))).toMatchObject({
    ...{ name: 'Aýna', addresses: [] },
  });
});

test('a day is chosen, not proposed: nobody is born on the first of January by oversight', () => {
  const faultsOf = (date: object) => {
    const { issues = [] } = v.safeParse(personSchema, {
      ...personValues(),
      ...{ name: 'Aýna', dates: [{ ...initialDate(), ...date }] },
    });
    return issues.map(({ message }) => message);
  };
  expect(faultsOf({})).toEqual(['dayMissing']);
  expect(faultsOf({ day: '31', month: '2' })).toEqual(['dayWrong']);
  expect(faultsOf({ day: '28', month: '2' })).toEqual([]);
  expect(faultsOf({ kind: 'occasion', occasion: '3' })).toEqual([]);
});

test.each([
  ['7,2', '7 gün we 2 gün öň', 'За 7 дней и за 2 дня'],
  ['7,1', '7 gün we 1 gün öň', 'За 7 дней и за 1 день'],
  ['1', '1 gün öň', 'За 1 день'],
  ['2,14,5', '14 gün, 5 gün we 2 gün öň', 'За 14 дней, за 5 дней и за 2 дня'],
])('reminders are named with a form for each number (%s)', (leads, tm, ru) => {
  expect(nameLeads(leads, 'tm')).toBe(tm);
  expect(nameLeads(leads, 'ru')).toBe(ru);
});
