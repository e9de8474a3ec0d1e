/** The request to a recipient who is asked for address and time: its states, who moves it, when it is due. */
import type { Who } from '#domain/actor.ts';
import { type Day, minuteOf, minutesIn, momentOf } from '#domain/delivery/calendar.ts';
import { isBeyond } from '#domain/clock-step.ts';
import type { OrderStatus } from '#domain/order.ts';

export const requestStates = [
  'waiting',
  'asked',
  'opened',
  'answered',
  'declined',
  'lapsed',
  'closed',
] as const;
export type RequestState = (typeof requestStates)[number];

/** What the giver is told the moment of. */
export const requestSteps = ['asked', 'opened', 'answered'] as const;

/** Nobody has said yet where the order goes. */
export const unansweredStates: readonly RequestState[] = ['waiting', 'asked', 'opened', 'declined', 'lapsed'];
/** The recipient may still answer. */
const answerable: readonly RequestState[] = ['asked', 'opened', 'answered'];

type Move = { from: readonly RequestState[]; to: RequestState; who: readonly Who[] };

export const requestMoves = {
  ask: { from: ['waiting'], to: 'asked', who: ['system'] },
  open: { from: ['asked'], to: 'opened', who: ['recipient'] },
  answer: { from: answerable, to: 'answered', who: ['recipient'] },
  /** The desk has called, or was called. */
  'answer-by-phone': { from: [...unansweredStates, 'answered'], to: 'answered', who: ['staff'] },
  decline: { from: answerable, to: 'declined', who: ['recipient'] },
  lapse: { from: ['waiting', 'asked', 'opened'], to: 'lapsed', who: ['system'] },
  /** So many hours more, once. */
  extend: { from: ['lapsed'], to: 'asked', who: ['customer'] },
  resend: { from: ['asked', 'opened'], to: 'asked', who: ['customer', 'staff'] },
  /** The giver knows the address after all. */
  'take-over': { from: unansweredStates, to: 'closed', who: ['customer'] },
  /** The desk goes on without the link; the shop itself, where no SMS may be sent. */
  withdraw: { from: unansweredStates, to: 'closed', who: ['staff', 'system'] },
  /** The order is over. */
  close: { from: [...unansweredStates, 'answered'], to: 'closed', who: ['system'] },
} as const satisfies Record<string, Move>;
export type RequestMove = keyof typeof requestMoves;

export function requestCan(move: RequestMove, state: RequestState, who: Who): boolean {
  const rule: Move = requestMoves[move];
  return rule.from.includes(state) && rule.who.includes(who);
}

/** How long a recipient has, and then the giver. */
export const requestHours = 72;
/** After so many hours without an answer a second SMS reminds of it. */
const reminderHours = 24;
/** SMS that one request may send to one number by itself or by the giver; the desk may send some more. */
export const mostAsks = { automatic: 2, staff: 4 } as const;
/** Requests that one number gets in a week from all givers together. */
export const mostAsksAWeek = 4;
/** Different numbers that one giver may ask. */
export const mostAsked = { aDay: 5, aMonth: 20 } as const;
const hourMs = 3_600_000;
const hours = { from: minutesIn('09:00'), to: minutesIn('21:00') };

/** Nothing is sent at night but what its reader has just caused. */
export function mayAskAt(now: Date): boolean {
  const minute = minuteOf(now);
  return minute >= hours.from && minute < hours.to;
}

/** How long something that comes at night waits for the morning; 0 by day. */
export function secondsToDay(now: Date): number {
  if (mayAskAt(now)) return 0;
  const minutes = hours.from - minuteOf(now);
  return (minutes > 0 ? minutes : minutes + 24 * 60) * 60;
}

/** Until when an answer is waited for: three days, but not beyond noon of the latest day that the giver allowed. */
export function requestDueAt(at: Date, latestDay: Day | null): Date {
  const longest = new Date(at.getTime() + requestHours * hourMs);
  const latest = latestDay === null ? longest : momentOf(latestDay, '12:00');
  return latest < longest ? latest : longest;
}

/** Due also when it lies further ahead than any plan: the clock was set back since. */
export function isRequestDue(dueAt: Date | null, now: Date): boolean {
  return dueAt !== null && (dueAt <= now || isBeyond(dueAt, requestHours * 3_600, now));
}

type Asked = { state: RequestState; asks: number; askedAt: Date | null };

export function isReminderDue({ state, asks, askedAt }: Asked, now: Date): boolean {
  if (!['asked', 'opened'].includes(state) || askedAt === null || asks >= mostAsks.automatic) return false;
  return now.getTime() >= askedAt.getTime() + reminderHours * hourMs;
}

/** Address and time may change until the order is being prepared. */
export function mayAnswer(state: RequestState, status: OrderStatus): boolean {
  return answerable.includes(state) && (status === 'placed' || status === 'confirmed');
}

/** What the giver may do, in the order of the buttons; the same words as in the contract. */
export const giverActions = ['address', 'extend', 'resend', 'certificate', 'give-up'] as const;
export type GiverAction = (typeof giverActions)[number];

type Decided = { state: RequestState; asks: number; isExtended: boolean; hasCardMoney: boolean };

/** `hasCardMoney`: some of it would go back; what a certificate paid goes back to it in any case. */
export function giverActionsOf(
  { state, asks, isExtended, hasCardMoney }: Decided,
  status: OrderStatus,
): GiverAction[] {
  if (status !== 'placed' && status !== 'confirmed') return [];
  const may: Record<GiverAction, boolean> = {
    address: requestCan('take-over', state, 'customer'),
    extend: requestCan('extend', state, 'customer') && !isExtended,
    resend: requestCan('resend', state, 'customer') && asks < mostAsks.automatic,
    certificate: state === 'declined' && hasCardMoney,
    'give-up': state === 'declined' || state === 'lapsed',
  };
  return giverActions.filter((action) => may[action]);
}

/** Thanks may be said after the delivery, for so many days. */
const thanksDays = 60;
export const longestThanks = 300;

export function mayThank(status: OrderStatus, deliveredAt: Date | null, now: Date): boolean {
  if (status !== 'delivered' || deliveredAt === null) return false;
  return now.getTime() < deliveredAt.getTime() + thanksDays * 24 * hourMs;
}
