import { expect, test } from 'vitest';
import { phone } from './phone.ts';

test('a number of Turkmenistan is grouped, anything else stays as it is', () => {
  for (const number of ['+99365123456', '99365123456', '+993 65 123456', '+993 65 12-34-56'])
    expect(phone(number)).toBe('+993\u00a065\u00a012-34-56');
  expect(phone('+993 12 001515')).toBe('+993\u00a012\u00a000-15-15');
  expect(['0800', '', '+79161234567'].map(phone)).toEqual(['0800', '', '+79161234567']);
});
