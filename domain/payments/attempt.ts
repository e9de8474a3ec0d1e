/** A payment attempt: one order registered at one bank. Its states, and what a bank's answer makes of it. */
import { holdEndsAt } from './payment.ts';
import { type BankStatus, type ExpectedPayment, verdictOfStatus } from './bank-answer.ts';

/**
 * registering: the bank is being called, the customer has no page yet. unknown: the answer was lost. registered: the
 * customer has the page. declined: refused for now. expired: the page has expired, unpaid as far as known. failed: the
 * bank never accepted it. retired: replaced by another attempt, but still polled.
 */
export const attemptStates = [
  'registering',
  'unknown',
  'registered',
  'declined',
  'expired',
  'retired',
  'failed',
  'paid',
  'reversed',
  'refunded',
] as const;
export type AttemptState = (typeof attemptStates)[number];

/** The transition table. Money may arrive late, so each state that the bank may know of leads to `paid`. */
export const attemptSteps: Readonly<Record<AttemptState, readonly AttemptState[]>> = {
  registering: ['registered', 'unknown', 'failed', 'retired', 'paid'],
  unknown: ['registering', 'registered', 'failed', 'retired', 'paid'],
  registered: ['declined', 'expired', 'retired', 'paid', 'reversed', 'refunded'],
  declined: ['registered', 'expired', 'retired', 'paid', 'reversed', 'refunded'],
  expired: ['paid', 'reversed', 'refunded'],
  retired: ['paid', 'reversed', 'refunded'],
  failed: [],
  paid: ['reversed', 'refunded'],
  reversed: [],
  refunded: [],
};

/** Whether `attemptSteps` allows the transition; a state never leads to itself. */
export function mayStep(from: AttemptState, to: AttemptState): boolean {
  return attemptSteps[from].includes(to);
}

/** Validity of the bank's payment page, seconds; sent with every registration. */
export const bankPageSeconds = 20 * 60;
/** How much longer than the payment page the reservation lasts, so that a payment in the last second still finds the goods reserved. */
export const graceSeconds = 5 * 60;
/** Whether a bank page opened now would expire before the reservation does. */
export function isInTimeToPay(
  order: { created_at: Date; hold_until: Date | null; expires_at: Date | null },
  now: Date,
): boolean {
  const isOver = order.expires_at !== null && order.expires_at <= now;
  return !isOver && now.getTime() <= holdEndsAt(order).getTime() - bankPageSeconds * 1_000;
}
/** Minimum interval between two status queries for one order, whoever triggers them. */
export const queryIntervalSeconds = 5;
/** A registration still unfinished after this long is abandoned: its process has ended. */
export const registeringSeconds = 45;

/** The outcome of a status query. */
export type BankReply =
  | { kind: 'status'; status: BankStatus }
  | { kind: 'not-found' }
  /** No answer, an unreadable one, or a refusal to answer. */
  | { kind: 'silent'; reason: string };

export type PolledAttempt = ExpectedPayment & { state: AttemptState; sessionEndsAt: Date };

/** The decision: the new state (`null` = unchanged) and the event to record; an alarm is for staff to look at. */
export type AttemptJudgement = { to: AttemptState | null; event: string; alarm: boolean };

/** Decides what the bank's status means for an attempt. Only `paid` brings money, and only with everything equal. */
export function decideTransition(attempt: PolledAttempt, bankStatus: BankReply, now: Date): AttemptJudgement {
  if (!isPolled(attempt.state)) return stay(`already-${attempt.state}`);
  if (bankStatus.kind === 'silent') return stay(`bank-silent:${bankStatus.reason}`);
  if (bankStatus.kind === 'not-found') return judgeAbsence(attempt, now);
  const { verdict, reason } = verdictOfStatus(bankStatus.status, attempt);
  if (verdict === 'unknown') return stay(`unclear:${reason}`);
  if (verdict === 'mismatch') return alarm(`mismatch:${reason}`);
  if (verdict === 'held') return alarm('money-held');
  if (verdict === 'paid') return step(attempt, 'paid', reason);
  if (verdict === 'reversed' || verdict === 'refunded') return step(attempt, verdict, reason);
  return judgeUnpaid(attempt, verdict, reason, now);
}

function judgeUnpaid(
  attempt: PolledAttempt,
  verdict: 'waiting' | 'declined-watching',
  reason: string,
  now: Date,
): AttemptJudgement {
  // The bank has it, but the answer with the page's address was lost: nobody can pay there.
  if (attempt.state === 'registering' || attempt.state === 'unknown') return step(attempt, 'retired', reason);
  if (attempt.state === 'retired' || attempt.state === 'expired') return stay(reason);
  if (now >= attempt.sessionEndsAt) return step(attempt, 'expired', reason);
  if (verdict === 'declined-watching') return step(attempt, 'declined', reason);
  // A retry on the bank's page reopens a declined attempt.
  return attempt.state === 'declined' ? step(attempt, 'registered', reason) : stay(reason);
}

/** Not found at the bank: a registration under way may still arrive; a registered order that the bank no longer finds raises an alarm. */
function judgeAbsence(attempt: PolledAttempt, now: Date): AttemptJudgement {
  const known = attempt.state !== 'registering' && attempt.state !== 'unknown';
  if (known) return alarm('bank-forgot');
  return now >= attempt.sessionEndsAt ? step(attempt, 'failed', 'never-registered') : stay('not-there-yet');
}

function step(attempt: PolledAttempt, to: AttemptState, event: string): AttemptJudgement {
  if (attempt.state === to) return stay(event);
  if (mayStep(attempt.state, to)) return { to, event, alarm: false };
  return alarm(`${event}:unexpected-in-${attempt.state}`);
}

function stay(event: string): AttemptJudgement {
  return { to: null, event, alarm: false };
}

function alarm(event: string): AttemptJudgement {
  return { to: null, event, alarm: true };
}

/** Whether the customer can still pay on the page. Status 6: the bank has closed it. */
export function isPageOpen(
  attempt: { state: AttemptState; sessionEndsAt: Date; lastStatus: number | null },
  now: Date,
): boolean {
  const handedOut = attempt.state === 'registered' || attempt.state === 'declined';
  return handedOut && attempt.lastStatus !== 6 && now < attempt.sessionEndsAt;
}

/** Attempts whose status at the bank may still change. */
export function isPolled(state: AttemptState): boolean {
  return attemptSteps[state].length > 0 && state !== 'paid';
}
