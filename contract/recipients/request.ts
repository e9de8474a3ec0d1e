/** The request to a recipient who is asked for address and time, as the giver sees it: never where the gift goes. */
import { type Static, Type } from 'typebox';
import { giverActions, requestStates } from '#domain/recipients/request.ts';
import { requestScopes } from '#domain/recipients/reach.ts';
import { mostAlternatives } from '#domain/recipients/swap.ts';
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
  /** What the giver may do now. */
  actions: Type.Array(oneOf(...giverActions)),
  /** The recipient's words. */
  thanks: nullable(strict({ text: Type.String(), at: Moment })),
});

export type AskInput = Static<typeof AskInput>;
export type GiftRequest = Static<typeof GiftRequest>;
