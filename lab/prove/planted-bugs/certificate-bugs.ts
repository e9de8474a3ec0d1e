import type { PlantedBug } from './planted-bug.ts';

const several = 'server/features/certificates/several-certificates.test.ts';
const expireOrders = 'server/features/checkout/expire-orders.ts';

/** Bugs with the balance of gift certificates. */
export const certificateBugs: readonly PlantedBug[] = [
  {
    name: 'a certificate is read without its lock, and what nobody could spend is not noticed',
    seenAt: 'planted here',
    edits: [
      {
        file: 'server/features/certificates/core/balances.repo.ts',
        find: "certificates(trx, keys).orderBy('id').forNoKeyUpdate().execute()",
        replace: "certificates(trx, keys).orderBy('id').execute()",
      },
    ],
    tests: ['server/features/certificates/certificate-races.test.ts'],
  },
  {
    name: 'late money revives an order whose certificates were freed, and does not spend them again',
    seenAt: 'planted here',
    edits: [
      {
        file: 'server/features/checkout/payment/take-again.ts',
        find: 'if (!(await spendAgain(trx, order, at))) {',
        replace: "if (order.id === '' && !(await spendAgain(trx, order, at))) {",
      },
    ],
    tests: [several],
  },
  {
    name: 'what a certificate paid goes back before the money of the card',
    seenAt: 'planted here',
    edits: [
      {
        file: 'domain/payments/refund.ts',
        find: `  const money = Math.min(amount, left.money);
  const certificate = amount - money;
  return amount > 0 && certificate <= left.certificate ?`,
        replace: `  const certificate = Math.min(amount, left.certificate);
  const money = amount - certificate;
  return amount > 0 && money <= left.money ?`,
      },
    ],
    tests: ['domain/payments/refund.test.ts', 'server/features/fulfilment/refund-certificate.test.ts'],
  },
  {
    name: 'what a certificate set aside is freed by a time-out, while the bank may still take the money',
    seenAt: 'planted here',
    edits: [
      {
        file: expireOrders,
        find: "import { endOrder } from './end-order.ts';",
        replace: `import { endOrder } from './end-order.ts';
import { returnAll } from '#server/features/certificates/core/use-certificate.ts';`,
      },
      {
        file: expireOrders,
        find: '    const expires_at = new Date(at.getTime() + lookAgainMs);',
        replace: `    await returnAll(trx, order, at);
    const expires_at = new Date(at.getTime() + lookAgainMs);`,
      },
    ],
    tests: [several],
  },
];
