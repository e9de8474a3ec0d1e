import { expect, test } from 'vitest';
import { asShown } from './as-shown.ts';

test('an incomplete form can be previewed', () => {
  const empty = { tm: '', ru: '' };
  const nothing = asShown({
    title: { tm: 'Gül' },
    care: {},
    options: [{ title: null }, null],
    attributes: [{}],
  });
  expect(nothing).toMatchObject({
    title: { tm: 'Gül', ru: '' },
    description: empty,
    care: empty,
    pictures: [],
  });
  expect(nothing.options).toHaveLength(2);
  expect(nothing.attributes).toEqual([{ label: empty, value: empty }]);
});
