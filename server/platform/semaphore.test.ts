import { expect, test, vi } from 'vitest';
import { createSemaphore } from './semaphore.ts';

const options = { permits: 8, longestQueue: 250, maxWaitMs: 8_000 };

function openGate() {
  let open: () => void = () => undefined;
  const closed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { closed, open };
}

test('eight are served at once, the others in the order they came', async () => {
  const semaphore = createSemaphore(options);
  const served: number[] = [];
  let busy = 0;
  let most = 0;
  await Promise.all(
    Array.from({ length: 60 }, (_, at) =>
      semaphore(async () => {
        served.push(at);
        most = Math.max(most, ++busy);
        await new Promise((resolve) => setImmediate(resolve));
        busy -= 1;
        if (at % 7 === 0) throw new Error('a refusal gives the permit back too');
      }).catch(() => undefined),
    ),
  );
  expect(most).toBe(8);
  expect(served).toEqual(Array.from({ length: 60 }, (_, at) => at));
  expect(await semaphore(async () => 'next')).toBe('next');
});

test('a queue that does not move, or is too long, refuses callers, and those free their places', async () => {
  vi.useFakeTimers();
  try {
    const semaphore = createSemaphore(options);
    const { closed, open } = openGate();
    const inside = Array.from({ length: 8 }, () => semaphore(() => closed));
    const waiting = Array.from({ length: 250 }, () => semaphore(async () => 'served').catch(String));
    await expect(semaphore(async () => 'served')).rejects.toMatchObject({ code: 'server.busy' });
    await vi.advanceTimersByTimeAsync(8_000);
    expect(new Set(await Promise.all(waiting))).toEqual(new Set(['Error: server.busy']));
    const later = semaphore(async () => 'served');
    open();
    await Promise.all(inside);
    expect(await later).toBe('served');
    expect(await semaphore(async () => 'served')).toBe('served');
  } finally {
    vi.useRealTimers();
  }
});

test('work that has begun is never called busy, however long it takes, and keeps its permit', async () => {
  vi.useFakeTimers();
  try {
    const semaphore = createSemaphore({ ...options, permits: 1 });
    const first = openGate();
    const second = openGate();
    const said: string[] = [];
    const one = semaphore(() => first.closed).then(() => said.push('one'));
    const two = semaphore(() => second.closed).then(() => said.push('two'));
    await vi.advanceTimersByTimeAsync(7_000);
    first.open();
    await one;
    // The second call is running, longer than `maxWaitMs`; a call waiting behind it would time out as well.
    await vi.advanceTimersByTimeAsync(7_500);
    const three = semaphore(async () => said.push('three'));
    await vi.advanceTimersByTimeAsync(7_000);
    expect(said).toEqual(['one']);
    second.open();
    await Promise.all([two, three]);
    expect(said.toSorted()).toEqual(['one', 'three', 'two']);
  } finally {
    vi.useRealTimers();
  }
});
