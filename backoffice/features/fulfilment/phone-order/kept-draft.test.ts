import { expect, test } from 'vitest';
import { emptyDraft, type PhoneOrderDraft } from './phone-order-draft.ts';
import { readKept, writeKept } from './kept-draft.ts';

const text = { tm: 'Gül', ru: 'Роза' };
const line = { product: 1, option: 2, title: text, optionTitle: text, price: 5_000, free: 3, quantity: 1 };
const draft: PhoneOrderDraft = {
  ...emptyDraft,
  ...{ phone: '65 44-33-22', lines: [line], delivery: { method: 'SLOT', slot: 's1', day: null } },
};
const now = new Date('2026-11-24T09:00:00Z');
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const mine = { staff: 7, now };
const none = { hadCodes: false, isSent: false };

test('an order that is being written is found again by whoever wrote it, for the rest of the day', () => {
  const kept = writeKept(draft, none, mine) ?? '';
  expect(readKept(kept, mine)).toEqual({ draft, ...none });
  expect(readKept(kept, { staff: 7, now: later(11) })?.draft).toEqual(draft);
  expect(readKept(kept, { staff: 7, now: later(13) }), 'too old').toBeUndefined();
  expect(readKept(kept, { staff: 7, now: later(-1) }), 'the clock was set back').toBeUndefined();
  expect(readKept(kept, { staff: 8, now }), 'of another account').toBeUndefined();
  expect(readKept(writeKept(draft, { ...none, isSent: true }, mine) ?? '', mine)?.isSent).toBe(true);
});

test('certificate codes are not stored, and nothing is where nothing was written', () => {
  const kept = writeKept({ ...draft, certificates: ['K7QM-4RTA-9XWC'] }, none, mine) ?? '';
  expect(kept).not.toContain('K7QM');
  expect(readKept(kept, mine)).toEqual({ draft, hadCodes: true, isSent: false });
  expect(writeKept(emptyDraft, none, mine)).toBeUndefined();
  expect(readKept(null, mine)).toBeUndefined();
});

test('what is damaged, or of a release with other fields, is no draft', () => {
  const kept = JSON.parse(writeKept(draft, none, mine) ?? '') as { draft: object };
  const broken = [
    '{',
    '[]',
    '7',
    JSON.stringify({ ...kept, draft: null }),
    JSON.stringify({ ...kept, draft: { ...kept.draft, gift: undefined } }),
    JSON.stringify({ ...kept, draft: { ...kept.draft, lines: {} } }),
    JSON.stringify({ ...kept, draft: { ...kept.draft, lines: [{ ...line, title: 'Gül' }] } }),
  ];
  for (const one of broken) expect(readKept(one, mine), one).toBeUndefined();
});
