import { type Static, Type } from 'typebox';
import { mostPlannedStops } from '#domain/couriers/show-stops.ts';
import { forStaff } from '#contract/office-route.ts';
import { OrderStatus } from '#contract/orders/shop.ts';
import { routes } from '#contract/route.ts';
import { Day, Id, LocalText, nullable, OpaqueId, strict, TimeOfDay } from '#contract/shared.ts';

const RoundPlan = strict({
  /** optimistic lock: grows with every order that staff give the stops; 0 while nobody has */
  version: Type.Integer(),
  stops: Type.Array(
    strict({
      id: OpaqueId,
      number: Type.String(),
      status: OrderStatus,
      day: nullable(Day),
      from: nullable(TimeOfDay),
      to: nullable(TimeOfDay),
      place: nullable(LocalText),
      line1: Type.String(),
    }),
  ),
});
const byId = strict({ id: Id });
const reply = strict({ data: RoundPlan });

/** The order in which a courier brings what they have. */
export const officeRounds = routes({
  'GET /api/office/rounds/:id/': forStaff('orders.work', {
    summary: 'What a courier has to bring, in the order in which their page shows it',
    params: byId,
    reply,
    refuses: ['courier.not-found'],
  }),
  'PUT /api/office/rounds/:id/': forStaff('orders.work', {
    summary:
      "Puts a courier's stops in an order by hand; what is not named comes after it, and what is not theirs is left out",
    params: byId,
    body: strict({
      /** of the plan on screen: when it is another one by now nothing is written */
      version: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }),
      stops: Type.Array(OpaqueId, { maxItems: mostPlannedStops, uniqueItems: true }),
    }),
    reply,
    refuses: ['courier.not-found', 'record.conflict'],
  }),
});

export type RoundPlan = Static<typeof RoundPlan>;
