/** The recipient's page, opened by its secret link, and the giver's calls about a request. */
import { type Static, Type } from 'typebox';
import { barScopes } from '#domain/gift-requests/bar.ts';
import { longestThanks } from '#domain/gift-requests/request.ts';
import { mostAlternatives, originalPlace } from '#domain/gift-requests/swap.ts';
import { thanksFiles } from '#domain/gift-requests/thanks.ts';
import { Region } from '../delivery/shop.ts';
import { orderReply } from '../orders/shop.ts';
import { forCustomer, forLink, routes } from '../route.ts';
import {
  Day,
  Id,
  LocalText,
  Moment,
  nullable,
  oneOf,
  OpaqueId,
  Picture,
  strict,
  TimeOfDay,
} from '../shared.ts';
import { RequestState, ThanksFiles } from './request.ts';

const byToken = strict({ token: Type.String({ minLength: 1, maxLength: 64 }) });
const Pass = Type.String({ maxLength: 120 });
const Line = Type.String({ maxLength: 200 });

/** Address and receiver, as the recipient gives them. */
export const AnswerInput = strict({
  fullname: Type.String({ minLength: 1, maxLength: 120 }),
  place: Id,
  line1: Type.String({ minLength: 1, maxLength: 200 }),
  line2: Type.Optional(Line),
  landmark: Type.Optional(Line),
  /** Id of a slot, or a day of standard delivery. */
  time: Type.String({ minLength: 1, maxLength: 60 }),
});

/** An option that the recipient may choose, without its price; after a swap the giver's original choice is number 0. */
const GiftAlternative = strict({
  alternative: Type.Integer({ minimum: originalPlace, maximum: mostAlternatives }),
  title: LocalText,
  optionTitle: LocalText,
  picture: nullable(Picture),
});

/** What every holder of the link sees: the parcel, without price, phone number or place. */
export const GiftView = strict({
  state: RequestState,
  /** The word that a recipient names when calling the shop. */
  word: Type.String(),
  phones: Type.Array(Type.String()),
  /** Null where the giver is not shown. */
  sender: nullable(Type.String()),
  /** The giver does not want to be shown. */
  isAnonymous: Type.Boolean(),
  parcel: strict({ titles: Type.Array(LocalText), pictures: Type.Array(Picture) }),
  /** Those in stock; empty once swapping is no longer possible. */
  alternatives: Type.Array(GiftAlternative),
  day: nullable(Day),
  from: nullable(TimeOfDay),
  to: nullable(TimeOfDay),
  canAnswer: Type.Boolean(),
  /** The courier will ask for money: then the page does not promise that there is nothing to pay. */
  paysOnDelivery: Type.Optional(Type.Boolean()),
  canThank: Type.Boolean(),
  isOnTheWay: Type.Boolean(),
  /** The code that the courier asks for; only shortly before delivery. */
  handOverCode: Type.Optional(Type.String()),
  isDelivered: Type.Boolean(),
  isThanked: Type.Boolean(),
  /** The message of the card; only after delivery. */
  card: nullable(Type.String()),
});

/** Visible only after entering the last digits of the recipient's number. */
export const GiftAnswer = strict({
  fullname: Type.String(),
  own: nullable(strict({ place: Id, line1: Type.String(), line2: Type.String(), landmark: Type.String() })),
  thanks: nullable(
    strict({
      text: Type.String(),
      at: Moment,
      files: Type.Optional(Type.Array(oneOf(...thanksFiles))),
    }),
  ),
});

export const GiftPlaces = Type.Array(strict({ id: Id, region: Region, title: LocalText }));

export const GiftTimes = Type.Array(
  strict({
    day: Day,
    times: Type.Array(strict({ time: Type.String(), from: nullable(TimeOfDay), to: nullable(TimeOfDay) })),
  }),
);

const { times: DayTimes } = GiftTimes.items.properties;
/** Data of `slot.full`: the next slots with capacity left. */
const NextTimes = Type.Array(strict({ day: Day, ...DayTimes.items.properties }));

/** The same for the giver, who names the address after all. */
const AddressTimes = strict({
  days: GiftTimes,
  /** Working days until the goods are made; left out where none is needed. */
  leadDays: Type.Optional(Type.Integer()),
});

const viewReply = strict({ data: GiftView });
const known = ['link.not-found', 'link.asleep'] as const;
const times = ['place.not-found', 'place.closed', 'slot.not-found', 'slot.full', 'slot.closed'] as const;

