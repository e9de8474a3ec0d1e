import { expect, test } from 'vitest';
import type { DeliveryChoice } from '#contract/delivery/shop.ts';
import { findLostTime } from './lost-time.ts';

const slot = (id: string, state: 'open' | 'full') => ({ id, from: '10:00', to: '12:00', left: 3, state });
const mary: DeliveryChoice = {
  place: 60,
  standard: {
    ...{ fee: 7_000, freeFrom: null, minimum: 0 },
    soonest: '2026-11-23',
    days: ['2026-11-23', '2026-11-24'],
  },
  express: null,
  days: [
    { day: '2026-11-23', isPeak: false, slots: [slot('3-2026-11-23', 'open'), slot('4-2026-11-23', 'full')] },
  ],
};
const standard = (day: string) => ({ method: 'STANDARD' as const, day, slot: '' });
const window = (day: string, rule: number) => ({ method: 'SLOT' as const, day, slot: `${rule}-${day}` });

test('a day is kept wherever it has delivery, and is lost elsewhere', () => {
  expect(findLostTime(standard('2026-11-24'), mary, false)).toBeNull();
  expect(findLostTime(standard('2026-11-21'), mary, false)).toBe('lostDay');
  expect(findLostTime(standard(''), mary, false)).toBeNull();
});

test('a slot is kept where the place has it open', () => {
  expect(findLostTime(window('2026-11-23', 3), mary, false)).toBeNull();
  expect(findLostTime(window('2026-11-23', 4), mary, false)).toBe('lostSlot');
  expect(findLostTime(window('2026-11-23', 1), mary, false)).toBe('lostSlot');
});

test('express delivery is lost where there is none', () => {
  expect(findLostTime({ method: 'EXPRESS', day: '', slot: '' }, mary, false)).toBe('lostExpress');
  const express = { fee: 4_500, minutes: 60, by: '12:15', until: '17:00' };
  expect(findLostTime({ method: 'EXPRESS', day: '', slot: '' }, { ...mary, express }, false)).toBeNull();
});

test('a day after the loaded ones needs a request of its own', () => {
  expect(findLostTime(standard('2027-01-10'), mary, false)).toBeNull();
  const none = { ...mary, standard: { ...mary.standard, days: [] }, days: [] };
  expect(findLostTime(standard('2027-01-10'), none, true)).toBe('lostDay');
});
