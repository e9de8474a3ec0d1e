import { expect, test } from 'vitest';
import { needKinds, needOfAlarm, needsOf } from './needs.ts';

const all = needKinds.map((kind) => ({ kind })).toReversed();
const told = (role: 'owner' | 'packer' | 'editor' | 'courier') => needsOf(all, role).map(({ kind }) => kind);

test('the gravest need is first, and everybody is told only of what they may do something about', () => {
  expect(told('owner')).toEqual(needKinds);
  expect(told('packer')).toEqual(['new', 'call', 'late', 'change', 'waiting']);
  expect(told('editor')).toEqual(['reviews', 'holiday']);
  expect(told('courier')).toEqual([]);
});

test('what no line is named for is an alarm of the bank', () => {
  expect(needOfAlarm('photo-change')).toBe('change');
  expect(needOfAlarm('amount-mismatch')).toBe('bank');
});
