import { type Static, Type } from 'typebox';
import { needActs, needKinds } from '#domain/needs/needs.ts';
import { forStaff } from '#contract/office-route.ts';
import { routes } from '#contract/route.ts';
import { Day, LocalText, Moment, Money, nullable, oneOf, strict, TimeOfDay } from '#contract/shared.ts';

export const Need = strict({
  kind: oneOf(...needKinds),
  /** how many orders, reviews or holidays */
  count: Type.Integer(),
  /** since when the first of them waits, where that is known */
  oldest: nullable(Moment),
  /** one of them: of new orders the newest, otherwise the one that waits longest */
  sample: strict({
    /** of the order, product or holiday */
    id: Type.Optional(Type.String()),
    number: Type.Optional(Type.String()),
    title: Type.Optional(LocalText),
    day: Type.Optional(Day),
    from: Type.Optional(TimeOfDay),
    to: Type.Optional(TimeOfDay),
    /** its sum; of money to give back, the sum of all */
    tenge: Type.Optional(Money),
  }),
  act: oneOf(...needActs),
});

export const officeNeeds = routes({
  'GET /api/office/needs/': forStaff('self', {
    summary: 'What waits for the caller, the gravest first; only what they may do something about',
    reply: strict({
      data: Type.Array(Need),
      /** orders to be delivered today that are not over; 0 for who does not see orders */
      openToday: Type.Integer(),
    }),
  }),
});

export type Need = Static<typeof Need>;
