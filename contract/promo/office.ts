import { type Static, Type } from 'typebox';
import { promoKinds } from '#domain/promo/promo-code.ts';
import { crud } from '#contract/crud.ts';
import { Title } from '#contract/office-route.ts';
import { resources } from '#contract/resources.ts';
import { routes } from '#contract/route.ts';
import { Second } from '#contract/staff/second.ts';
import { Id, LocalText, Moment, Money, nullable, oneOf, strict } from '#contract/shared.ts';

const Count = Type.Integer({ minimum: 1, maximum: 1_000_000 });
const fields = {
  kind: oneOf(...promoKinds),
  isActive: Type.Boolean(),
  firstOrderOnly: Type.Boolean(),
  excludesReduced: Type.Boolean(),
  /** Minimum sum of goods. */
  minimum: Money,
  /** Applies only to goods of these categories; to all goods when empty. */
  categories: Type.Array(Id, { maxItems: 50, uniqueItems: true }),
};
const limits = {
  percent: nullable(Type.Integer({ minimum: 1, maximum: 90 })),
  amount: nullable(Money),
  /** what a percentage takes off at most */
  mostTenge: nullable(Money),
  startsAt: nullable(Moment),
  endsAt: nullable(Moment),
  mostUses: nullable(Count),
  mostPerCustomer: nullable(Count),
};
const PromoInput = strict({
  /** Case, spaces and dashes are ignored. */
  code: Type.String({ minLength: 3, maxLength: 40 }),
  title: Title,
  ...fields,
  percent: Type.Optional(limits.percent),
  amount: Type.Optional(limits.amount),
  mostTenge: Type.Optional(limits.mostTenge),
  startsAt: Type.Optional(limits.startsAt),
  endsAt: Type.Optional(limits.endsAt),
  mostUses: Type.Optional(limits.mostUses),
  mostPerCustomer: Type.Optional(limits.mostPerCustomer),
  /** needed without a limit of uses, above 50 %, and where it may take more than one person may give */
  second: Second,
});
export const OfficePromo = strict({
  id: Id,
  code: Type.String(),
  title: LocalText,
  ...fields,
  ...limits,
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
