/**
 * Payment: where the money of an order is, and how it may move. This is the order's own view; the tries at the bank
 * behind it (attempts) have states of their own.
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

/** No money is in or on its way back. */
export function isUnpaid(state: OrderPayment): boolean {
  return unpaid.includes(state);
}

type Move = { from: readonly OrderPayment[]; to: OrderPayment; who: readonly Who[] };

export const paymentMoves = {
  /** A bank's page was opened. */
  begin: { from: ['unpaid', 'failed'], to: 'pending', who: ['customer', 'system'] },
  /** The bank declined; the customer may try again. */
  decline: { from: ['unpaid', 'pending'], to: 'failed', who: ['bank', 'system'] },
  /** The bank's session, or the order itself, ended without money. */
  lapse: { from: ['pending', 'failed'], to: 'unpaid', who: ['bank', 'system', 'customer', 'staff'] },
  /** Money is in: by card, to the courier, or wholly from a certificate. */
  settle: { from: unpaid, to: 'paid', who: ['bank', 'staff', 'system'] },
  /** Staff take back "delivered": the courier has taken no money after all. */
  'not-taken': { from: ['paid'], to: 'unpaid', who: ['staff'] },
  /** Money is on its way back; late money for an order that is over goes back without ever counting as paid. */
  'send-back': {
    from: [...unpaid, 'paid', 'partly-refunded'],
    to: 'refunding',
    who: ['bank', 'staff', 'system', 'customer'],
  },
  /** The bank would not give it back: nothing, or nothing more, has left. */
  keep: { from: ['refunding'], to: 'paid', who: ['bank', 'staff', 'system'] },
  'return-part': { from: ['refunding'], to: 'partly-refunded', who: ['bank', 'staff', 'system'] },
  'return-all': { from: ['refunding'], to: 'refunded', who: ['bank', 'staff', 'system'] },
} as const satisfies Record<string, Move>;
export type PaymentMove = keyof typeof paymentMoves;

/** May the order's payment go from one state to the other, and may this one move it? Staying is no move. */
export function paymentMayGo(from: OrderPayment, to: OrderPayment, who?: Who): boolean {
  return Object.values<Move>(paymentMoves).some(
    (move) => move.to === to && move.from.includes(from) && (who === undefined || move.who.includes(who)),
  );
}

/** How long an online order holds its reservation until it expires unpaid: `bankPageSeconds` and `graceSeconds` of attempt.ts. */
export const holdMinutes = 25;

/**
 * Until when the goods of a card order stay reserved, as its row keeps it.
 * @param hours agreed on with staff (`hold_until` then says so); without them as long as for any order
 */
export function holdOf(at: Date, hours?: number): { expires_at: Date; hold_until: Date | null } {
  const minutes = hours === undefined ? holdMinutes : hours * 60;
  const expires_at = new Date(at.getTime() + minutes * 60_000);
  return { expires_at, hold_until: hours === undefined ? null : expires_at };
}
/** Upper limit of a reservation when the bank does not answer; the attempt is polled beyond it. */
export const longestHoldMinutes = 60;
/** How long an order by phone waits for its card money, in hours: what staff may choose, and what a new shop begins with. */
/** Tenge: more cash a courier had better not carry, and from which total on a hand-over is proved by a code or a photo. */
export const usualPurseLimit = 300_000;
export const usualProofFrom = 50_000;

export const phoneHoldHours = { least: 1, most: 48, usual: 24 } as const;

/** When an unpaid order lets its goods go whatever the bank says. */
export function holdEndsAt(order: { created_at: Date; hold_until: Date | null }): Date {
  return order.hold_until ?? new Date(order.created_at.getTime() + longestHoldMinutes * 60_000);
}

/** Unpaid online orders a customer may have at once. */
export const maxUnpaidOrders = 3;
