import type { ErrorCode } from '#contract/errors.ts';
import { wordsOf } from '#server/error-texts.ts';
import type { Priority } from '#server/platform/http/load-shedding.ts';
import { langIn } from '#server/platform/http/errors.ts';

/**
 * What is given up first when a node has too much to do. Money that is on its way is never sent away, nor whoever asks how
 * the node is; an order is worth more than a look at a page, and a look at a page more than a search.
 */
const priorities: readonly [RegExp, Priority][] = [
  [/^\w+ \/(health|metrics)\b/, 'never'],
  [/^\w+ \/api\/order\/(bank-callback|check-payment|orderid-request)\b/, 'never'],
  [/^GET \/api\/product\/(list|suggest)\b/, 'first'],
  [/^GET \/(?!api\/(auth|order|office)\/)/, 'next'],
];

export function priorityOf(method: string, address: string): Priority {
  const request = `${method} ${address}`;
  return priorities.find(([pattern]) => pattern.test(request))?.[1] ?? 'last';
}

const code = 'server.busy' satisfies ErrorCode;
const bodyIn = (lang: 'tm' | 'ru') =>
  JSON.stringify({ response: 'error', code, message: wordsOf(code, lang) });
const bodies = { tm: bodyIn('tm'), ru: bodyIn('ru') };

/** The refusal in the caller's language. */
export function busyBody(accepted: string | undefined): string {
  return bodies[langIn(accepted)];
}
