import { type ErrorBody, type ErrorCode, errorStatus } from '#contract/errors.ts';
import { refusalsOf } from '#contract/refusals.ts';
import type { RouteSpec } from '#contract/route.ts';

// Codes that any route may answer before its handler runs, or when the path does not match after all.
const anywhere: readonly ErrorCode[] = [
  'request.invalid',
  'route.not-found',
  'limit.reached',
  'idempotency.missing',
];

/**
 * What is wrong with an answer according to the contract of its route: an unlisted status or code, or a body that is
 * not a refusal. In tests the server itself compares successful answers with their schema and answers 500 if they
 * differ.
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
