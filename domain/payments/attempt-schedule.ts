/** When a payment attempt is polled at its bank, whether or not the customer returns from the bank's page. */
import { isPolled, type AttemptState } from './attempt.ts';

export type Schedule = {
  state: AttemptState;
  /** Polls so far, this one included. */
  checks: number;
  /** Polls without an answer in a row, this one included. */
  silences: number;
  createdAt: Date;
  sessionEndsAt: Date;
};

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

// The goal is "paid within 60 s of the payment": 45 leaves 15 for the scheduled task and a slow bank.
const quickSteps = [10, 20, 40];
const quickest = 45;

/**
 * The time of the next poll, or `null` when polling ends and staff decide. While the page is valid and ten minutes
 * longer: after 10, 20, 40, then every 45 seconds. Then every 4 minutes until 3 hours after the start, because late
 * money is refunded within five; every 10 minutes until 24 hours, hourly until 72. After a poll without an answer
 * during the first day the interval is short again, so that everything settles once the bank is back.
 */
export function nextCheckAt(schedule: Schedule, now: Date): Date | null {
  if (!isPolled(schedule.state)) return null;
  const age = now.getTime() - schedule.createdAt.getTime();
  if (age >= 72 * hour) return null;
  if (age >= 24 * hour) return later(now, hour);
  if (schedule.silences > 0) return later(now, quickStep(schedule.silences));
  const pageIsOver = now.getTime() >= schedule.sessionEndsAt.getTime() + 10 * minute;
  if (!pageIsOver) return later(now, quickStep(schedule.checks + 1));
  return later(now, age < 3 * hour ? 4 * minute : 10 * minute);
}

/** The first poll of a page that was just opened. */
export function firstCheckAt(now: Date): Date {
  return later(now, quickStep(1));
}

/**
 * The longest interval to the next poll, seconds. A poll planned further ahead was planned before the clock was set
 * back.
 */
export function longestStepSeconds(
  attempt: Pick<Schedule, 'createdAt' | 'sessionEndsAt'>,
  now: Date,
): number {
  const age = now.getTime() - attempt.createdAt.getTime();
  if (age >= 24 * hour) return hour / second;
  if (age >= 3 * hour) return (10 * minute) / second;
  const pageIsOver = now.getTime() >= attempt.sessionEndsAt.getTime() + 10 * minute;
  return (pageIsOver ? 4 * minute : quickest * second) / second;
}

function quickStep(turn: number): number {
  return (quickSteps[turn - 1] ?? quickest) * second;
}

function later(now: Date, ms: number): Date {
  return new Date(now.getTime() + ms);
}
