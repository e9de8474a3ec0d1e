import assert from 'node:assert/strict';
import { test } from 'vitest';
import { firstCheckAt, nextCheckAt } from './attempt-schedule.ts';
import type { AttemptState } from './attempt.ts';

const start = new Date(Date.UTC(2026, 10, 20, 6));
const sessionEndsAt = new Date(start.getTime() + 1_200_000);

/** Seconds from registration to each poll, until polling ends. */
function questions(answer: (at: number) => { state: AttemptState; silent?: boolean }): number[] {
  const asked: number[] = [];
  let silences = 0;
  for (let at: Date | null = firstCheckAt(start); at !== null; ) {
    const seconds = (at.getTime() - start.getTime()) / 1_000;
    asked.push(seconds);
    const { state, silent = false } = answer(seconds);
    silences = silent ? silences + 1 : 0;
    at = nextCheckAt({ state, checks: asked.length, silences, createdAt: start, sessionEndsAt }, at);
  }
  return asked;
}

const gaps = (times: readonly number[]) => times.slice(1).map((time, at) => time - (times[at] ?? 0));

test('an unpaid attempt is polled after 10, 20 and 40 seconds and then at least once a minute', () => {
  const asked = questions(() => ({ state: 'registered' })).filter((at) => at < 1_800);
  assert.deepEqual(asked.slice(0, 5), [10, 30, 70, 115, 160]);
  assert.ok(Math.max(...gaps(asked)) <= 45);
});

test('after the page has expired polling becomes rarer, and ends on the third day', () => {
  const asked = questions((at) => ({ state: at > 1_200 ? 'expired' : 'registered' }));
  const soon = gaps(asked.filter((at) => at > 1_900 && at < 3 * 3_600));
  assert.ok(soon.every((gap) => gap === 240));
  const firstDay = gaps(asked.filter((at) => at > 3 * 3_600 && at < 86_400));
  assert.ok(firstDay.every((gap) => gap === 600));
  const later = gaps(asked.filter((at) => at >= 86_400));
  assert.ok(later.every((gap) => gap === 3_600));
  assert.ok((asked.at(-1) ?? 0) >= 72 * 3_600 && (asked.at(-1) ?? 0) <= 73 * 3_600);
});

test('a bank that did not answer is polled again within a minute for a whole day, so everything settles when it is back', () => {
  const asked = questions(() => ({ state: 'expired', silent: true })).filter((at) => at < 86_400);
  assert.ok(Math.max(...gaps(asked)) <= 45);
});

test('a final attempt is not polled', () => {
  for (const state of ['paid', 'failed', 'reversed', 'refunded'] as const)
    assert.equal(
      nextCheckAt({ state, checks: 1, silences: 0, createdAt: start, sessionEndsAt }, start),
      null,
    );
});
