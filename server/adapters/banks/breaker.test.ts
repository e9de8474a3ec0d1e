import { expect, test } from 'vitest';
import { createBreaker } from './breaker.ts';

function startBreaker() {
  let at = 0;
  const breaker = createBreaker(() => new Date(at));
  return { breaker, advance: (ms: number) => void (at += ms) };
}

test('four failures in a row are forgiven, the fifth opens the breaker', () => {
  const { breaker } = startBreaker();
  for (let n = 0; n < 4; n += 1) breaker.failed();
  expect(breaker.ask()).toBe('call');
  breaker.failed();
  expect(breaker.ask()).toBe('refuse');
});

test('half of the last twenty calls failing opens it too', () => {
  const { breaker } = startBreaker();
  for (let n = 0; n < 9; n += 1) {
    breaker.failed();
    breaker.succeeded();
  }
  breaker.succeeded();
  expect(breaker.ask()).toBe('call');
  breaker.failed();
  expect(breaker.ask()).toBe('refuse');
});

test('an open breaker lets one probe through every ten seconds', () => {
  const { breaker, advance } = startBreaker();
  for (let n = 0; n < 5; n += 1) breaker.failed();
  advance(9_999);
  expect(breaker.ask()).toBe('refuse');
  advance(1);
  expect([breaker.ask(), breaker.ask()]).toEqual(['probe', 'refuse']);
});

test('a failed probe keeps it open, a good one closes it with a clean memory', () => {
  const { breaker, advance } = startBreaker();
  for (let n = 0; n < 5; n += 1) breaker.failed();
  advance(10_000);
  breaker.ask();
  breaker.failed();
  expect(breaker.ask()).toBe('refuse');
  advance(10_000);
  expect(breaker.ask()).toBe('probe');
  breaker.succeeded();
  for (let n = 0; n < 4; n += 1) breaker.failed();
  expect(breaker.ask()).toBe('call');
});

test('a probe that was never reported does not keep the bank shut for ever', () => {
  const { breaker, advance } = startBreaker();
  for (let n = 0; n < 5; n += 1) breaker.failed();
  advance(10_000);
  breaker.ask();
  advance(10_000);
  expect(breaker.ask()).toBe('probe');
});

test('a bank that asked for a pause is not called until it is over', () => {
  const { breaker, advance } = startBreaker();
  breaker.backOff(2_000);
  expect(breaker.ask()).toBe('refuse');
  advance(2_000);
  expect(breaker.ask()).toBe('call');
});

test('a clock that is set back keeps no bank closed until it has caught up', () => {
  const { breaker, advance } = startBreaker();
  advance(7_200_000);
  breaker.backOff(2_000);
  for (let n = 0; n < 5; n += 1) breaker.failed();
  expect(breaker.ask()).toBe('refuse');
  advance(-3_600_000);
  expect(breaker.ask()).toBe('probe');
  breaker.succeeded();
  expect(breaker.ask()).toBe('call');
});
