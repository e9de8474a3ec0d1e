import { expect, test } from 'vitest';
import { connectionLine, type SyncState } from './connection.ts';
import type { SyncResult } from './phone.ts';

const calm: SyncState = { result: 'done', deeds: 0, photos: 0, hasRound: true, hasIssues: false };
const word = (more: Partial<SyncState>) => connectionLine({ ...calm, ...more })?.word;

test('"everything is sent" is said only when nothing waits, and never above an error', () => {
  expect(word({})).toBe('sent');
  expect(word({ deeds: 2, photos: 1 })).toBe('waiting');
  expect(word({ photos: 1 })).toBe('photosWaiting');
  expect(word({ hasIssues: true })).toBeUndefined();
  expect(word({ result: 'offline' })).toBe('offlineNothing');
  expect(word({ result: 'offline', deeds: 3 })).toBe('offline');
  expect(word({ result: 'offline', photos: 1 }), 'a photo waits').toBe('offlinePhotos');
  expect(word({ result: 'offline', hasRound: false }), 'nothing was ever loaded').toBe('offlineNoRound');
});

test('a shop that cannot be reached is told as that, with what waits in the phone', () => {
  expect(word({ result: 'failed' })).toBe('notInStep');
  expect(connectionLine({ ...calm, result: 'failed', deeds: 4 })).toEqual({
    ...{ tone: 'bad', word: 'notInStepWaiting', n: 4 },
  });
  expect(word({ result: 'later', deeds: 4 })).toBe('later');
  expect(word({ result: 'later' })).toBe('notInStep');
  const own: (SyncResult | undefined)[] = [undefined, 'signed-out', 'revoked', 'other-courier'];
  for (const result of own)
    expect(connectionLine({ ...calm, result }), 'has a notice of its own').toBeUndefined();
});
