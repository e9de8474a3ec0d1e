import type { OfficeRefund } from '#contract/fulfilment/office-order-shapes.ts';
import type { StaffEvent } from '#server/features/orders/staff/staff-lists.read.ts';
import { steppedBack, type TakenRow } from '#server/features/orders/staff/takings.read.ts';
import type { NamedRefund } from '#server/features/payments/payments.read.ts';

type Sources = {
  refunds: readonly NamedRefund[];
  takings: readonly TakenRow[];
  /** The whole timeline, which has the reasons entered by staff, because they can be erased there. */
  events: readonly Pick<StaffEvent, 'event' | 'note'>[];
};

/** All refunds of an order, done and under way, by card and by hand, with who requested them and why. */
export function shapeRefunds({ refunds, takings, events }: Sources): OfficeRefund[] {
  const returns = takings.filter(({ amount, reason }) => amount < 0 && reason !== steppedBack);
  const all = [...refunds.map(shapeRefund), ...returns.map(shapeReturn)];
  const notesOf = (...names: string[]) =>
    events.filter(({ event }) => names.includes(event)).map(({ note }) => note);
  const requested = notesOf('refund-requested');
  const [ended = ''] = notesOf('cancelled', 'returned');
  // Each request of staff wrote one event of the timeline and one refund, in this order.
  const byRequest = all
    .filter(isRequested)
    .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt));
  const notes = new Map(byRequest.map(({ id }, at) => [id, requested[at] ?? '']));
  return all.map((refund) => ({ ...refund, note: notes.get(refund.id) ?? (endsOrder(refund) ? ended : '') }));
}

function isRequested({ reason }: OfficeRefund): boolean {
  return reason === 'goodwill' || reason === 'returned-goods';
}

function endsOrder({ reason }: OfficeRefund): boolean {
  return ['order-cancelled', 'cancel', 'call-off', 'take-back'].includes(reason);
}

function shapeRefund(row: NamedRefund): OfficeRefund {
  return {
    id: row.id,
    amount: row.amount_tenge,
    state: row.state,
    reason: row.reason,
    kind: 'card',
    staff: row.staff,
    note: '',
    error: row.error,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

function shapeReturn({ id, amount, reason, staff, at }: TakenRow): OfficeRefund {
  const when = at.toISOString();
  const facts = { amount: -amount, reason, staff, note: '', error: null, createdAt: when, updatedAt: when };
  return { id: `door-${id}`, state: 'done', kind: 'cash', ...facts };
}
