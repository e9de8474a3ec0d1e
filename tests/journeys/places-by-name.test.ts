// Searches for every place of the demonstration shop, as people type them.
import { expect, test } from 'vitest';
import { knownPlaces as known } from '#server/features/delivery/known-places/known-places.ts';
import { findPlaces, indexPlaces } from '#storefront/features/delivery/find-places.ts';

const everywhere = indexPlaces([
  {
    ...{
      id: 'Z',
      title: { tm: 'Z', ru: 'Z' },
      fee: 0,
      freeFrom: null,
      minimum: 0,
      expressFee: null,
      expressMinutes: 60,
    },
    places: known.map(({ region, title, aliases }, at) => ({
      id: at + 1,
      region,
      title,
      aliases: [...aliases],
    })),
  },
]);
const first = (query: string) => findPlaces(everywhere, query, null)[0]?.title.tm;

test('a city is found by its name in any spelling, before its quarters, which follow', () => {
  for (const query of ['Aşgabat', 'ashgabat', 'ASGABAT', 'Ашхабад', 'ашгабат', 'ашхаб', 'Aşhabat']) {
    const found = findPlaces(everywhere, query, null);
    expect(found[0]?.title.tm, query).toBe('Aşgabat (etrabyny bilemok)');
    expect(new Set(found.map(({ region }) => region)), query).toEqual(new Set(['AG']));
    expect(found.length, query).toBe(known.filter(({ region }) => region === 'AG').length);
  }
  for (const query of ['Mary', 'мары', 'мер', 'mari']) expect(first(query), query).toBe('Mary şäheri');
  expect(first('Аркадаг')).toBe('Arkadag (etrabyny bilemok)');
  expect(first('Ташауз')).toBe('Daşoguz şäheri');
  expect(first('чарджоу')).toBe('Türkmenabat şäheri');
  expect(first('лебап')).toBe('Türkmenabat şäheri');
  expect(first('Ахалский велаят')).toBe('Änew şäheri');
});

test('one slip is forgiven, and only when nothing has the name as it was typed', () => {
  const parahat = Array.from({ length: 8 }, (_, at) => `Parahat ${at + 1}`);
  const found = (query: string) => findPlaces(everywhere, query, null).map(({ title }) => title.tm);
  expect(found('Паракат')).toEqual(parahat);
  expect(found('prahat')).toEqual(parahat);
  expect(first('Ашхобад')).toBe('Aşgabat (etrabyny bilemok)');
  expect(first('turkmenbaşi')).toBe('Türkmenbaşy şäheri');
  expect(first('balkanobat')).toBe('Balkanabat şäheri');
  for (const query of ['Moskwa', 'Стамбул', 'zz']) expect(found(query), query).toEqual([]);
});
