/** The request that asks a recipient for address and time: its states, who moves it, when it is due. */
import type { Who } from '../actor.ts';
import { type Day, momentOf } from '../delivery/calendar.ts';
import { isBeyond } from '../clock-step.ts';
import { finishedStatuses, type OrderStatus } from '../order.ts';

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

/** Steps whose time is shown to the giver. */
export const requestSteps = ['asked', 'opened', 'answered'] as const;

/** The recipient has not answered yet where the order goes. */
export const unansweredStates: readonly RequestState[] = ['waiting', 'asked', 'opened', 'declined', 'lapsed'];
/** The recipient may still answer. */
const answerable: readonly RequestState[] = ['asked', 'opened', 'answered'];

/** Nothing is asked any more; a scheduled task closes the request some minutes after its order has ended. */
export function isRequestOver(state: RequestState, status: OrderStatus): boolean {
  return state === 'closed' || (unansweredStates.includes(state) && finishedStatuses.includes(status));
}

type Move = { from: readonly RequestState[]; to: RequestState; who: readonly Who[] };

export const requestMoves = {
  ask: { from: ['waiting'], to: 'asked', who: ['system'] },
  open: { from: ['asked'], to: 'opened', who: ['recipient'] },
  answer: { from: answerable, to: 'answered', who: ['recipient'] },
  /** Staff have called the recipient, or were called. */
  'answer-by-phone': { from: [...unansweredStates, 'answered'], to: 'answered', who: ['staff'] },
  decline: { from: answerable, to: 'declined', who: ['recipient'] },
  lapse: { from: ['waiting', 'asked', 'opened'], to: 'lapsed', who: ['system'] },
  /** Prolongs the request once by `requestHours`. */
  extend: { from: ['lapsed'], to: 'asked', who: ['customer'] },
  resend: { from: ['asked', 'opened'], to: 'asked', who: ['customer', 'staff'] },
  /** The giver enters the address instead. */
  'take-over': { from: unansweredStates, to: 'closed', who: ['customer'] },
  /** Staff go on without the link; the shop itself when no SMS may be sent. */
  withdraw: { from: unansweredStates, to: 'closed', who: ['staff', 'system'] },
  /** The order has ended. */
  close: { from: [...unansweredStates, 'answered'], to: 'closed', who: ['system'] },
} as const satisfies Record<string, Move>;
export type RequestMove = keyof typeof requestMoves;

/** Whether `who` may make this move of a request in this state. */
export function requestCan(move: RequestMove, state: RequestState, who: Who): boolean {
  const rule: Move = requestMoves[move];
  return rule.from.includes(state) && rule.who.includes(who);
}

/** How many hours a recipient has, and then the giver. */
export const requestHours = 72;
/** Hours without an answer until a second SMS reminds. */
const reminderHours = 24;
/** SMS per request and number: automatic or by the giver, and in total with those sent by staff. */
export const mostAsks = { automatic: 2, staff: 4 } as const;
/** Numbers that one request may be sent to: a mistyped one can be corrected. */
const mostNumbers = 3;

/**
 * Whether a request may go to another number now: otherwise one order could send SMS to any number of people.
 * @param sent the number of each SMS of the request
 */
export function mayAskOther(number: string, sent: readonly string[]): boolean {
  const before = sent.filter((one) => one === number).length;
  return before < mostAsks.automatic && new Set([...sent, number]).size <= mostNumbers;
}

/** Requests per number and week, from all givers together. */
export const mostAsksAWeek = 4;
/** Different numbers that one giver may send requests to. */
export const mostAsked = { aDay: 5, aMonth: 20 } as const;
const hourMs = 3_600_000;

/**
 * Seconds until a giver may ask at another number; 0 when they may now.
 * @param newest when they last asked at each of the others, the newest first
 */
export function secondsUntilAskable(newest: readonly Date[], now: Date): number {
  const waits = [
    { most: mostAsked.aDay, days: 1 },
    { most: mostAsked.aMonth, days: 30 },
  ].map(({ most, days }) => {
    const last = newest[most - 1];
    return last ? last.getTime() + days * 24 * hourMs - now.getTime() : 0;
  });
  return Math.max(0, Math.ceil(Math.max(...waits) / 1_000));
}

/** When a request ends: after three days, but not beyond noon of the latest day that the giver allowed. */
export function requestDueAt(at: Date, latestDay: Day | null): Date {
  const longest = new Date(at.getTime() + requestHours * hourMs);
  const latest = latestDay === null ? longest : momentOf(latestDay, '12:00');
  return latest < longest ? latest : longest;
}

/** Due also when planned further ahead than possible: the clock was set back since. */
export function isRequestDue(dueAt: Date | null, now: Date): boolean {
  return dueAt !== null && (dueAt <= now || isBeyond(dueAt, requestHours * 3_600, now));
}

type AskFacts = { state: RequestState; asks: number; askedAt: Date | null };

/** Whether the second SMS is due: a day without an answer, and not more than the automatic ones allowed. */
export function isReminderDue({ state, asks, askedAt }: AskFacts, now: Date): boolean {
  if (!['asked', 'opened'].includes(state) || askedAt === null || asks >= mostAsks.automatic) return false;
  return now.getTime() >= askedAt.getTime() + reminderHours * hourMs;
}

/** Address and time may change until the order is being prepared. */
export function mayAnswer(state: RequestState, status: OrderStatus): boolean {
  return answerable.includes(state) && (status === 'placed' || status === 'confirmed');
}

/** The giver's actions, in the order of the buttons; the same words as in the contract. */
export const giverActions = ['address', 'extend', 'resend', 'certificate', 'give-up'] as const;
export type GiverAction = (typeof giverActions)[number];

/** Once, and only while some of the time until the giver's latest day is left. */
export function mayExtend({ state, isExtended, latestDay }: ExtensionFacts, now: Date): boolean {
  return requestCan('extend', state, 'customer') && !isExtended && requestDueAt(now, latestDay) > now;
}

type ExtensionFacts = { state: RequestState; isExtended: boolean; latestDay: Day | null };
type DecisionFacts = ExtensionFacts & { asks: number; hasCardMoney: boolean };

/** `hasCardMoney`: some of it would be refunded to a card; what a certificate paid goes back to it in any case. */
export function giverActionsOf(request: DecisionFacts, status: OrderStatus, now: Date): GiverAction[] {
  const { state, asks, hasCardMoney } = request;
  if (status !== 'placed' && status !== 'confirmed') return [];
  const may: Record<GiverAction, boolean> = {
    address: requestCan('take-over', state, 'customer'),
    extend: mayExtend(request, now),
    resend: requestCan('resend', state, 'customer') && asks < mostAsks.automatic,
    certificate: state === 'declined' && hasCardMoney,
    'give-up': state === 'declined' || state === 'lapsed',
  };
  return giverActions.filter((action) => may[action]);
}

/** How many days after the delivery thanks may be sent. */
const thanksDays = 60;
export const longestThanks = 300;

/** Whether the recipient of a delivered gift may still send thanks. */
export function mayThank(status: OrderStatus, deliveredAt: Date | null, now: Date): boolean {
  if (status !== 'delivered' || deliveredAt === null) return false;
  return now.getTime() < deliveredAt.getTime() + thanksDays * 24 * hourMs;
}
