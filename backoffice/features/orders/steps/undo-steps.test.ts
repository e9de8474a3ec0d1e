import { expect, test } from 'vitest';
import { withoutUndo } from './undo-steps.ts';

test('an order that has moved on is no longer undone with the others of its lane', () => {
  const lane = { ids: ['a', 'b'], step: 'prepare', until: 1 } as const;
  const one = { ids: ['c'], number: 'S-3', step: 'confirm', until: 2 } as const;
  expect(withoutUndo([lane, one], ['b'])).toEqual([{ ...lane, ids: ['a'] }, one]);
  expect(withoutUndo([lane, one], ['a', 'b'])).toEqual([one]);
});
