import { expect, test, vi } from 'vitest';
import { type ConnectionShare, shareConnections } from './share-connections.ts';

const shares = { most: 12, ofOne: 10, ofOneAmongOthers: 3, ofCodes: 4, maxWaitMs: 2_000 };
let last = 0;

/** Takes a connection for a new request, or waits for one. */
function come(share: ConnectionShare, address: string, limit?: 'codes', reqId = `request ${(last += 1)}`) {
  const one = { end: undefined as (() => void) | undefined, error: undefined as Error | undefined };
  void share.take({ reqId, route: '', address, limit }).then(
    (end) => (one.end = end),
    (error: Error) => (one.error = error),
  );
  return one;
}
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
const count = (those: { end: unknown }[]) => those.filter(({ end }) => end).length;
const many = <T>(length: number, make: (n: number) => T) => Array.from({ length }, (_, n) => make(n));

test('one address gets nearly all connections while it is alone, and a quarter beside others', async () => {
  const share = shareConnections(shares);
  const greedy = many(64, () => come(share, '10.0.0.1'));
  await settled();
  expect([count(greedy), share.waiting()]).toEqual([10, 54]);
  const others = many(2, (n) => come(share, `10.0.1.${n}`));
  await settled();
  expect(count(others)).toBe(2);
  for (const { end } of greedy) end?.();
  await settled();
  expect(count(greedy)).toBe(10 + 3);
});

test('an address is alone again when no other has asked for five seconds', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  try {
    const share = shareConnections(shares);
    come(share, '10.0.0.2');
    await settled();
    const greedy = many(20, () => come(share, '10.0.0.1'));
    await settled();
    expect(count(greedy)).toBe(3);
    vi.advanceTimersByTime(5_001);
    greedy[0]?.end?.();
    await settled();
    expect(count(greedy)).toBe(11);
  } finally {
    vi.useRealTimers();
  }
});

test('the calls of codes do not bring an address the connections that are left for others', async () => {
  const share = shareConnections(shares);
  const codes = many(10, () => come(share, '10.0.0.1', 'codes'));
  const rest = many(20, () => come(share, '10.0.0.1'));
  await settled();
  expect(count([...codes, ...rest])).toBe(10);
});

test('addresses of one network of IPv6 are one', async () => {
  const share = shareConnections(shares);
  const greedy = many(20, (n) => come(share, `2001:db8:1:2::${n}`));
  await settled();
  expect(count(greedy)).toBe(10);
});

test('the routes of codes have a third together, whoever calls, and who holds the fewest is next', async () => {
  const share = shareConnections(shares);
  const first = many(10, () => come(share, '10.0.0.1', 'codes'));
  const second = come(share, '10.0.0.2', 'codes');
  await settled();
  expect([count(first), second.end]).toEqual([4, undefined]);
  first[0]?.end?.();
  await settled();
  expect([count(first), typeof second.end]).toEqual([4, 'function']);
  const page = come(share, '10.0.0.1');
  await settled();
  expect(typeof page.end).toBe('function');
});

test('a request that holds a connection gets a second one, and jobs are limited by the pool alone', async () => {
  const share = shareConnections(shares);
  const first = come(share, '10.0.0.1', 'codes', 'the same');
  many(20, () => come(share, '10.0.0.1', 'codes'));
  const second = come(share, '10.0.0.1', 'codes', 'the same');
  await settled();
  expect([typeof first.end, typeof second.end]).toEqual(['function', 'function']);
  let jobs = 0;
  for (let times = 0; times < 12; times += 1)
    void share.take(undefined).then(
      () => (jobs += 1),
      () => undefined,
    );
  await settled();
  expect(jobs).toBe(7);
});

test('a turn ends once, and who has waited too long is told in the words of the pool', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const share = shareConnections({ ...shares, most: 1 });
    const [first, second, third] = many(3, (n) => come(share, `10.0.0.${n}`));
    await settled();
    first?.end?.();
    first?.end?.();
    await settled();
    expect([typeof second?.end, third?.end]).toEqual(['function', undefined]);
    vi.advanceTimersByTime(2_000);
    await settled();
    expect([third?.error?.message, share.waiting()]).toEqual(['timeout exceeded when trying to connect', 0]);
  } finally {
    vi.useRealTimers();
  }
});
