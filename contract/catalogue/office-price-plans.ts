import { type Static, Type } from 'typebox';
import { pricePlanFields } from '#domain/fields/promo.ts';
import { pricePlanStates } from '#domain/promo/price-plan.ts';
import { crud } from '#contract/crud.ts';
import { inputsOf, repliesOf } from '#contract/fields.ts';
import { resources } from '#contract/resources.ts';
import { routes } from '#contract/route.ts';
import { Id, oneOf, strict } from '#contract/shared.ts';

/** Prices of options while the plan runs, tenge; then there is no percentage, and no category. */
const Prices = Type.Array(
  strict({ option: Id, price: Type.Integer({ minimum: 1, maximum: 1_000_000_000 }) }),
  {
    maxItems: 500,
  },
);
const PricePlanInput = strict({ ...inputsOf(pricePlanFields), prices: Type.Optional(Prices) });
export const OfficePricePlan = strict({
  id: Id,
  ...repliesOf(pricePlanFields, 'limits'),
  prices: Prices,
  state: oneOf(...pricePlanStates),
  /** How many options have, or had, its price. */
  optionsCount: Type.Integer(),
});

export const officePricePlans = routes(
  crud(resources['price-plans'], {
    may: ['catalogue.read', 'promos.write'],
    says: {
      list: 'Prices that are lower for a time',
      one: 'One price plan',
      create: 'A new price plan; two of the same time are never for the same product',
      update: 'Changes it; of one that runs only its name and its end, of one that is over nothing',
      remove: 'Removes a plan that has not begun',
    },
    row: OfficePricePlan,
    input: PricePlanInput,
    filter: {},
    refuses: ['record.not-found', 'record.conflict', 'request.invalid'],
  }),
);

export type OfficePricePlan = Static<typeof OfficePricePlan>;
export type PricePlanInput = Static<typeof PricePlanInput>;
