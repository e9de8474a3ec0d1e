import { isUnpaid } from '#domain/payments/payment.ts';
import { isPrepaid } from '#domain/payments/payment-methods.ts';
import { asksForChange, awaitsBuyer } from '#domain/parcel-photos/order-photos.ts';
import type { OfficeOrderRow, StaffAction, StaffMove } from '#contract/fulfilment/office-order-shapes.ts';

/** The lanes of the board, in the order of fulfilment. */
export const lanes = ['placed', 'confirmed', 'preparing', 'ready', 'on-the-way', 'delivered'] as const;
export type Lane = (typeof lanes)[number];

const steps: readonly StaffMove[] = ['confirm', 'prepare', 'make-ready', 'send', 'deliver'];

/** The next step allowed by the server: confirming comes before preparing. */
export function nextStep({ actions }: { actions: readonly StaffAction[] }): StaffMove | undefined {
  return steps.find((step) => actions.includes(step));
}

/**
 * Steps that need input first: the courier, the payment on delivery, why a change is not made, or a confirmation for a
 * fully refunded order.
 */
export function asksFirst(
  step: StaffMove,
  order: Pick<OfficeOrderRow, 'payment' | 'paymentStatus' | 'photoChange'>,
): boolean {
  if (leavesChange(step, order)) return true;
  if (step === 'send' || order.paymentStatus === 'refunded') return true;
  return step === 'deliver' && isPaidOnDelivery(order);
}

/** The buyer asked for a change, and this step would pass it over. */
export function leavesChange(step: StaffMove, { photoChange }: Pick<OfficeOrderRow, 'photoChange'>): boolean {
  return photoChange !== undefined && asksForChange(step);
}

export function isPaidOnDelivery({
  payment,
  paymentStatus,
}: Pick<OfficeOrderRow, 'payment' | 'paymentStatus'>): boolean {
  return !isPrepaid(payment) && isUnpaid(paymentStatus);
}

/** The buyer was asked to approve the photo: the order is not ready before the answer or the deadline. */
export function isAsked({ photoAskedUntil }: Pick<OfficeOrderRow, 'photoAskedUntil'>, now: Date): boolean {
  return photoAskedUntil !== undefined && awaitsBuyer(new Date(photoAskedUntil), now);
}

/** Minutes in a status after which the timer turns yellow and red. */
const waitLimits: Partial<Record<OfficeOrderRow['status'], [warn: number, late: number]>> = {
  placed: [10, 30],
  confirmed: [60, 180],
  preparing: [45, 120],
  ready: [60, 180],
  'on-the-way': [120, 240],
};

/** Colour of an order's timer; statuses without limits in `waitLimits` stay calm. */
export function waitLevelOf(
  order: Pick<OfficeOrderRow, 'status' | 'waitingSince'>,
  now: Date,
): 'calm' | 'warn' | 'late' {
  const limits = waitLimits[order.status];
  if (!limits) return 'calm';
  const minutes = (now.getTime() - Date.parse(order.waitingSince)) / 60_000;
  if (minutes >= limits[1]) return 'late';
  return minutes >= limits[0] ? 'warn' : 'calm';
}
