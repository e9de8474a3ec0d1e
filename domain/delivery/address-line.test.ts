import { expect, test } from 'vitest';
import { addressLine } from './address-line.ts';

const berkararlyk = { tm: 'Berkararlyk etraby', ru: 'этрап Беркарарлык' };
const street = { line1: 'Görogly köçesi 12', line2: '', landmark: 'bazaryň ýany' };

test('a district comes after its city, a town of a region stands alone', () => {
  expect(addressLine({ region: 'AG', placeTitle: berkararlyk, ...street }, 'ru')).toBe(
    'Ашхабад, этрап Беркарарлык, Görogly köçesi 12, bazaryň ýany',
  );
  expect(addressLine({ region: 'MR', placeTitle: { tm: 'Mary', ru: 'Мары' }, line1: 'Gülzar 3' }, 'tm')).toBe(
    'Mary, Gülzar 3',
  );
});

test('when only the city is known, the line has the city once', () => {
  const placeTitle = { tm: 'Aşgabat (etrabyny bilemok)', ru: 'Ашхабад (район не знаю)' };
  expect(addressLine({ region: 'AG', placeTitle, line1: 'Görogly 12' }, 'ru')).toBe('Ашхабад, Görogly 12');
});
