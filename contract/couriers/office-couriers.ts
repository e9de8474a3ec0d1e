import { type Static, Type } from 'typebox';
import { failedReasons } from '#domain/delivery/delivery-attempts.ts';
import { deliveryPayments } from '#domain/payments/payment-methods.ts';
import { forStaff, officePage } from '../office-route.ts';
import { routes } from '../route.ts';
import {
  Day,
  Id,
  LocalText,
  Moment,
  Money,
  nullable,
  oneOf,
  OpaqueId,
  PageInfo,
  strict,
  TimeOfDay,
} from '../shared.ts';

const DeliveryPayment = oneOf(...deliveryPayments);
const Tenge = Type.Integer({ minimum: -1_000_000_000_000, maximum: 1_000_000_000_000 });
/** The courier: an account of the staff, or a name where the shop has no courier accounts. */
const courierFields = { courierId: nullable(Id), courier: Type.String({ maxLength: 80 }) };

const HandIn = strict({
  id: Id,
  ...courierFields,
  /** the open balance when the money was counted */
  expected: Type.Integer(),
  counted: Type.Integer(),
  /** counted minus expected: short (negative) or over; it is written off */
  difference: Type.Integer(),
  note: Type.String(),
  staff: Type.String({ description: 'who counted; empty for what was taken before hand-ins were recorded' }),
  at: Moment,
  /** what the courier counted before; null where staff counted alone */
  courierCounted: nullable(Type.Integer()),
  courierCountedAt: nullable(Moment),
  /** the other name of a join: the balance of a typed name moved to an account, and no cash came or went */
  joined: nullable(Type.String()),
});
/** What a courier counted and staff have not. */
const OwnCount = strict({ counted: Money, at: Moment });

export const RoundStop = strict({
  id: OpaqueId,
  number: Type.String(),
  /** `not-delivered`: the caller has brought the parcel back today, and hands it in */
  status: oneOf('ready', 'on-the-way', 'delivered', 'not-delivered'),
  day: nullable(Day),
  from: nullable(TimeOfDay),
  to: nullable(TimeOfDay),
  /** the receiver; like all personal data here removed after delivery */
  name: Type.String(),
  /** null where the receiver must not be called: call the shop instead */
  phone: nullable(Type.String()),
  doNotCall: Type.Boolean(),
  region: Type.String(),
  place: nullable(LocalText),
  line1: Type.String(),
  line2: Type.String(),
  landmark: Type.String(),
  comment: Type.String(),
  toCollect: Money,
  payment: nullable(DeliveryPayment),
  /** the hand-over needs a code or a photo as proof */
  needsProof: Type.Boolean(),
  /** too many wrong codes were sent: none counts any more; left out when not */
  codesSpent: Type.Optional(Type.Boolean()),
  items: Type.Array(strict({ title: LocalText, optionTitle: LocalText, quantity: Type.Integer() })),
});
export const Round = strict({
  day: Day,
  /** phone numbers of the shop for questions */
  phones: Type.Array(Type.String()),
  /** cash that the courier still has to hand in */
  balance: Type.Integer(),
  /** what the courier has counted of it; staff count it too */
  ownCount: Type.Optional(OwnCount),
  /** the newest hand-in of the day; `difference` lacks (below zero) or is too much */
  handedIn: Type.Optional(strict({ counted: Money, difference: Type.Integer(), at: Moment })),
  /** undelivered orders may be brought back for a second attempt */
  mayBringBack: Type.Boolean(),
  /** the courier has the page that works offline */
  /** hand-overs are proved: by a code, a photo, or the name of who took it */
  hasPage: Type.Boolean(),
  stops: Type.Array(RoundStop),
});
const oneRound = strict({ data: Round });

