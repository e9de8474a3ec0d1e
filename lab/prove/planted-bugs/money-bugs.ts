import type { PlantedBug } from './planted-bug.ts';

/** Bugs that lose, double or invent money, or give access to strangers. */
export const moneyBugs: readonly PlantedBug[] = [
  {
    name: 'the status of a payment is recorded without a lock, three times for three callbacks',
    seenAt: 'Pinelab #620',
    edits: [
      {
        file: 'server/features/orders/core/orders.repo.ts',
        find: `    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();`,
        replace: `    .where('id', '=', id)
    .executeTakeFirst();`,
      },
      {
        file: 'server/features/orders/core/orders.repo.ts',
        find: `    .where('id', '=', seen.id)
    .where('status', '=', seen.status)
    .where('payment_status', '=', seen.payment_status)`,
        replace: `    .where('id', '=', seen.id)`,
      },
      {
        file: 'server/features/payments/payments.repo.ts',
        find: `    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();`,
        replace: `    .where('id', '=', id)
    .executeTakeFirstOrThrow();`,
      },
      {
        file: 'server/features/payments/payments.repo.ts',
        find: `    .where('id', '=', id)
    .where('state', '=', seen)
    .returningAll()`,
        replace: `    .where('id', '=', id)
    .returningAll()`,
      },
    ],
    tests: ['tests/journeys/payments/pay-callback.test.ts'],
  },
  {
    name: 'units of unpaid orders are released before the bank is asked',
    seenAt: 'most shops with a timer',
    edits: [
      {
        file: 'server/features/checkout/expire-orders.ts',
        find: '  const said = await queryAttempts(ctx, id);',
        replace:
          "  const said = (await Promise.resolve('unpaid')) as Awaited<ReturnType<typeof queryAttempts>>;",
      },
    ],
    tests: ['tests/journeys/payments/pay-late.test.ts'],
  },
  {
    name: 'who says "it is paid" is believed, without asking the bank',
    seenAt: 'shops that trust the parameters of the return',
    edits: [
      {
        file: 'server/features/payments/settlement/settle-attempt.ts',
        find: '  const asked = await queryBank(ctx, asking);',
        replace: `  const asked = await queryBank(ctx, asking);
  if (asked.bankStatus.kind === 'status')
    asked.bankStatus.status = { ...asked.bankStatus.status, orderStatus: 2, depositedAmount: asking.amount_tenge };`,
      },
    ],
    tests: ['tests/journeys/payments/pay-callback.test.ts'],
  },
  {
    name: 'money that comes late revives a cancelled order',
    seenAt: 'Mollie for WooCommerce #1252',
    edits: [
      {
        file: 'domain/order.ts',
        find: "'take-payment': { from: ['awaiting-payment', 'expired'],",
        replace: "'take-payment': { from: ['awaiting-payment', 'expired', 'cancelled'],",
      },
    ],
    tests: ['domain/order.test.ts', 'tests/journeys/payments/pay-late.test.ts'],
  },
  {
    name: 'a refund is sent first and counted after the bank has answered',
    seenAt: 'double refunds of many plugins',
    edits: [
      {
        file: 'server/features/payments/refunds/claim-refund.ts',
        find: "  if (input.amount > paid - back - open) throw new Refusal('refund.too-much');",
        replace: "  if (input.amount > paid + back + open) throw new Refusal('refund.too-much');",
      },
    ],
    tests: ['tests/journeys/payments/pay-refund.test.ts'],
  },
  {
    name: 'attempts at a code are read, checked and then counted',
    seenAt: 'measured: 54 codes compared instead of 5',
    edits: [
      {
        file: 'server/features/customers/sign-in/otp.repo.ts',
        find: `    .where('attempts', '<', max)
`,
        replace: `    .where('attempts', '<', max + 1_000)
`,
      },
    ],
    tests: ['server/features/customers/sign-in/sign-in.test.ts'],
  },
  {
    name: 'an order goes to an address that is somebody else’s',
    seenAt: 'CVE-2026-22588',
    edits: [
      {
        file: 'server/features/delivery/delivery.repo.ts',
        find: `    .where('address.id', '=', id)
    .where('customer_id', '=', customerId)
`,
        replace: `    .where('address.id', '=', id)
    .where('customer_id', '>=', Math.min(0, customerId))
`,
      },
    ],
    tests: ['server/features/checkout/order-terms.test.ts'],
  },
];
