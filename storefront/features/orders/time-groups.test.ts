import { expect, test } from 'vitest';
import type { OrderTimes } from '#contract/checkout/shop.ts';
import { shownTime, timeGroups } from './time-groups.ts';

type State = OrderTimes['days'][number]['slots'][number]['state'];

const times = (morning: State, evening: State): OrderTimes => ({
  days: [
    {
      day: '2026-12-01',
      isPeak: false,
      slots: [
        { id: 'a', from: '10:00', to: '12:00', state: morning, left: 1 },
        { id: 'b', from: '18:00', to: '20:00', state: evening, left: 1 },
      ],
    },
  ],
  standard: { days: ['2026-12-01', '2026-12-02'] },
});
const groups = (...states: [State, State]) => timeGroups(times(...states), (day) => day);

test('a chosen slot or day is sent as what it is', () => {
  expect(shownTime(groups('open', 'open'), 'b')).toEqual({ delivery: 'SLOT', slot: 'b' });
  expect(shownTime(groups('full', 'full'), '2026-12-02')).toEqual({
    delivery: 'STANDARD',
    day: '2026-12-02',
  });
  expect(shownTime(groups('open', 'open'), null)).toBeNull();
});

test('a chosen slot that has become full is not sent again, nor as a day', () => {
  expect(shownTime(groups('full', 'open'), 'a')).toBeNull();
  expect(shownTime(groups('full', 'full'), 'a')).toBeNull();
});
