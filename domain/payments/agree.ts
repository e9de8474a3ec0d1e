/** Compares the refunds of a payment attempt with what its bank has refunded. All sums in tenge. */
import type { openRefundStates } from './refund.ts';

/** A refund without an outcome. */
export type OpenRefund = { id: string; state: (typeof openRefundStates)[number]; amount: number };

export type AttemptRefunds = {
  /** Certainly refunded, by the ledger. */
  booked: number;
  /** The oldest first. */
  open: readonly OpenRefund[];
};

export type Agreement =
  /** The bank has refunded what is booked, and nothing waits to be sent. */
  | { kind: 'agreed' }
  /** The same, and the oldest that waits may be sent. */
  | { kind: 'send'; refund: string }
  /** The bank shows exactly this one more: it is done, sent or not. */
  | { kind: 'done'; refund: string }
  /** The one in flight is not seen yet: the bank is asked again, people may decide. */
  | { kind: 'not-seen'; refund: string }
  /** More than booked, and no refund of the shop can be it: people may book the rest. */
  | { kind: 'beyond'; tenge: number }
  /** More than booked, but not the one in flight: people decide about that one, and nothing can be booked before. */
  | { kind: 'unclear' }
  /** Less than booked: an alarm, and nothing can be booked. */
  | { kind: 'less' };

const isInFlight = ({ state }: OpenRefund) => state !== 'claimed';

/** @param atBank the sum refunded at the bank; null when it does not say, which is `unclear` */
export function agree({ booked, open }: AttemptRefunds, atBank: number | null): Agreement {
  if (atBank === null) return { kind: 'unclear' };
  if (atBank < booked) return { kind: 'less' };
  const beyond = atBank - booked;
  const flying = open.find(isInFlight);
  if (flying) {
    if (beyond === 0) return { kind: 'not-seen', refund: flying.id };
    return beyond === flying.amount ? { kind: 'done', refund: flying.id } : { kind: 'unclear' };
  }
  const [oldest] = open;
  if (beyond === 0) return oldest ? { kind: 'send', refund: oldest.id } : { kind: 'agreed' };
  const equal = open.find(({ amount }) => amount === beyond);
  return equal ? { kind: 'done', refund: equal.id } : { kind: 'beyond', tenge: beyond };
}
