/**
 * A payment attempt: one order registered at one bank. Its states, what a bank's answer makes of it, and when the bank
 * is asked next.
 */
import { holdEndsAt } from './payment.ts';
import { type BankStatus, type ExpectedPayment, verdictOfStatus } from './bank-answer.ts';

/**
 * registering: the bank is being told, nobody has the page yet. unknown: the answer got lost. registered: the customer
 * has the page. declined: refused for now. expired: the page's time is over, unpaid as far as known. failed: the bank
 * never took it. retired: replaced by another attempt, watched to the end all the same.
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

/** Every step there is. Money may show up late, so each state the bank may know of leads to `paid`. */
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

export function mayStep(from: AttemptState, to: AttemptState): boolean {
  return attemptSteps[from].includes(to);
}

/** How long the bank's payment page is valid; sent with every registration. */
export const bankPageSeconds = 20 * 60;
/** How much longer than the payment page the reservation lasts, so that a payment in the last second still finds the goods reserved. */
export const graceSeconds = 5 * 60;
/** Whether a bank's page that is opened now would close before the goods are let go. */
export function isInTimeToPay(
  order: { created_at: Date; hold_until: Date | null; expires_at: Date | null },
  now: Date,
): boolean {
  const isOver = order.expires_at !== null && order.expires_at <= now;
  return !isOver && now.getTime() <= holdEndsAt(order).getTime() - bankPageSeconds * 1_000;
}
/** Minimum interval between two status queries for one order, whoever triggers them. */
export const askEverySeconds = 5;
/** A registration still unfinished after this long is abandoned: its process has ended. */
export const registeringSeconds = 45;

/** What came back when the bank was asked. */
export type BankReply =
  | { kind: 'status'; status: BankStatus }
  | { kind: 'not-found' }
  /** No answer, no sense in it, or a bank that would not tell. */
  | { kind: 'silent'; reason: string };

export type PolledAttempt = ExpectedPayment & { state: AttemptState; sessionEndsAt: Date };

/** What is to be done: the state to go to (`null` = stay) and what to write down; an alarm is for people to look at. */
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
  // The bank has it, but the answer with the page's address is gone: nobody can pay there.
  if (attempt.state === 'registering' || attempt.state === 'unknown') return step(attempt, 'retired', reason);
  if (attempt.state === 'retired' || attempt.state === 'expired') return stay(reason);
  if (now >= attempt.sessionEndsAt) return step(attempt, 'expired', reason);
  if (verdict === 'declined-watching') return step(attempt, 'declined', reason);
  // Trying again on the bank's page makes a declined attempt an open one.
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

/** Can the customer still pay on the page that was handed out? Status 6 is the bank's own end of it. */
export function isPageOpen(
  attempt: { state: AttemptState; sessionEndsAt: Date; lastStatus: number | null },
  now: Date,
): boolean {
  const handedOut = attempt.state === 'registered' || attempt.state === 'declined';
  return handedOut && attempt.lastStatus !== 6 && now < attempt.sessionEndsAt;
}

/** Attempts the bank may still say something new about. */
export function isPolled(state: AttemptState): boolean {
  return attemptSteps[state].length > 0 && state !== 'paid';
}
