import { expect, test } from 'vitest';
import {
  accessSeconds,
  idleSeconds,
  isSessionOver,
  outlivesRefresh,
  customerSessionSeconds,
} from './session.ts';

const at = (days: number) => new Date(Date.UTC(2026, 10, 20) + days * 86_400_000);

test('a session ends at its date, by idleness and when revoked', () => {
  const live = { expiresAt: at(30), lastSeenAt: at(10), revokedAt: null };
  expect(isSessionOver(live, at(20))).toBe(false);
  expect(isSessionOver(live, at(24.1))).toBe(true);
  expect(isSessionOver({ ...live, lastSeenAt: at(29.9) }, at(30))).toBe(true);
  expect(isSessionOver({ ...live, revokedAt: at(11) }, at(11))).toBe(true);
});

test('a token lasts a quarter of an hour, a session thirty days, an idle one exactly fourteen', () => {
  expect([accessSeconds, customerSessionSeconds, idleSeconds]).toEqual([900, 2_592_000, 1_209_600]);
  const idle = { expiresAt: at(30), lastSeenAt: at(0), revokedAt: null };
  expect(isSessionOver(idle, at(14))).toBe(false);
  expect(isSessionOver(idle, new Date(at(14).getTime() + 1))).toBe(true);
});

test('a replaced token keeps its grace minute only if its own lifetime allows it', () => {
  const end = at(1);
  const before = (seconds: number) => new Date(end.getTime() - seconds * 1000);
  expect([61, 60, 59, 0, -300].map((left) => outlivesRefresh(end, before(left)))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
