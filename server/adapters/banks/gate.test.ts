import { expect, test } from 'vitest';
import { createGate } from './gate.ts';

test('who comes when all places are taken waits for one', async () => {
  const gate = createGate(1, 2);
  const first = await gate.enter(1_000);
  const second = gate.enter(1_000);
  first?.();
  expect(typeof (await second)).toBe('function');
  expect(gate.inside).toBe(1);
});

test('a wait that takes too long ends without a place', async () => {
  const gate = createGate(1, 2);
  const first = await gate.enter(1_000);
  expect(await gate.enter(5)).toBe(null);
  first?.();
  expect(gate.inside).toBe(0);
});

test('a line that is too long is refused at once', async () => {
  const gate = createGate(1, 0);
  await gate.enter(1_000);
  expect(await gate.enter(1_000)).toBe(null);
});

test('giving a place back twice frees one place', async () => {
  const gate = createGate(2, 0);
  const first = await gate.enter(1_000);
  await gate.enter(1_000);
  first?.();
  first?.();
  expect(gate.inside).toBe(1);
});
