import { expect, test, vi } from 'vitest';
import { openGate } from '../../../tests/support/requests/open-gate.ts';

const search = '/api/product/list/?q=rose';
const from = (address: string) => ({ 'x-from': address });

test.each([
  ['GET', search],
  ['POST', '/api/auth/sign-in/'],
  ['GET', '/product/1'],
  ['POST', '/api/order/quote/'],
])(
  '256 requests of one address for %s %s, none of them answered, refuse nobody else anything',
  async (method, url) => {
    vi.useFakeTimers();
    try {
      let waiting = 0;
      using gate = openGate(() => waiting);
      for (let times = 0; times < 256; times += 1)
        waiting += Number(gate.come(method, url, from('one')).isIn);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(gate.come('GET', search, from('one')).isIn, 'the one is shed first').toBe(false);
      const others = Array.from({ length: 20 }, (_, n) => [
        gate.come('GET', search, from(`other ${n}`)).isIn,
        gate.come('GET', '/product/1', from(`other ${n}`)).isIn,
      ]);
      expect(others.flat().every(Boolean)).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  },
);

test('a crowd of many addresses is too much for a node, whoever has most under way', async () => {
  using gate = openGate();
  for (let n = 0; n < 120; n += 1) gate.come('POST', '/api/order/quote/', from(`visitor ${n}`));
  expect(gate.come('GET', search, from('newcomer')).isIn).toBe(false);
  expect(gate.come('GET', '/product/1', from('newcomer')).isIn).toBe(true);
});

test('of three that load the node, the heaviest is refused while the others are let in', () => {
  using gate = openGate();
  const load = { heavy: 90, middle: 20, light: 2 };
  for (const [address, times] of Object.entries(load))
    for (let n = 0; n < times; n += 1) gate.come('POST', '/api/order/quote/', from(address));
  const isIn = (address: string) => gate.come('GET', search, from(address)).isIn;
  expect([isIn('heavy'), isIn('middle'), isIn('light'), isIn('new')]).toEqual([false, true, true, true]);
});

test('the pace is learned from what was served, not from refusals of a limit', async () => {
  vi.useFakeTimers();
  try {
    using gate = openGate();
    const keep = () =>
      Array.from({ length: 60 }, (_, n) => gate.come('POST', '/api/order/quote/', from(`${n}`)));
    let making = keep();
    for (let ticks = 0; ticks < 30; ticks += 1) {
      for (const { response } of making) {
        response.statusCode = 429;
        response.emit('close');
      }
      making = keep();
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(gate.come('GET', search, from('new')).isIn, 'many refusals, and nothing served').toBe(false);
  } finally {
    vi.useRealTimers();
  }
});

test('what is in memory is answered from there instead of being refused', () => {
  const inMemory = new Map([
    ['/api/product/home-info/', 'sent'],
    ['/shop', 'kept'],
  ] as const);
  using gate = openGate(() => 0, { memory: ({ url }) => inMemory.get(url as '/shop') ?? 'empty' });
  for (let times = 0; times < 290; times += 1) gate.come('POST', '/api/order/quote/');
  const { isIn, response } = gate.come('GET', '/api/product/home-info/');
  expect([isIn, response.said]).toEqual([false, []]);
  expect([gate.come('GET', '/shop').isIn, gate.come('GET', '/product/9').isIn]).toEqual([true, false]);
  expect(gate.admission.refused()).toBe(1);
});
