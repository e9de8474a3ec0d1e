import { expect, test } from 'vitest';
import { noZone } from '../delivery/delivery.ts';
import { secondsToSmsHours } from '../notifications/sms-hours.ts';
import { orderStatuses } from '../order.ts';
import { hasMark, isBarred } from './bar.ts';
import { nextStep } from './next-step.ts';
import { pinOf } from './pin.ts';
import { mostExpensiveZone, differenceOf, reaches } from './reach.ts';
import {
  giverActionsOf,
  isRequestDue,
  isRequestOver,
  mayAnswer,
  mayExtend,
  requestCan,
  requestDueAt,
  requestMoves,
  type RequestState,
  requestStates,
  secondsUntilAskable,
} from './request.ts';

/** 24 November 2026, in Aşgabat. */
const at = (time: string) => new Date(`2026-11-24T${time}:00+05:00`);
const asked = {
  state: 'asked' as const,
  asks: 1,
  askedAt: at('10:00'),
  dueAt: requestDueAt(at('10:00'), null),
};
const hoursLater = (hours: number) => new Date(at('10:00').getTime() + hours * 3_600_000);

test('every state but the last leads on, and nothing leaves the last', () => {
  const moves = Object.values(requestMoves);
  for (const state of requestStates) {
    const leads = moves.some(({ from }) => (from as readonly string[]).includes(state));
    expect(leads, state).toBe(state !== 'closed');
  }
  expect(requestCan('answer', 'lapsed', 'recipient')).toBe(false);
  expect(requestCan('answer-by-phone', 'lapsed', 'staff')).toBe(true);
  for (const status of orderStatuses)
    expect(mayAnswer('answered', status), status).toBe(status === 'placed' || status === 'confirmed');
});

test('a request is open for three days, not beyond noon of the latest day, and a clock set back does not prolong it', () => {
  expect(requestDueAt(at('10:00'), null)).toEqual(hoursLater(72));
  expect(requestDueAt(at('10:00'), '2026-11-25')).toEqual(new Date('2026-11-25T12:00:00+05:00'));
  expect(isRequestDue(hoursLater(1), at('10:00'))).toBe(false);
  expect(isRequestDue(hoursLater(0), at('10:00'))).toBe(true);
  expect(isRequestDue(hoursLater(73), at('10:00')), 'planned by another clock').toBe(true);
});

test('nothing is sent at night; after a day comes a second SMS and no third, after three days it lapses', () => {
  const waiting = { state: 'waiting' as const, asks: 0, askedAt: null, dueAt: null };
  expect(nextStep(waiting, 'placed', at('20:59'))).toBe('ask');
  expect(nextStep(waiting, 'placed', at('21:00'))).toBeNull();
  expect(nextStep(waiting, 'awaiting-payment', at('12:00'))).toBeNull();
  expect(nextStep(asked, 'placed', hoursLater(23))).toBeNull();
  expect(nextStep(asked, 'placed', hoursLater(24))).toBe('remind');
  expect(nextStep({ ...asked, asks: 2 }, 'placed', hoursLater(48))).toBeNull();
  expect(nextStep({ ...asked, asks: 2 }, 'placed', hoursLater(72))).toBe('lapse');
  const lapsed = { ...asked, state: 'lapsed' as const };
  expect(nextStep(lapsed, 'placed', hoursLater(72))).toBe('give-up');
  expect(nextStep(lapsed, 'cancelled', hoursLater(72))).toBe('close');
  expect(nextStep(lapsed, 'expired', hoursLater(72)), 'its money may still come').toBeNull();
  expect([at('12:00'), at('08:30'), at('22:00')].map(secondsToSmsHours)).toEqual([0, 1_800, 39_600]);
});

test('a request whose latest day is more than three days away is asked like any other, and lapses at its noon', () => {
  const dueAt = new Date('2026-12-08T12:00:00+05:00');
  const waiting = { state: 'waiting' as const, asks: 0, askedAt: null, dueAt };
  expect(nextStep(waiting, 'placed', at('10:00'))).toBe('ask');
  expect(nextStep(waiting, 'placed', dueAt)).toBe('lapse');
});

test('the giver decides about an unanswered request, while the order is not prepared', () => {
  const paid = { asks: 1, isExtended: false, hasCardMoney: true, latestDay: null };
  const of = (state: 'asked' | 'lapsed' | 'declined' | 'answered', isExtended = false) =>
    giverActionsOf({ ...paid, state, isExtended }, 'placed', at('10:00'));
  expect(of('asked')).toEqual(['address', 'resend']);
  expect(of('lapsed')).toEqual(['address', 'extend', 'give-up']);
  expect(of('lapsed', true)).toEqual(['address', 'give-up']);
  expect(of('declined')).toEqual(['address', 'certificate', 'give-up']);
  expect(of('answered')).toEqual([]);
  expect(giverActionsOf({ ...paid, state: 'lapsed' }, 'preparing', at('10:00'))).toEqual([]);
  const byCertificate = { ...paid, state: 'declined' as const, hasCardMoney: false };
  const [now, placed] = [at('10:00'), 'placed'] as const;
  expect(giverActionsOf(byCertificate, placed, now), 'nothing would become one').toEqual([
    'address',
    'give-up',
  ]);
});

