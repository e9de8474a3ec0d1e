import type { PlantedBug } from './planted-bug.ts';

const usePromo = 'server/features/promo/use-promo.ts';
const sendReminders = 'server/features/people/send-reminders.ts';

/** Bugs with promo codes and with reminders of dates. */
export const giftBugs: readonly PlantedBug[] = [
  {
    name: 'uses of a limited promo code are counted without its lock',
    seenAt: 'planted here',
    edits: [
      {
        file: usePromo,
        find: '(isLimited && (await lockPromo(trx, found.id))) || found',
        replace: '(!isLimited && (await lockPromo(trx, found.id))) || found',
      },
    ],
    tests: ['server/features/promo/promo-races.test.ts'],
  },
  {
    name: 'a promo code of an order that was never paid stays used',
    seenAt: 'planted here',
    edits: [
      {
        file: 'server/features/checkout/end-order.ts',
        find: 'if (order.promo_code !== null && isUnpaid(order.payment_status))',
        replace: 'if (order.promo_code !== null && !isUnpaid(order.payment_status))',
      },
    ],
    tests: ['server/features/promo/promo.test.ts'],
  },
  {
    name: 'the shares of a promo code are rounded line by line',
    seenAt: 'planted here',
    edits: [
      {
        file: 'domain/promo/promo-code.ts',
        find: 'shares[at] = (shares[at] ?? 0) + 1;',
        replace: 'shares[at] = shares[at] ?? 0;',
      },
    ],
    tests: ['domain/promo/promo-code.test.ts'],
  },
  {
    name: 'a reminder counts as sent although its SMS was never queued',
    seenAt: 'planted here',
    edits: [
      {
        file: sendReminders,
        find: "for (const row of sending) await updateReminder(trx, row, { state: 'sent', at: now, sms_day: today });",
        replace:
          "for (const row of sending) await updateReminder(ctx.db as never, row, { state: 'sent', at: now, sms_day: today });",
      },
    ],
    tests: ['server/features/people/reminder-races.test.ts'],
  },
  {
    name: 'somebody who has died is reminded of',
    seenAt: 'planted here',
    edits: [
      {
        file: 'domain/people/people.ts',
        find: 'return person.died || lasts(person.quietUntil)',
        replace: 'return lasts(person.quietUntil)',
      },
    ],
    tests: ['domain/people/people.test.ts', 'server/features/people/reminders.test.ts'],
  },
];
