import { type Static, Type } from 'typebox';
import { bookingDays, regions } from '#domain/delivery/delivery.ts';
import { mostLeadDays } from '#domain/delivery/made-to-order.ts';
import { routes, forCustomer, forAnyone } from '#contract/route.ts';
import { Day, Id, Money, nullable, strict, TimeOfDay, oneOf } from '#contract/shared.ts';

/** Two cities and five regions (welaýat). */
export const Region = oneOf(...regions);

const text = (maxLength: number) => Type.String({ minLength: 1, maxLength });
const addressFields = {
  label: Type.Optional(Type.String({ maxLength: 60 })),
  fullname: text(120),
  mobile: Type.String({ minLength: 8, maxLength: 30 }),
  region: Region,
  place: Id,
  line1: text(200),
  line2: Type.Optional(Type.String({ maxLength: 200 })),
  landmark: Type.Optional(Type.String({ maxLength: 200 })),
  isDefault: Type.Optional(Type.Boolean()),
  /** The address of a gift recipient, kept apart from the customer's own; never the default. */
  forOther: Type.Optional(Type.Boolean()),
};
export const AddressInput = strict(addressFields);
export const Address = strict({
  id: Id,
  label: Type.String(),
  fullname: Type.String(),
  mobile: Type.String(),
  region: Region,
  place: Id,
  line1: Type.String(),
  line2: Type.Optional(Type.String()),
  landmark: Type.Optional(Type.String()),
  isDefault: Type.Boolean(),
  forOther: Type.Optional(Type.Boolean()),
});

/** One delivery slot of one day. `left`: how many more orders it accepts. */
export const Slot = strict({
  id: Type.String({ description: 'opaque; goes into the order body as `slot`' }),
  from: TimeOfDay,
  to: TimeOfDay,
  left: Type.Integer(),
  /** open, full, or closed (the cut-off has passed, or the day is closed) */
  state: Type.Union([Type.Literal('open'), Type.Literal('full'), Type.Literal('closed')]),
});
export const SlotDay = strict({ day: Day, slots: Type.Array(Slot), isPeak: Type.Boolean() });
/** `by`: the latest arrival of what is ordered now, within `minutes`; `until`: the last time to order today. */
const Express = nullable(strict({ fee: Money, minutes: Type.Integer(), by: TimeOfDay, until: TimeOfDay }));
export const DeliveryChoice = strict({
  place: Id,
  standard: strict({
    fee: Money,
    freeFrom: nullable(Money),
    minimum: Money,
    soonest: nullable(Day),
    /** The requested days on which standard delivery is possible; one of them may be the order's `day`. */
    days: Type.Array(Day),
  }),
  express: Express,
  days: Type.Array(SlotDay),
});
/** The present promise for a place, without its slots. */
export const Soonest = strict({
  place: Id,
  soonest: nullable(Day),
  express: Express,
  fee: Money,
  freeFrom: nullable(Money),
});

export const delivery = routes({
  'GET /api/auth/address-list/': forCustomer({
    summary: "The customer's addresses",
    reply: strict({ data: Type.Array(Address) }),
  }),
  'POST /api/auth/address-create/': forCustomer({
    summary: 'Adds an address',
    body: AddressInput,
    reply: strict({ data: Address }),
    refuses: ['place.not-found', 'address.too-many'],
  }),
  'PUT /api/auth/address-create/': forCustomer({
    summary: 'Changes an address',
    body: strict({ id: Id, ...addressFields }),
    reply: strict({ data: Address }),
    refuses: ['place.not-found', 'address.not-found'],
  }),
  'DELETE /api/auth/address-delete/:id/': forCustomer({
    summary: 'Removes an address and tells which are left: the default passes to the oldest of them',
    params: strict({ id: Id }),
    reply: strict({ data: Type.Array(Address) }),
    refuses: ['address.not-found'],
  }),
  'GET /api/order/slots/': forAnyone({
    summary: 'When and for how much a place can be reached',
    query: strict({
      place: Id,
      /** First day requested; today when left out. */
      from: Type.Optional(Day),
      /** Number of days from it on; 14 when left out. Bookings are possible up to 90 days ahead. */
      days: Type.Optional(Type.Integer({ minimum: 1, maximum: bookingDays })),
      /** Working days to make the goods, as in their quote. */
      lead_days: Type.Optional(Type.Integer({ minimum: 0, maximum: mostLeadDays })),
    }),
    reply: strict({ data: DeliveryChoice }),
    refuses: ['place.not-found'],
  }),
  'GET /api/delivery/soonest/': forAnyone({
    summary: 'The first day on which what is in stock can reach a place, and for how much',
    query: strict({ place: Id }),
    reply: strict({ data: Soonest }),
    refuses: ['place.not-found'],
  }),
});

export type Region = Static<typeof Region>;
export type Address = Static<typeof Address>;
export type AddressInput = Static<typeof AddressInput>;
export type Slot = Static<typeof Slot>;
export type SlotDay = Static<typeof SlotDay>;
export type DeliveryChoice = Static<typeof DeliveryChoice>;
export type Soonest = Static<typeof Soonest>;
