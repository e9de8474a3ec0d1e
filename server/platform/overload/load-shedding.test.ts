import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test, vi } from 'vitest';
import { busyBody, priorityOf } from '#server/boot/admission.ts';
import { addressOf, openGate } from '../../../tests/support/requests/open-gate.ts';
import { createLoadShedding } from './load-shedding.ts';

test('a full node refuses searching first, then browsing, then ordering, and never a payment', () => {
  using gate = openGate();
  const isIn = (method: string, url: string) => gate.come(method, url).isIn;
  const fill = (most: number) => {
    while (gate.admission.inFlight() < most) gate.come('POST', '/api/order/bank-callback/HALK/');
  };
  const tries = () => [
    isIn('GET', '/api/product/list/?q=rose'),
    isIn('GET', '/product/1'),
    isIn('POST', '/api/order/order-create/'),
    isIn('GET', '/api/order/check-payment/x/?bank=HALK'),
    isIn('GET', '/health/ready'),
  ];
  expect(tries()).toEqual([true, true, true, true, true]);
  fill(120);
  expect(tries()).toEqual([false, true, true, true, true]);
  fill(200);
  expect(tries()).toEqual([false, false, true, true, true]);
  fill(310);
  expect(tries()).toEqual([false, false, false, true, true]);
});

test('a finished request frees capacity, and a refusal says when to retry, in the language of the caller', () => {
  using gate = openGate();
  const all = Array.from({ length: 301 }, () => gate.come('POST', '/api/order/order-create/'));
  const { isIn, response } = gate.come('POST', '/api/order/order-create/', { 'accept-language': 'ru' });
  expect([isIn, response.said[0]]).toEqual([false, 503]);
  expect(response.said[1]).toContain('retry-after');
  expect(JSON.parse(String(response.said[2]))).toMatchObject({
    response: 'error',
    code: 'server.busy',
    message: 'Магазин сейчас перегружен. Попробуйте чуть позже',
  });
  const mixed = gate.come('POST', '/api/order/order-create/', { 'accept-language': 'en-GB, ru;q=0.7' })
    .response.said[2];
  expect(JSON.parse(String(mixed)).message).toBe('Магазин сейчас перегружен. Попробуйте чуть позже');
  for (const one of all) one.response.emit('close');
  expect(gate.come('GET', '/api/product/list/').isIn).toBe(true);
});

test('requests that wait for a database connection count as well', () => {
  let waiting = 0;
  using gate = openGate(() => waiting);
  waiting = 80;
  expect(gate.come('GET', '/api/product/list/').isIn).toBe(false);
  expect(gate.come('GET', '/').isIn).toBe(true);
  waiting = 250;
  expect(gate.come('POST', '/api/order/order-create/').isIn).toBe(false);
  expect(gate.come('GET', '/metrics').isIn).toBe(true);
});

test('a crowd that comes after a quiet time is let in', async () => {
  vi.useFakeTimers();
  try {
    using gate = openGate();
    await vi.advanceTimersByTimeAsync(60_000);
    const visitors = Array.from({ length: 90 }, () => gate.come('GET', '/api/product/list/').isIn);
    expect(visitors).toEqual(visitors.map(() => true));
    // Nothing is answered for seconds: a new request would wait too long.
    await vi.advanceTimersByTimeAsync(3_000);
    expect(gate.come('GET', '/api/product/list/').isIn).toBe(false);
    expect(gate.come('POST', '/api/order/order-create/').isIn).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});

test('a moment of quiet between two crowds does not let in all of the next one', async () => {
  vi.useFakeTimers();
  try {
    using gate = openGate();
    const come = () => gate.come('GET', '/api/product/list/');
    const visitors = Array.from({ length: 60 }, come);
    await vi.advanceTimersByTimeAsync(3_000);
    // The waiting requests are answered at last, and for 300 ms there is hardly any load.
    for (const { response } of visitors.slice(0, 40)) response.emit('close');
    await vi.advanceTimersByTimeAsync(300);
    const next = Array.from({ length: 80 }, () => come().isIn);
    expect(next.filter(Boolean).length).toBeLessThan(25);
    expect(next.filter(Boolean).length).toBeGreaterThan(5);
  } finally {
    vi.useRealTimers();
  }
});

test('refusals are told once a second, with how many and how full the node was', () => {
  vi.useFakeTimers();
  const told: unknown[] = [];
  const waiting = () => 7;
  const admission = createLoadShedding({
    priorityOf,
    waiting,
    addressOf,
    refusal: busyBody,
    onRefused: (one) => told.push(one),
  });
  const request = {
    method: 'POST',
    url: '/api/order/order-create/',
    headers: {},
  } as unknown as IncomingMessage;
  const come = () => {
    const response = new EventEmitter() as unknown as ServerResponse;
    response.writeHead = () => response;
    response.end = (() => response) as never;
    admission.admits(request, response);
  };
  for (let times = 0; times < 320; times += 1) come();
  vi.advanceTimersByTime(3_000);
  for (let times = 0; times < 5; times += 1) come();
  vi.advanceTimersByTime(1_000);
  admission.stop();
  vi.useRealTimers();
  expect(told).toMatchObject([
    { refused: 19, inFlight: 301, waiting: 7 },
    { refused: 5, inFlight: 301, waiting: 7 },
  ]);
});

test('a body that does not end and an answer that nobody reads take nobody’s place', async () => {
  vi.useFakeTimers();
  try {
    using gate = openGate();
    const unfinished = Array.from({ length: 1_000 }, () =>
      gate.come('POST', '/api/order/quote/', { 'content-length': '900' }),
    );
    expect([gate.admission.inFlight(), gate.come('GET', '/api/product/list/').isIn]).toEqual([0, true]);
    const [first, second] = unfinished;
    first?.request.emit('end');
    expect(gate.admission.inFlight()).toBe(2);
    first?.response.emit('finish');
    // Answered before its body ended: receiving the rest does not count as work.
    second?.response.emit('finish');
    second?.request.emit('end');
    expect(gate.admission.inFlight()).toBe(1);
    const unread = Array.from({ length: 400 }, () => gate.come('GET', '/health/live'));
    expect(gate.come('GET', '/').isIn).toBe(false);
    for (const { response } of unread) response.headersSent = true;
    await vi.advanceTimersByTimeAsync(300);
    expect(gate.come('GET', '/').isIn).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});

test('bodies that all arrive at once are checked again against the capacity', () => {
  using gate = openGate();
  const visitors = Array.from({ length: 400 }, () =>
    gate.come('POST', '/api/order/quote/', { 'transfer-encoding': 'chunked' }),
  );
  expect(visitors.every(({ isIn }) => isIn)).toBe(true);
  const hasCapacity = visitors.map(({ request }) => {
    request.emit('end');
    return gate.admission.hasCapacityFor(request);
  });
  expect([hasCapacity[0], hasCapacity[299], hasCapacity[399]]).toEqual([true, true, false]);
});