/** Couriers, the cash they hand in, and their own page. */
export const officeCouriers = routes({
  'GET /api/office/couriers/': forStaff('orders.work', {
    summary: 'Couriers, and everybody who has money of the shop: open orders and open balance of each',
    reply: strict({
      data: Type.Array(
        strict({
          ...courierFields,
          /** false: a name without an account, or a blocked account; gets no more orders */
          isActive: Type.Boolean(),
          orders: Type.Integer(),
          /** cash due on open orders, by their payment method */
          toCollect: Type.Integer(),
          balance: Type.Integer(),
        }),
      ),
      /** recommended maximum of cash for a courier; null: no limit */
      purseLimit: nullable(Money),
      /** couriers have the page that works offline, and sign in with enrolled phones */
      hasPage: Type.Boolean(),
    }),
  }),
  'POST /api/office/couriers/assign/': forStaff('orders.work', {
    summary: 'Gives orders that are not over to a courier, or to nobody',
    body: strict({
      orders: Type.Array(OpaqueId, { minItems: 1, maxItems: 100, uniqueItems: true }),
      courierId: nullable(Id),
    }),
    reply: strict({ data: strict({ assigned: Type.Integer() }) }),
    refuses: ['order.not-found', 'order.action-refused', 'courier.not-found', 'record.too-many'],
  }),
  'GET /api/office/takings/': forStaff('takings.write', {
    summary: 'Money taken on delivery, by courier and kind; a day, or the days from `day` to `to`',
    query: strict({
      day: Type.Optional(Day),
      to: Type.Optional(Day),
      courier: Type.Optional(Type.String({ maxLength: 80 })),
    }),
    reply: strict({
      data: strict({
        day: Day,
        to: Day,
        couriers: Type.Array(
          strict({
            ...courierFields,
            cash: Type.Integer(),
            terminal: Type.Integer(),
            orders: Type.Integer(),
            /** handed in on these days */
            handedIn: Type.Integer(),
            /** written off by these hand-ins: short (negative) or over */
            difference: Type.Integer(),
            /** still to be handed in now, of any day */
            balance: Type.Integer(),
            /** what the courier has counted of it */
            ownCount: Type.Optional(OwnCount),
          }),
        ),
        /** the newest 500 */
        rows: Type.Array(
          strict({
            order: OpaqueId,
            number: Type.String(),
            /** null: a typed name; the till without a name */
            courierId: nullable(Id),
            courier: Type.String(),
            kind: DeliveryPayment,
            /** tenge; negative when refunded */
            amount: Type.Integer(),
            at: Moment,
            staff: Type.String(),
          }),
        ),
      }),
    }),
    refuses: ['request.invalid'],
  }),
  'GET /api/office/hand-ins/': forStaff('takings.write', {
    summary: 'Cash that couriers handed in, newest first',
    query: strict({ page: officePage.page, page_size: officePage.page_size }),
    reply: strict({ data: Type.Array(HandIn), page: PageInfo }),
  }),
  'POST /api/office/hand-ins/': forStaff('takings.write', {
    idempotency: 'required',
    summary:
      'A courier hands cash in; a difference wants a word about it, also one from what the courier counted',
    body: strict({
      ...courierFields,
      /** optimistic lock: the balance on screen; if it has changed, nothing is saved */
      expected: Tenge,
      counted: Tenge,
      /** true: the counted part was handed in and the courier keeps the rest */
      restStays: Type.Optional(Type.Boolean()),
      note: Type.Optional(Type.String({ maxLength: 300 })),
      /** what the courier has counted, as it was seen: nothing is written when it is another sum by now */
      courierCounted: Type.Optional(nullable(Money)),
    }),
    reply: strict({ data: HandIn }),
    refuses: ['record.conflict', 'request.invalid', 'courier.not-found'],
  }),
  'POST /api/office/hand-ins/join/': forStaff('takings.write', {
    idempotency: 'required',
    summary: 'Moves the open balance of a typed name to the account of a courier; no money comes or goes',
    body: strict({
      courier: Type.String({ minLength: 1, maxLength: 80 }),
      courierId: Id,
      /** optimistic lock: the balance on screen */
      expected: Tenge,
    }),
    reply: strict({ data: strict({ balance: Type.Integer() }) }),
    refuses: ['record.conflict', 'courier.not-found'],
  }),
  'GET /api/office/round/': forStaff('round.work', {
    summary: "The caller's own deliveries: what is ready or on its way, and what was delivered today",
    reply: oneRound,
  }),
  'POST /api/office/round/:id/move/': forStaff('round.work', {
    summary: 'A courier takes an order of their own along, or has delivered it',
    params: strict({ id: OpaqueId }),
    body: strict({ action: oneOf('send', 'deliver'), taken: Type.Optional(DeliveryPayment) }),
    reply: oneRound,
    refuses: ['order.not-found', 'order.action-refused'],
  }),
  'POST /api/office/round/:id/undo/': forStaff('round.work', {
    summary: 'A courier takes back the step that they have just made with an order of their own',
    params: strict({ id: OpaqueId }),
    reply: oneRound,
    refuses: ['order.not-found', 'order.action-refused', 'money.handed-in'],
  }),
  'POST /api/office/round/:id/bring-back/': forStaff('round.work', {
    feature: 'second-attempt',
    summary:
      'A courier could not deliver an order of their own: it comes back, and the customer chooses another time',
    params: strict({ id: OpaqueId }),
    body: strict({ reason: oneOf(...failedReasons), note: Type.Optional(Type.String({ maxLength: 500 })) }),
    reply: oneRound,
    refuses: ['order.not-found', 'order.action-refused', 'order.attempts-spent'],
  }),
});

export type HandIn = Static<typeof HandIn>;
export type Round = Static<typeof Round>;
export type RoundStop = Static<typeof RoundStop>;
