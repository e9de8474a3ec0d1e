import type { PlantedBug } from './planted-bug.ts';

/** Bugs with time, and with money that took an unplanned way, each seen in this shop or planted in it. */
export const timeBugs: readonly PlantedBug[] = [
  {
    name: 'whether a hold is still due is not looked at again under the lock',
    seenAt: 'planted here, unnoticed by the simulation',
    edits: [
      {
        file: 'server/features/checkout/expire-orders.ts',
        find: "order.status === 'awaiting-payment' && order.expires_at !== null && order.expires_at <= at;",
        replace: "order.status === 'awaiting-payment' && order.expires_at !== null;",
      },
    ],
    tests: ['tests/journeys/payments/pay-expiry.test.ts'],
  },
  {
    name: 'late money puts one order too many into a delivery slot',
    seenAt: 'planted here, unnoticed by the simulation',
    edits: [
      {
        file: 'server/features/delivery/book-slot.ts',
        find: '  return takeSlotPlace(trx, { ...slot, capacity });',
        replace: '  return takeSlotPlace(trx, { ...slot, capacity: capacity + 1 });',
      },
    ],
    tests: ['tests/journeys/payments/pay-after-cut-off.test.ts'],
  },
  {
    name: 'the hold ends with the page, without the five minutes',
    seenAt: 'planted here, unnoticed by the simulation',
    edits: [
      {
        file: 'server/features/payments/attempts/open-page.ts',
        find: 'sessionEnd.getTime() + graceSeconds * 1_000',
        replace: 'sessionEnd.getTime() + 0 * graceSeconds',
      },
    ],
    tests: ['tests/journeys/payments/pay-expiry.test.ts'],
  },
  {
    name: 'after the clock was set back no bank is asked until it has caught up',
    seenAt: 'this shop, before domain/clock-step.ts',
    edits: [
      {
        file: 'server/features/payments/attempts/replan-payments.ts',
        find: 'isBeyond(one.next_check_at, stepOf(one, now), now),',
        replace: 'isBeyond(one.next_check_at, Number.MAX_SAFE_INTEGER / 1_000 + stepOf(one, now), now),',
      },
    ],
    tests: ['tests/journeys/payments/clock-step.test.ts'],
  },
  {
    name: 'money of a cancelled order is forgotten when its refund did not happen',
    seenAt: 'this shop, before `owedOf`',
    edits: [
      {
        file: 'domain/payments/refund.ts',
        find: 'return attempt.isKept && !endedStatuses.includes(status) ? 0',
        replace: 'return attempt.isKept || endedStatuses.length === status.length ? 0',
      },
    ],
    tests: ['domain/payments/refund.test.ts', 'tests/journeys/payments/money-owed.test.ts'],
  },
  {
    name: 'late money promises a day or window that is over',
    seenAt: 'this shop, before `promiseStillHolds`',
    edits: [
      {
        file: 'server/features/checkout/payment/confirm-payment.ts',
        find: 'const isInTime = order.adds_to !== null || (await isStillInTime(trx, order, { lines, at }));',
        replace: 'const isInTime = (await isStillInTime(trx, order, { lines, at })) || true;',
      },
    ],
    tests: ['tests/journeys/payments/pay-after-cut-off.test.ts'],
  },
  {
    name: 'a refund that the bank shows is refused for ever',
    seenAt: 'this shop, before `agree`',
    edits: [
      {
        file: 'domain/payments/agree.ts',
        find: 'const equal = open.find(({ amount }) => amount === beyond);',
        replace: 'const equal = open.find(({ amount }) => amount < 0);',
      },
    ],
    tests: ['domain/payments/agree.test.ts', 'tests/journeys/payments/pay-refund.test.ts'],
  },
  {
    name: '“too many requests” is taken as proof that no refund was made',
    seenAt: 'this shop, with a gateway that answers 429 after the action',
    edits: [
      {
        file: 'server/adapters/banks/bpc-call.ts',
        find: "return { kind: 'unknown', reason: 'bank-busy' };",
        replace: "return { kind: 'unreachable', reason: 'bank-busy' };",
      },
    ],
    tests: ['tests/journeys/payments/pay-refund.test.ts'],
  },
];
