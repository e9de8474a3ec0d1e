import { type Static, Type } from 'typebox';
import { promoFields } from '#domain/fields/promo.ts';
import { crud } from '#contract/crud.ts';
import { inputsOf, repliesOf } from '#contract/fields.ts';
import { resources } from '#contract/resources.ts';
import { routes } from '#contract/route.ts';
import { Second } from '#contract/staff/second.ts';
import { Id, Money, strict } from '#contract/shared.ts';

const PromoInput = strict({
  ...inputsOf(promoFields),
  /** needed without a limit of uses, above 50 %, and where it may take more than one person may give */
  second: Second,
});
export const OfficePromo = strict({
  id: Id,
  ...repliesOf(promoFields, 'limits'),
  /** Whether it can be used now. */
  isOn: Type.Boolean(),
  /** Number of orders with the code, and its discounts in those not cancelled. */
  ordersCount: Type.Integer(),
  takenOff: Money,
});

export const officePromos = routes(
  crud(resources.promos, {
    may: ['catalogue.read', 'promos.write'],
    says: {
      list: 'Promo codes with their uses and what they cost',
      one: 'One promo code',
      create: 'A new promo code',
      update: 'Changes it or switches it off; orders that exist keep what they agreed on',
      remove: 'Removes a code that no order ever had',
    },
    row: OfficePromo,
    input: PromoInput,
    filter: {},
    refuses: ['record.not-found', 'record.conflict', 'request.invalid', 'staff.wrong-credentials'],
  }),
);

export type OfficePromo = Static<typeof OfficePromo>;
export type PromoInput = Static<typeof PromoInput>;
