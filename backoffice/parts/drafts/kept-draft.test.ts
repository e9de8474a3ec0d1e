import { expect, test } from 'vitest';
import { clashOf, type Marks, readKept, writeKept } from './kept-draft.ts';

const line = { option: 2, title: { tm: 'Gül', ru: 'Роза' }, free: null as number | null };
const empty = {
  ...{ phone: '', lines: [] as (typeof line)[], picture: null as { id: string } | null },
  ...{ gift: { text: '' }, certificates: [] as string[] },
};
type Order = typeof empty;
const draft: Order = { ...empty, phone: '65 44-33-22', lines: [line] };
const now = new Date('2026-11-24T09:00:00Z');
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const none: Marks = { at: now.getTime(), hadCodes: false, isSent: false };
const write = (value: Order, marks = none) => writeKept(value, empty, marks);
const read = (text: string | null, at = now, first = empty) =>
  readKept(text, { first, rows: { lines: line }, now: at });

test('what is being written is found again for the rest of the day', () => {
  const kept = write(draft);
  expect(read(kept)).toEqual({ value: draft, ...none, hasClash: false, base: empty });
  expect(read(kept, later(11))?.value).toEqual(draft);
  expect(read(kept, later(13)), 'too old').toBeUndefined();
  expect(read(kept, later(-1)), 'the clock was set back').toBeUndefined();
  expect(read(write(draft, { ...none, isSent: true }))?.isSent).toBe(true);
});

test('codes and passwords are not stored, and nothing is where nothing was written', () => {
  const kept = write({ ...draft, certificates: ['K7QM-4RTA-9XWC'] });
  expect(kept).not.toContain('K7QM');
  expect(read(kept)).toMatchObject({ value: draft, hadCodes: true });
  const promo = { percent: 50, second: undefined as object | undefined, password: '' };
  const typed = { percent: 60, second: { login: 'maral', code: '123456' }, password: 'ak-gul' };
  const written = writeKept(typed, promo, none);
  expect(written).not.toMatch(/123456|ak-gul/);
  expect(readKept(written, { first: promo, now })).toMatchObject({
    ...{ value: { ...promo, percent: 60 }, hadCodes: true },
  });
  expect(read(write(empty))).toBeUndefined();
  expect(read(null)).toBeUndefined();
});

test('what only somebody else changed meanwhile is theirs; what both changed is said', () => {
  const kept = write({ ...draft, picture: { id: 'a' } });
  const theirs = read(kept, now, { ...empty, gift: { text: 'Gutlaýan' } });
  expect(theirs).toMatchObject({
    value: { phone: draft.phone, gift: { text: 'Gutlaýan' } },
    hasClash: false,
  });
  const both = read(kept, now, { ...empty, phone: '61 00-00-00', picture: { id: 'b' } });
  expect(both).toMatchObject({ value: { phone: draft.phone, picture: { id: 'a' } }, hasClash: true });
  expect(clashOf(both), 'nobody tells who it was').toBeUndefined();
  const seen = read(write({ ...draft, picture: { id: 'a' } }, { ...none, seen: '7' }), now, {
    ...empty,
    phone: '61 00-00-00',
  });
  expect(clashOf(seen)).toEqual({ base: empty, seen: '7' });
  expect(read(kept, now, { ...draft, picture: { id: 'a' } }), 'saved by now').toBeUndefined();
  expect(read(write({ ...draft, picture: null }), now, { ...empty, picture: { id: 'b' } })).toBeDefined();
});

test('what is damaged, or of a release with other fields, is no draft', () => {
  const kept = JSON.parse(write(draft)) as { value: object };
  const broken = [
    '{',
    '[]',
    '7',
    JSON.stringify({ ...kept, value: null }),
    JSON.stringify({ ...kept, base: undefined }),
    JSON.stringify({ ...kept, value: { ...kept.value, gift: undefined } }),
    JSON.stringify({ ...kept, value: { ...kept.value, lines: {} } }),
    JSON.stringify({ ...kept, value: { ...kept.value, lines: null } }),
    JSON.stringify({ ...kept, value: { ...kept.value, lines: [{ ...line, title: 'Gül' }] } }),
  ];
  for (const one of broken) expect(read(one), one).toBeUndefined();
});