export const gift = routes({
  'GET /api/gift/:token/': forLink('gift', {
    summary: 'A gift for whoever holds the link',
    params: byToken,
    reply: viewReply,
    refuses: ['link.not-found'],
  }),
  'POST /api/gift/:token/pin/': forLink('gift', {
    summary: 'The last four digits of the recipient’s number; the pass opens the rest for 15 minutes',
    params: byToken,
    body: strict({ pin: Type.String({ maxLength: 12 }) }),
    reply: strict({ data: strict({ pass: Pass, answer: GiftAnswer }) }),
    refuses: known,
  }),
  'GET /api/gift/:token/places/': forLink('gift', {
    summary: 'Places where the gift may be brought',
    params: byToken,
    reply: strict({ data: GiftPlaces }),
    refuses: ['link.not-found', 'gift.too-late'],
  }),
  'GET /api/gift/:token/times/': forLink('gift', {
    summary: 'Days and slots with free capacity at a place',
    params: byToken,
    query: strict({ place: Id }),
    reply: strict({ data: GiftTimes }),
    refuses: ['link.not-found', 'place.not-found', 'place.closed', 'gift.too-late'],
  }),
  'POST /api/gift/:token/answer/': forLink('gift', {
    summary:
      'The recipient says where and when; again, until it is prepared. `slot.full` comes with the next three `times`',
    params: byToken,
    body: strict({ pass: Pass, ...AnswerInput.properties }),
    reply: viewReply,
    refuses: [...known, ...times, 'gift.too-late', 'order.not-found'],
  }),
  'POST /api/gift/:token/swap/': forLink('gift', {
    summary: 'The recipient takes one of the alternatives instead; what it costs less goes back to the giver',
    params: byToken,
    body: strict({ pass: Pass, alternative: GiftAlternative.properties.alternative }),
    reply: viewReply,
    refuses: [...known, 'gift.too-late', 'gift.sold-out', 'order.not-found'],
  }),
  'POST /api/gift/:token/decline/': forLink('gift', {
    summary: 'The recipient does not want it, or no more gifts at all, without a name, or from this giver',
    params: byToken,
    body: strict({ pass: Pass, never: Type.Optional(oneOf(...barScopes)) }),
    reply: viewReply,
    refuses: [...known, 'gift.too-late', 'order.not-found'],
  }),
  'POST /api/gift/:token/thanks/': forLink('gift', {
    summary: 'Words or a photo for the giver, once, after the delivery (multipart where there are files)',
    params: byToken,
    body: strict({ pass: Pass, text: Type.Optional(Type.String({ maxLength: longestThanks })) }),
    files: thanksFiles,
    reply: viewReply,
    refuses: [...known, 'gift.too-late', 'order.not-found', 'picture.invalid'],
  }),
  'DELETE /api/gift/:token/thanks/': forLink('gift', {
    summary: 'Takes them back, files and all',
    params: byToken,
    body: strict({ pass: Pass }),
    reply: viewReply,
    refuses: known,
  }),
});

const byId = strict({ id: OpaqueId });
const giver = ['order.not-found', 'gift.too-late'] as const;

export const giftRequests = routes({
  'POST /api/order/request/:id/address/': forCustomer({
    summary: 'The giver names one of their own addresses after all',
    params: byId,
    body: strict({ address: Id, time: AnswerInput.properties.time }),
    reply: orderReply,
    refuses: [...giver, ...times, 'address.not-found'],
  }),
  'GET /api/order/request/:id/times/': forCustomer({
    summary: 'Days and slots with free capacity at a place of theirs',
    params: byId,
    query: strict({ place: Id }),
    reply: strict({ data: AddressTimes }),
    refuses: [...giver, 'place.not-found', 'place.closed'],
  }),
  'POST /api/order/request/:id/extend/': forCustomer({
    summary: 'Waits for the recipient three days more, once',
    params: byId,
    reply: orderReply,
    refuses: giver,
  }),
  'POST /api/order/request/:id/resend/': forCustomer({
    summary: 'Sends the SMS anew, to another number only before the page was opened',
    params: byId,
    body: strict({ mobile: Type.Optional(Type.String({ maxLength: 30 })) }),
    reply: orderReply,
    refuses: [...giver, 'gift.recipient-unavailable', 'gift.too-many'],
  }),
  'POST /api/order/request/:id/certificate/': forCustomer({
    feature: 'certificates',
    summary: 'It was declined: the order is cancelled, and its card money becomes a certificate of the giver',
    params: byId,
    reply: orderReply,
    refuses: [...giver, 'order.action-refused'],
  }),
  'POST /api/order/request/:id/give-up/': forCustomer({
    summary: 'No address will come: the order is cancelled and its money goes back',
    params: byId,
    reply: orderReply,
    refuses: [...giver, 'order.action-refused'],
  }),
  'GET /api/order/request/:id/thanks/': forCustomer({
    summary: 'The photo that the recipient thanked with',
    params: byId,
    reply: strict({ data: ThanksFiles }),
    refuses: ['order.not-found'],
  }),
  'POST /api/order/request/:id/report-thanks/': forCustomer({
    summary: 'Tells the shop that these thanks are not fit to be seen',
    params: byId,
    reply: orderReply,
    refuses: giver,
  }),
});

export type GiftView = Static<typeof GiftView>;
export type GiftAlternative = Static<typeof GiftAlternative>;
export type GiftAnswer = Static<typeof GiftAnswer>;
export type GiftPlaces = Static<typeof GiftPlaces>;
export type NextTimes = Static<typeof NextTimes>;
export type AddressTimes = Static<typeof AddressTimes>;
export type GiftTimes = Static<typeof GiftTimes>;
export type AnswerInput = Static<typeof AnswerInput>;
