/** The request to a recipient for address and time, as the giver sees it: without the address. */
import { type Static, Type } from 'typebox';
import { giverActions, requestStates, requestSteps } from '#domain/gift-requests/request.ts';
import { thanksFiles } from '#domain/gift-requests/thanks.ts';
import { requestScopes } from '#domain/gift-requests/reach.ts';
import { mostAlternatives } from '#domain/gift-requests/swap.ts';
import { OrderedCertificate } from '../certificates/bought.ts';
import { Day, Id, Moment, nullable, oneOf, strict } from '../shared.ts';

export const RequestState = oneOf(...requestStates);

/** What the giver allows the recipient. */
export const AskInput = strict({
  /**
   * `home`: delivery to the given place, or the home zone; `anywhere`: the most expensive zone is paid and the
   * difference refunded.
   */
  scope: Type.Optional(oneOf(...requestScopes)),
  /** Latest delivery day that may be chosen. */
  latestDay: Type.Optional(Day),
  /** Whether the page names the sender of the gift. */
  showSender: Type.Optional(Type.Boolean()),
  /** Options that the recipient may choose instead of the order's only unit; none costs more. */
  alternatives: Type.Optional(Type.Array(Id, { maxItems: mostAlternatives })),
});

export const GiftRequest = strict({
  state: RequestState,
  /** Deadline of the answer: the recipient's first, then the giver's. */
  dueAt: nullable(Moment),
  /** What the giver may do now; `certificate` only while the shop sells any. */
  actions: Type.Array(oneOf(...giverActions)),
  /** The recipient's message, '' where there is only a file; files have a call of their own. */
  thanks: nullable(
    strict({
      text: Type.String(),
      at: Moment,
      files: Type.Optional(Type.Array(oneOf(...thanksFiles))),
      /** The giver has reported it to the shop as inappropriate. */
      isReported: Type.Optional(Type.Boolean()),
    }),
  ),
  /** The certificate that the giver took instead of a refund. */
  certificate: Type.Optional(OrderedCertificate),
  /** Times of the steps: first SMS, opened, answered. */
  steps: Type.Optional(Type.Array(strict({ step: oneOf(...requestSteps), at: Moment }))),
});

const Data = Type.String();
const Pixels = Type.Integer({ minimum: 1 });

/** The photo as a `data:` URL: reading it needs authentication, which an image element of a page cannot send. */
export const ThanksFiles = strict({
  photo: nullable(strict({ src: Data, width: Pixels, height: Pixels })),
});

export type AskInput = Static<typeof AskInput>;
export type ThanksFiles = Static<typeof ThanksFiles>;
export type GiftRequest = Static<typeof GiftRequest>;
