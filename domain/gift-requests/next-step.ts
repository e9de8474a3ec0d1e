/**
 * What the scheduled task does to a request: asks, reminds, lets it lapse, or cancels an order that nobody decides
 * about.
 */
import type { OrderStatus } from '../order.ts';
import { isSmsHour } from '../notifications/sms-hours.ts';
import { isReminderDue, isRequestDue, type RequestState } from './request.ts';

type ClockedRequest = { state: RequestState; asks: number; askedAt: Date | null; dueAt: Date | null };
type RequestStep = 'ask' | 'remind' | 'lapse' | 'give-up' | 'close';

/** An expired order has not ended for good: its payment may still arrive. */
const over: readonly OrderStatus[] = ['delivered', 'cancelled', 'returned'];
const moving: readonly OrderStatus[] = ['placed', 'confirmed'];

/** What is due for a request now; null when nothing is. At night nothing is but closing, because no SMS is sent. */
export function nextStep(request: ClockedRequest, status: OrderStatus, now: Date): RequestStep | null {
  const { state, dueAt } = request;
  if (state === 'closed') return null;
  if (over.includes(status)) return 'close';
  if (state === 'answered' || !moving.includes(status) || !isSmsHour(now)) return null;
  // Not yet asked: the giver's latest day may be further away than a request is open, without any clock set back.
  if (state === 'waiting') return dueAt !== null && dueAt <= now ? 'lapse' : 'ask';
  const isDue = isRequestDue(dueAt, now);
  if (state === 'declined' || state === 'lapsed') return isDue ? 'give-up' : null;
  if (isDue) return 'lapse';
  return isReminderDue(request, now) ? 'remind' : null;
}
