/**
 * The payment status of an order and its transitions. This is the order's view; payment attempts at the bank have
 * states of their own.
 */
import type { Who } from '#domain/actor.ts';

export const orderPayments = [
  'unpaid',
  'pending',
  'paid',
  'failed',
  'refunding',
  'partly-refunded',
  'refunded',
] as const;
export type OrderPayment = (typeof orderPayments)[number];

const unpaid: readonly OrderPayment[] = ['unpaid', 'pending', 'failed'];

/** Not paid, and no refund under way. */
export function isUnpaid(state: OrderPayment): boolean {
  return unpaid.includes(state);
}

type Move = { from: readonly OrderPayment[]; to: OrderPayment; who: readonly Who[] };

export const paymentMoves = {
  /** A bank page was opened. */
  begin: { from: ['unpaid', 'failed'], to: 'pending', who: ['customer', 'system'] },
  /** The bank declined; the customer may try again. */
  decline: { from: ['unpaid', 'pending'], to: 'failed', who: ['bank', 'system'] },
  /** The bank page, or the order itself, expired without a payment. */
  lapse: { from: ['pending', 'failed'], to: 'unpaid', who: ['bank', 'system', 'customer', 'staff'] },
  /** Paid: by card, to the courier, or fully by certificates. */
  settle: { from: unpaid, to: 'paid', who: ['bank', 'staff', 'system'] },
  /** Staff undo "delivered": the courier has taken no money after all. */
  'not-taken': { from: ['paid'], to: 'unpaid', who: ['staff'] },
  /** A refund begins; late money for an order that has ended is refunded without ever counting as paid. */
  'send-back': {
    from: [...unpaid, 'paid', 'partly-refunded'],
    to: 'refunding',
    who: ['bank', 'staff', 'system', 'customer'],
  },
  /** The bank refused the refund: nothing, or nothing more, was given back. */
  keep: { from: ['refunding'], to: 'paid', who: ['bank', 'staff', 'system'] },
  'return-part': { from: ['refunding'], to: 'partly-refunded', who: ['bank', 'staff', 'system'] },
  'return-all': { from: ['refunding'], to: 'refunded', who: ['bank', 'staff', 'system'] },
} as const satisfies Record<string, Move>;
export type PaymentMove = keyof typeof paymentMoves;

/** Whether the transition exists and `who` may make it. Staying in a state is not a transition. */
export function paymentMayGo(from: OrderPayment, to: OrderPayment, who?: Who): boolean {
  return Object.values<Move>(paymentMoves).some(
    (move) => move.to === to && move.from.includes(from) && (who === undefined || move.who.includes(who)),
  );
}

/** How long the reservation of an unpaid online order lasts: `bankPageSeconds` plus `graceSeconds` of attempt.ts. */
export const holdMinutes = 25;

/**
 * The reservation's expiry columns of a card order.
 * @param hours agreed with staff (stored in `hold_until`); without them the default of any order
 */
export function holdOf(at: Date, hours?: number): { expires_at: Date; hold_until: Date | null } {
  const minutes = hours === undefined ? holdMinutes : hours * 60;
  const expires_at = new Date(at.getTime() + minutes * 60_000);
  return { expires_at, hold_until: hours === undefined ? null : expires_at };
}
/** Upper limit of a reservation when the bank does not answer; the attempt is polled beyond it. */
export const longestHoldMinutes = 60;
/** Tenge: the default cash limit of a courier, and the total from which a hand-over needs a code or a photo. */
export const usualPurseLimit = 300_000;
export const usualProofFrom = 50_000;

/** How many hours an order by phone waits for its card payment: the choices of staff, and the default of a new shop. */
export const phoneHoldHours = { least: 1, most: 48, usual: 24 } as const;

/** When an unpaid order releases its reservation whatever the bank says. */
export function holdEndsAt(order: { created_at: Date; hold_until: Date | null }): Date {
  return order.hold_until ?? new Date(order.created_at.getTime() + longestHoldMinutes * 60_000);
}

/** Maximum number of unpaid online orders per customer. */
export const maxUnpaidOrders = 3;
