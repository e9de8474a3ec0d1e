/** The request to a recipient who is asked for address and time, as the giver sees it: never where the gift goes. */
import { type Static, Type } from 'typebox';
import { giverActions, requestStates, requestSteps } from '#domain/recipients/request.ts';
import { thanksFiles } from '#domain/recipients/thanks.ts';
import { requestScopes } from '#domain/recipients/reach.ts';
import { mostAlternatives } from '#domain/recipients/swap.ts';
import { OrderedCertificate } from '#contract/certificates/bought.ts';
import { Day, Id, Moment, nullable, oneOf, strict } from '#contract/shared.ts';

export const RequestState = oneOf(...requestStates);

/** What the giver allows. */
export const AskInput = strict({
  /** `home`: the place named, or the home zone; `anywhere`: the dearest zone is paid, the difference goes back. */
  scope: Type.Optional(oneOf(...requestScopes)),
  /** The latest day that may be chosen. */
  latestDay: Type.Optional(Day),
  /** Whether the page names the sender of the gift. */
  showSender: Type.Optional(Type.Boolean()),
  /** Options that the recipient may take instead of the only unit of the order; none costs more. */
  alternatives: Type.Optional(Type.Array(Id, { maxItems: mostAlternatives })),
});

export const GiftRequest = strict({
  state: RequestState,
  /** Until when an answer is waited for, the recipient's or then the giver's. */
  dueAt: nullable(Moment),
  /** What the giver may do now; `certificate` while the shop sells any. */
  actions: Type.Array(oneOf(...giverActions)),
  /** The recipient's words, '' where a file says it; files are asked for by themselves. */
  thanks: nullable(
    strict({
      text: Type.String(),
      at: Moment,
      files: Type.Optional(Type.Array(oneOf(...thanksFiles))),
      /** The giver has told the shop that it is not fit to be seen. */
      isReported: Type.Optional(Type.Boolean()),
    }),
  ),
  /** What the giver took instead of the money. */
  certificate: Type.Optional(OrderedCertificate),
  /** When what was done: asked first, opened, answered. */
  steps: Type.Optional(Type.Array(strict({ step: oneOf(...requestSteps), at: Moment }))),
});

const Data = Type.String();
const Pixels = Type.Integer({ minimum: 1 });

/** Photo and voice as `data:` addresses: whoever may see them has said who they are, which no picture of a page can. */
export const ThanksFiles = strict({
  photo: nullable(strict({ src: Data, width: Pixels, height: Pixels })),
  voice: nullable(strict({ src: Data })),
});

export type AskInput = Static<typeof AskInput>;
export type ThanksFiles = Static<typeof ThanksFiles>;
export type GiftRequest = Static<typeof GiftRequest>;
