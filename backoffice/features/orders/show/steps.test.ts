import { expect, test } from 'vitest';
import { asksFirst, nextStep, waitLevelOf } from './steps.ts';

test('the next step of a new order is confirming it, not preparing it', () => {
  expect(nextStep({ actions: ['cancel', 'prepare', 'confirm'] })).toBe('confirm');
  expect(nextStep({ actions: ['take-back', 'refund'] })).toBeUndefined();
});

test('a step with payment on delivery asks for the payment; a prepaid one does not', () => {
  expect(asksFirst('deliver', { payment: 'CASH', paymentStatus: 'unpaid' })).toBe(true);
  expect(asksFirst('deliver', { payment: 'ONLINE', paymentStatus: 'paid' })).toBe(false);
  expect(asksFirst('send', { payment: 'ONLINE', paymentStatus: 'paid' })).toBe(true);
});

test('a fully refunded order asks before every step', () => {
  for (const step of ['confirm', 'prepare', 'make-ready', 'send', 'deliver'] as const)
    expect(asksFirst(step, { payment: 'ONLINE', paymentStatus: 'refunded' })).toBe(true);
  expect(asksFirst('prepare', { payment: 'ONLINE', paymentStatus: 'partly-refunded' })).toBe(false);
  expect(asksFirst('deliver', { payment: 'CASH', paymentStatus: 'partly-refunded' })).toBe(false);
});

test('the timer of a new order turns yellow after ten minutes and red after half an hour', () => {
  const since = '2026-11-21T10:00:00Z';
  const after = (minutes: number) => new Date(Date.parse(since) + minutes * 60_000);
  const order = { status: 'placed' as const, waitingSince: since };
  expect([5, 15, 31].map((minutes) => waitLevelOf(order, after(minutes)))).toEqual(['calm', 'warn', 'late']);
  expect(waitLevelOf({ ...order, status: 'delivered' }, after(9999))).toBe('calm');
});
