/** Why a card was refused, in terms a customer can act on. From the bank's `actionCode` table. */

export type DeclineCause =
  | 'left-page'
  | 'time-over'
  | 'code-failed'
  | 'no-funds'
  | 'card-expired'
  | 'card-blocked'
  | 'card-number'
  | 'card-cvc'
  | 'issuer-silent'
  | 'cancelled'
  | 'other';

const causes: Readonly<Record<number, DeclineCause>> = {
  [-2014]: 'left-page',
  [-2007]: 'time-over',
  [-2009]: 'code-failed',
  [-2013]: 'code-failed',
  [-2006]: 'code-failed',
  [-2023]: 'code-failed',
  [-2025]: 'code-failed',
  20: 'no-funds',
  51: 'no-funds',
  116: 'no-funds',
  101: 'card-expired',
  906: 'card-expired',
  106: 'card-blocked',
  2030: 'card-blocked',
  111: 'card-number',
  125: 'card-number',
  82: 'card-cvc',
  88: 'card-cvc',
  907: 'issuer-silent',
  912: 'issuer-silent',
  998: 'issuer-silent',
  4005: 'cancelled',
};

/** `null` when nothing was declined: no code, success (0) or no attempt yet (-100). */
export function declineCause(actionCode: number | null): DeclineCause | null {
  if (actionCode === null || actionCode === 0 || actionCode === -100) return null;
  return causes[actionCode] ?? 'other';
}
