import { type ErrorBody, type ErrorCode, errorStatus } from '#contract/errors.ts';
import { refusalsOf } from '#contract/refusals.ts';
import type { RouteSpec } from '#contract/route.ts';

// Any route may meet them before it is asked, or when its path is not its own after all.
const anywhere: readonly ErrorCode[] = [
  'request.invalid',
  'route.not-found',
  'limit.reached',
  'idempotency.missing',
];

/**
 * What is wrong with an answer, going by the document of its route: a status or code that is not listed, or a body that is no
 * refusal. Answers of success are compared with their schema by the server itself while it is tested, and are 500 if they differ.
 */
export function faultOf(
  key: string,
  spec: RouteSpec,
  answer: { status: number; text: string },
): string | undefined {
  const { status, text } = answer;
  if (status === 200 || status === 304) return undefined;
  let body: ErrorBody;
  try {
    body = JSON.parse(text) as ErrorBody;
  } catch {
    return `${status} without a body that can be read`;
  }
  const { code, message, response } = body;
  if (response !== 'error' || typeof message !== 'string' || message === '') return `${status} is no refusal`;
  if (errorStatus[code] !== status) return `${status} with ${code}`;
  if (status >= 500) return `${status} ${code}`;
  const listed = [...refusalsOf(key, spec), ...anywhere];
  return listed.includes(code) ? undefined : `${code} is not listed`;
}
