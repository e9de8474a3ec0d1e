import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lastIndexWhere, lastOf } from './last-of.ts';

test('the last element, and the last one that fits, are those of the language', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 5 })), (list) => {
      expect(lastOf(list)).toBe(list.at(-1));
      expect(lastIndexWhere(list, (one) => one > 3)).toBe(list.findLastIndex((one) => one > 3));
    }),
  );
});
