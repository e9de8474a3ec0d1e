import { expect, test, vi } from 'vitest';
import { waitInLine } from './semaphore.ts';

test('eight are served at once, the others in the order they came', async () => {
  const node = {};
  const served: number[] = [];
  let busy = 0;
  let most = 0;
  await Promise.all(
    Array.from({ length: 60 }, (_, at) =>
      waitInLine(node, async () => {
        served.push(at);
        most = Math.max(most, ++busy);
        await new Promise((resolve) => setImmediate(resolve));
        busy -= 1;
        if (at % 7 === 0) throw new Error('a refusal frees the counter too');
      }).catch(() => undefined),
    ),
  );
  expect(most).toBe(8);
  expect(served).toEqual(Array.from({ length: 60 }, (_, at) => at));
  expect(await waitInLine(node, async () => 'next')).toBe('next');
});

test('a line that does not move, or is too long, lets people go', async () => {
  vi.useFakeTimers();
  try {
    const node = {};
    let open: () => void = () => undefined;
    const closed = new Promise<void>((resolve) => {
      open = resolve;
    });
    const inside = Array.from({ length: 8 }, () => waitInLine(node, () => closed));
    const waiting = Array.from({ length: 250 }, () => waitInLine(node, async () => 'served').catch(String));
    await expect(waitInLine(node, async () => 'served')).rejects.toMatchObject({ code: 'server.busy' });
    await vi.advanceTimersByTimeAsync(8_000);
    expect(new Set(await Promise.all(waiting))).toEqual(new Set(['Error: server.busy']));
    open();
    await Promise.all(inside);
    expect(await waitInLine(node, async () => 'served')).toBe('served');
  } finally {
    vi.useRealTimers();
  }
});
