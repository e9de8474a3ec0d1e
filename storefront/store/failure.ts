/** How a call that went wrong travels through the store: plain data, never an exception. */
import { CallFailed } from '#contract/client.ts';
import type { ErrorCode, FieldError } from '#contract/errors.ts';
import { errorTexts } from '../lang/errors.texts.ts';
import type { Language } from '../lang/language.ts';
import { say } from '../lang/texts.ts';

export type Failure = {
  /** The rejection's own words, as the specification has them; for programs. */
  message: string;
  /** What to tell the customer, in their language. */
  sentence: string;
  /** From the closed list of the contract; null when no answer came at all. */
  code: ErrorCode | null;
  /** HTTP status; 0 when no answer came. */
  status: number;
  fields: FieldError[];
  /** Seconds after which the same call may be made again, where the server asked for patience. */
  retryAfter?: number;
  /** Facts the screen may need: short lines, new totals, seconds to wait. */
  data?: unknown;
};

const somethingWrong = 'something went wrong';

/** There is no such thing, as far as the shop knows; anything else that went wrong may be right the next time. */
export function isNotFound({ status }: Pick<Failure, 'status'>): boolean {
  return status === 404 || status === 410 || status === 200;
}

/** Turns whatever was thrown into a failure; the server's sentence is kept, silence gets one of ours. */
export function readFailure(error: unknown, language: Language): Failure {
  if (!(error instanceof CallFailed)) {
    return {
      message: somethingWrong,
      sentence: say(language, errorTexts, 'somethingWrong'),
      code: null,
      status: 0,
      fields: [],
    };
  }
  const silence = error.status === 0 ? 'noConnection' : 'somethingWrong';
  return {
    message: somethingWrong,
    sentence: error.body?.message || say(language, errorTexts, silence),
    code: error.body?.code ?? null,
    status: error.status,
    fields: error.body?.fields ?? [],
    ...(error.retryAfter === undefined ? {} : { retryAfter: error.retryAfter }),
    ...(error.body?.data === undefined ? {} : { data: error.body.data }),
  };
}
