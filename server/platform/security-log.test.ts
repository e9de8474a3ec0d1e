import { expect, test, vi } from 'vitest';
import { createSecurityLog } from './security-log.ts';

type Line = { security: { event: string; address: string; account?: string; count?: number } };

function open() {
  vi.useFakeTimers();
  const lines: Line['security'][] = [];
  const security = createSecurityLog({ warn: (line: Line) => void lines.push(line.security) } as never);
  const note = (address: string, event: Parameters<typeof security.note>[0] = 'callback.forged') =>
    security.note(event, { outcome: 'refused' }, { reqId: 'one', address });
  return { lines, security, note, [Symbol.dispose]: () => void vi.useRealTimers() };
}

test('100,000 events of one kind and address in a minute leave at most sixty lines, the last says how many', () => {
  using opened = open();
  const { lines, security, note } = opened;
  for (let times = 0; times < 1_000; times += 1) {
    for (let each = 0; each < 100; each += 1) note('10.0.0.1');
    vi.advanceTimersByTime(60);
  }
  vi.advanceTimersByTime(3_000);
  expect(lines.length).toBeLessThanOrEqual(60);
  expect(lines.length).toBeGreaterThan(30);
  expect(lines.at(-1)).toMatchObject({ event: 'callback.forged', address: '10.0.0.1', count: 100_000 });
  expect(security.counts().get('callback.forged')).toBe(100_000);
});

test('the first event of another address or of another kind has its own line at once', () => {
  using opened = open();
  const { lines, note } = opened;
  for (let times = 0; times < 5_000; times += 1) note('2001:db8:1:2::1');
  for (let times = 0; times < 5_000; times += 1) note(`2001:db8:1:2::${times.toString(16)}`);
  expect(lines).toHaveLength(30);
  note('10.0.0.2');
  note('2001:db8:1:2::1', 'limit.reached');
  expect(lines.slice(30)).toMatchObject([
    { event: 'callback.forged', address: '10.0.0.2' },
    { event: 'limit.reached', address: '2001:db8:1:2::1' },
  ]);
  expect(lines.at(-1)?.count).toBe(undefined);
});

test('a burst that ends is told within seconds, and the next minute begins anew', () => {
  using opened = open();
  const { lines, note } = opened;
  for (let times = 0; times < 50; times += 1) note('10.0.0.1');
  expect(lines).toHaveLength(30);
  vi.advanceTimersByTime(3_000);
  expect(lines.slice(30)).toMatchObject([{ count: 50 }]);
  vi.advanceTimersByTime(60_000);
  note('10.0.0.1');
  expect([lines.length, lines.at(-1)?.count]).toEqual([32, undefined]);
});

test('what was counted is written when the shop stops', async () => {
  using opened = open();
  const { lines, security, note } = opened;
  for (let times = 0; times < 40; times += 1) note('10.0.0.1');
  await security.close();
  expect(lines.at(-1)?.count).toBe(40);
});

test('very many addresses share lines, so that memory and log are bounded', () => {
  using opened = open();
  const { lines, security, note } = opened;
  for (let n = 0; n < 20_000; n += 1) note(`10.${n % 250}.${Math.floor(n / 250)}.1`);
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(3_000);
  expect(lines.length).toBeLessThan(1_100);
  expect(lines.at(-1)).toMatchObject({ address: 'others', count: 19_000 });
  expect(security.counts().get('callback.forged')).toBe(20_000);
  vi.advanceTimersByTime(60_000);
  note('10.200.200.200');
  expect(lines.at(-1)?.address).toBe('10.200.200.200');
});