test('a request is not prolonged beyond noon of the latest day that the giver allowed', () => {
  const lapsed = { state: 'lapsed' as const, isExtended: false, latestDay: '2026-11-24' };
  expect([at('11:59'), at('12:00')].map((now) => mayExtend(lapsed, now))).toEqual([true, false]);
  const decided = { ...lapsed, asks: 2, hasCardMoney: true };
  expect(giverActionsOf(decided, 'placed', at('12:00'))).toEqual(['address', 'give-up']);
});

test('a gift goes where its fee suffices, and the difference of a cheaper zone is refunded', () => {
  const zone = { ...noZone, id: 'A', fee: 1_500 };
  const expensive = { ...zone, id: 'B', fee: 4_000, minimum: 5_000 };
  const home = { scope: 'home' as const, zone: 'A', goods: 9_000, delivery: 1_500 };
  const anywhere = { ...home, scope: 'anywhere' as const, zone: 'B', delivery: 4_000 };
  expect([reaches(zone, home), reaches(expensive, home)]).toEqual([true, false]);
  expect([reaches(zone, anywhere), reaches(expensive, anywhere)]).toEqual([true, true]);
  expect([differenceOf(zone, anywhere), differenceOf(expensive, anywhere), differenceOf(zone, home)]).toEqual(
    [2_500, 0, 0],
  );
  expect(mostExpensiveZone([zone, expensive], 9_000)).toBe(expensive);
  expect(mostExpensiveZone([zone, expensive], 4_000), 'too little for the expensive one').toBe(zone);
});

test('blocked givers are matched by number, by anonymity, or all', () => {
  const gift = { giver: 'maral', isAnonymous: false };
  expect(isBarred([], gift)).toBe(false);
  expect(isBarred([{ scope: 'giver', giver: 'serdar' }], gift)).toBe(false);
  expect(isBarred([{ scope: 'giver', giver: 'maral' }], gift)).toBe(true);
  expect(isBarred([{ scope: 'anonymous', giver: '' }], gift)).toBe(false);
  expect(isBarred([{ scope: 'anonymous', giver: '' }], { ...gift, isAnonymous: true })).toBe(true);
  expect(isBarred([{ scope: 'all', giver: '' }], gift)).toBe(true);
  expect(pinOf('+993 65 11-22-33')).toBe('2233');
});

test('staff see that a number refuses gifts of a giver, or of anybody where none is named', () => {
  const [maral, anonymous] = [
    { scope: 'giver', giver: 'maral' } as const,
    { scope: 'anonymous', giver: '' } as const,
  ];
  expect([hasMark([], 'maral'), hasMark([maral], 'maral'), hasMark([maral], 'serdar')]).toEqual([
    ...[false, true, false],
  ]);
  expect([hasMark([maral], undefined), hasMark([anonymous], 'serdar')]).toEqual([true, true]);
});

test('a request is over with its order, before it is closed as well', () => {
  const over = (state: RequestState) => orderStatuses.filter((status) => isRequestOver(state, status));
  const ended = ['delivered', 'cancelled', 'expired', 'returned'];
  expect(over('waiting').toSorted()).toEqual(ended.toSorted());
  expect(over('asked').toSorted()).toEqual(ended.toSorted());
  expect(over('answered'), 'its answer stays on the page').toEqual([]);
  expect(over('closed')).toEqual(orderStatuses);
});

test('a giver asks at five numbers a day and twenty a month, and is told when the next one is', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const hoursAgo = (...hours: number[]) => hours.map((hour) => new Date(now.getTime() - hour * 3_600_000));
  expect(secondsUntilAskable(hoursAgo(1, 2, 3, 4), now)).toBe(0);
  expect(secondsUntilAskable(hoursAgo(1, 2, 3, 4, 20), now)).toBe(4 * 3_600);
  expect(secondsUntilAskable(hoursAgo(1, 2, 3, 4, 24), now)).toBe(0);
  const month = Array.from({ length: 19 }, (_, at) => 30 * (at + 1));
  expect(secondsUntilAskable(hoursAgo(...month), now)).toBe(0);
  expect(secondsUntilAskable(hoursAgo(...month, 29 * 24), now)).toBe(24 * 3_600);
});
