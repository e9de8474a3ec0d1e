/** A failed call as plain data in the store, never an exception. */
import { CallError } from '#contract/client.ts';
import type { ErrorCode, FieldError } from '#contract/errors.ts';
import { errorTexts } from '../lang/errors.texts.ts';
import type { Language } from '../lang/language.ts';
import { say } from '#domain/print/texts.ts';

export type Failure = {
  /** The rejection's message, as in the specification; for programs. */
  message: string;
  /** The message for the customer, in their language. */
  sentence: string;
  /** From the contract's closed list; null without a response. */
  code: ErrorCode | null;
  /** HTTP status; 0 without a response. */
  status: number;
  fields: FieldError[];
  /** Seconds until the call may be repeated (Retry-After). */
  retryAfter?: number;
  /** Data for the screen: short lines, new totals, seconds to wait. */
  data?: unknown;
};

const somethingWrong = 'something went wrong';

/** Whether the shop says that it does not exist; other failures may be temporary. */
export function isNotFound({ status }: Pick<Failure, 'status'>): boolean {
  return status === 404 || status === 410 || status === 200;
}

/** Converts anything thrown to a failure; the server's sentence is kept, otherwise a default one is used. */
export function readFailure(error: unknown, language: Language): Failure {
  if (!(error instanceof CallError)) {
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
