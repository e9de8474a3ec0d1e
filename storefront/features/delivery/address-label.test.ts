import { expect, test } from 'vitest';
import { addressWords, labelText, nameChoice } from './address-label.ts';

const place = (id: number, tm: string, ru: string) => ({
  ...{ id, region: 'AG' as const, title: { tm, ru }, aliases: [] },
});
const zones = [
  {
    ...{
      id: 'Z1',
      title: { tm: 'Z', ru: 'Z' },
      fee: 0,
      freeFrom: null,
      minimum: 0,
      expressFee: null,
      expressMinutes: 60,
    },
    places: [
      place(1, 'Aşgabat (etrabyny bilemok)', 'Ашхабад (район не знаю)'),
      place(2, 'Berkararlyk etraby', 'этрап Беркарарлык'),
    ],
  },
];
const street = { line1: 'Görogly 12', line2: '', landmark: 'bazaryň ýany' };

test('a saved address has its city before the district, and the city once where the district is unknown', () => {
  expect(addressWords({ place: 2, ...street }, zones, 'ru')).toBe(
    'Ашхабад, этрап Беркарарлык, Görogly 12, bazaryň ýany',
  );
  expect(addressWords({ place: 1, ...street }, zones, 'tm')).toBe('Aşgabat, Görogly 12, bazaryň ýany');
  expect(addressWords({ place: 2, line1: 'Görogly 12' }, undefined, 'tm'), 'zones not loaded').toBe(
    'Görogly 12',
  );
});

test('a label that is a question has no colon before the choice', () => {
  expect(nameChoice('Город или этрап', 'Мары')).toBe('Город или этрап: Мары');
  expect(nameChoice('В каком городе получатель?', 'Мары')).toBe('В каком городе получатель? Мары');
});

test('an address is named by its label; "other" is no name', () => {
  const named = (label: string) => labelText(label, ((key: string) => key) as never);
  expect(['home', 'Бабушка', 'other', ''].map(named)).toEqual(['home', 'Бабушка', '', '']);
});
