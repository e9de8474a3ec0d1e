import { AsyncLocalStorage } from 'node:async_hooks';
import { EventEmitter } from 'node:events';
import { setImmediate as nextRound } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { takeTurns } from './take-turns.ts';
import { watchOthers } from './watch-others.ts';

const limits = { mostAtOnce: 2, workMs: 300, maxWaitMs: 1_000, longest: 8 };

/** Requests of a name and a number; `begun` are those whose turn has come. */
function openLines(look = (): unknown => undefined) {
  const others = watchOthers();
  const take = takeTurns(limits, others);
  const begun: string[] = [];
  const saw: unknown[] = [];
  const come = (address: string, number: number) => {
    const work = new EventEmitter();
    const begin = () => {
      begun.push(`${address}${number}`);
      saw.push(look());
    };
    others.note(address);
    take({ address, work, begin });
    return work;
  };
  return { begun, saw, come };
}

test('one address alone has no limit', () => {
  const { begun, come } = openLines();
  for (let number = 0; number < 64; number += 1) come('a', number);
  expect(begun).toHaveLength(64);
});

test('beside others one address has a few at a time, and the others do not wait for its line', async () => {
  const { begun, come } = openLines();
  come('b', 0);
  const works = [1, 2, 3, 4].map((number) => come('a', number));
  come('b', 1);
  expect(begun).toEqual(['b0', 'a1', 'a2', 'b1']);
  works[0]?.emit('close');
  await nextRound();
  await nextRound();
  expect(begun.slice(4)).toEqual(['a3']);
});

test('one that is lost while it waits never begins, and keeps no other from its turn', async () => {
  const { begun, come } = openLines();
  come('b', 0);
  const works = [1, 2, 3, 4].map((number) => come('a', number));
  works[2]?.emit('close');
  works[0]?.emit('close');
  await nextRound();
  expect(begun).toEqual(['b0', 'a1', 'a2', 'a4']);
});

test('a line has a length: what comes when it is full begins at once, and is shed by load', () => {
  const { begun, come } = openLines();
  come('b', 0);
  for (let number = 1; number <= 12; number += 1) come('a', number);
  expect(begun).toEqual(['b0', 'a1', 'a2', 'a11', 'a12']);
});

test('a turn does not begin as a part of the request that made room for it', async () => {
  const scope = new AsyncLocalStorage<string>();
  const { come, saw } = openLines(() => scope.getStore());
  come('b', 0);
  const first = scope.run('first', () => come('a', 1));
  scope.run('second', () => come('a', 2));
  scope.run('third', () => come('a', 3));
  scope.run('first', () => first.emit('close'));
  await nextRound();
  expect(saw).toEqual([undefined, 'first', 'second', 'third']);
});

test('what waits for a bank takes no place, and nobody waits longer than a second', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'performance'] });
  try {
    const { begun, come } = openLines();
    come('b', 0);
    for (let number = 1; number <= 6; number += 1) come('a', number);
    await vi.advanceTimersByTimeAsync(299);
    expect(begun).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(2);
    expect(begun).toEqual(['b0', 'a1', 'a2', 'a3', 'a4']);
    await vi.advanceTimersByTimeAsync(700);
    expect(begun).toHaveLength(7);
  } finally {
    vi.useRealTimers();
  }
});
