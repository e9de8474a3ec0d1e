import { type Static, Type } from 'typebox';
import { longestPhotoWords, photoAnswers, photoStates } from '#domain/parcel-photos/order-photos.ts';
import { forCustomer, forLink, routes } from '../route.ts';
import { Moment, nullable, oneOf, OpaqueId, strict } from '../shared.ts';

const Pixels = Type.Integer({ minimum: 1 });

/** Photos of a parcel before dispatch, and the buyer's answer to them. */
const Photo = strict({ id: OpaqueId, src: Type.String(), width: Pixels, height: Pixels });
export const PhotoReport = strict({
  /** `src` can be opened only by the reader of this answer */
  photos: Type.Array(Photo),
  /** photos of the hand-over */
  proofs: Type.Optional(Type.Array(Photo)),
  answer: nullable(oneOf(...photoAnswers)),
  words: Type.String(),
  /** the change that the buyer asked for is done */
  isDone: Type.Boolean(),
  /** once, before dispatch; a buyer who was asked, only in time */
  mayAnswer: Type.Boolean(),
  /**
   * `asked`: the order waits for the answer until `askedUntil`; `silent`: that moment has passed, which counts as
   * approval; `change-left`: the change that was asked for is not made
   */
  state: oneOf(...photoStates),
  askedUntil: Type.Optional(Moment),
  /** why the change is not made, in the words of staff */
  leftWhy: Type.Optional(Type.String()),
});
const Answer = strict({
  answer: oneOf(...photoAnswers),
  words: Type.Optional(Type.String({ maxLength: longestPhotoWords })),
});
const byId = strict({ id: OpaqueId });
const Token = Type.String({ minLength: 1, maxLength: 64 });
const report = strict({ data: nullable(PhotoReport) });
const answerRefusals = ['order.not-found', 'order.action-refused'] as const;

/** Photos already shown can be seen and answered even while the feature is switched off. */
export const orderPhotos = routes({
  'GET /api/order/photos/:id/': forCustomer({
    summary: "The photos of an order's parcel; null while there is none",
    params: byId,
    reply: report,
    refuses: ['order.not-found'],
  }),
  'POST /api/order/photos/:id/answer/': forCustomer({
    summary: 'The parcel is good, or what to change; once',
    params: byId,
    body: Answer,
    reply: report,
    refuses: answerRefusals,
  }),
  'GET /api/order-link/:token/photos/': forLink('order', {
    summary: 'The photos for whoever holds the link',
    params: strict({ token: Token }),
    reply: report,
    refuses: ['link.not-found', 'order.not-found'],
  }),
  'GET /api/order-link/:token/photos/:photo/': forLink('order', {
    summary: 'One photo for whoever holds the link',
    params: strict({ token: Token, photo: OpaqueId }),
    file: true,
    reply: strict({}),
    refuses: ['link.not-found', 'record.not-found'],
  }),
  'POST /api/order-link/:token/photos/answer/': forLink('order', {
    summary: 'The same answer without signing in; once',
    params: strict({ token: Token }),
    body: Answer,
    reply: report,
    refuses: ['link.not-found', ...answerRefusals],
  }),
});

export type PhotoReport = Static<typeof PhotoReport>;
