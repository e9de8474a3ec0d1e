/** Requests to recipients as staff see them: who has not answered, and what staff do about it. */
import { type Static, Type } from 'typebox';
import { forStaff } from '../office-route.ts';
import { routes } from '../route.ts';
import { Moment, nullable, OpaqueId, strict } from '../shared.ts';
import { RequestState, ThanksFiles } from './request.ts';
import { AnswerInput } from './shop.ts';

export const OfficeRequest = strict({
  order: OpaqueId,
  number: Type.String(),
  /** The word that the recipient names on the phone. */
  word: Type.String(),
  state: RequestState,
  recipient: strict({ name: Type.String(), mobile: Type.String() }),
  asks: Type.Integer(),
  askedAt: nullable(Moment),
  openedAt: nullable(Moment),
  dueAt: nullable(Moment),
  createdAt: Moment,
  /** Delivery status of the newest SMS of the request; null before there is one. */
  sms: nullable(Type.String()),
  /** Staff should call: two messages were not answered, or none was delivered. */
  needsCall: Type.Boolean(),
  thanks: Type.Optional(strict({ at: Moment, isReported: Type.Boolean(), isHidden: Type.Boolean() })),
});

/** Thanks that the giver reported, which staff read to judge them; staff see no other thanks. */
const ReportedThanks = strict({ text: Type.String(), ...ThanksFiles.properties });

const byOrder = strict({ id: OpaqueId });
const one = strict({ data: nullable(OfficeRequest) });
const refuses = ['order.not-found', 'gift.too-late'] as const;

export const officeRequests = routes({
  'GET /api/office/gift-bars/': forStaff('orders.change', {
    summary: 'Whether the owner of a number refuses gifts; with `giver`, those of this giver',
    query: strict({
      phone: Type.String({ maxLength: 30 }),
      giver: Type.Optional(Type.String({ maxLength: 30 })),
    }),
    reply: strict({ data: strict({ refusesGifts: Type.Boolean() }) }),
  }),
  'GET /api/office/requests/': forStaff('orders.change', {
    summary: 'Recipients who have not answered, the longest waiting first',
    reply: strict({ data: Type.Array(OfficeRequest) }),
  }),
  'GET /api/office/requests/:id/': forStaff('orders.read', {
    summary: 'The request of an order, null where there is none',
    params: byOrder,
    reply: one,
  }),
  'POST /api/office/requests/:id/answer/': forStaff('orders.change', {
    summary: 'What the recipient said on the telephone',
    params: byOrder,
    body: AnswerInput,
    reply: one,
    refuses: [...refuses, 'place.not-found', 'place.closed', 'slot.not-found', 'slot.full', 'slot.closed'],
  }),
  'POST /api/office/requests/:id/resend/': forStaff('orders.change', {
    summary: 'Sends the SMS anew with a new link; the old one ends',
    params: byOrder,
    reply: one,
    refuses,
  }),
  'POST /api/office/requests/:id/withdraw/': forStaff('orders.change', {
    summary: 'Ends the link: the desk agrees on address and time itself',
    params: byOrder,
    reply: one,
    refuses,
  }),
  'GET /api/office/requests/:id/thanks/': forStaff('orders.change', {
    summary: 'Thanks that the giver has reported, null where they have not',
    params: byOrder,
    reply: strict({ data: nullable(ReportedThanks) }),
  }),
  'POST /api/office/requests/:id/judge-thanks/': forStaff('orders.change', {
    summary: 'Hides thanks from their giver, or lets them stand',
    params: byOrder,
    body: strict({ hide: Type.Boolean() }),
    reply: one,
    refuses,
  }),
});

export type OfficeRequest = Static<typeof OfficeRequest>;
export type ReportedThanks = Static<typeof ReportedThanks>;
