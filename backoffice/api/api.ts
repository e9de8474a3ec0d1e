import { type CallError, type CallParts, createClient } from '#contract/client.ts';
import type { OfficeRoutes, ShopRoutes } from '#contract/index.ts';
import { parseSaved, savedHeader, seenHeader } from '#domain/audit/seen-header.ts';
import { askCode } from './ask-code.ts';
import { createIdempotencyKeys } from './idempotency-keys.ts';
import type { Environment } from './environment.ts';

const send = (url: string, init: RequestInit) => {
  const headers = new Headers(init.headers);
  headers.set('accept-language', document.documentElement.lang || 'tk');
  const token = /(?:^|;\s*)XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1];
  if (token && init.method !== 'GET') headers.set('x-xsrf-token', decodeURIComponent(token));
  return fetch(url, { ...init, headers, credentials: 'same-origin' });
};

/** What the reader of an answer has seen, to be sent along when they save it, and who saved it last. */
const readSeen = (headers: Headers) => {
  const [seen, saved] = [headers.get(seenHeader), headers.get(savedHeader)];
  return { ...(seen === null ? {} : { seen }), ...(saved === null ? {} : { saved: parseSaved(saved) }) };
};
const plain = createClient<OfficeRoutes>('', send, readSeen);

/** Routes shared with the storefront: delivery slots and quotes. */
export const shopApi = createClient<ShopRoutes>('', send);

let underKey: ReturnType<typeof createIdempotencyKeys> | undefined;

/** Sets the clock and id source; called before the first API call. */
export function startApi(outside: Environment): void {
  underKey = createIdempotencyKeys(outside);
}

/**
 * One call of the back office API, by route key. If the server requires a fresh authenticator code, the user is asked
 * for one and the call is repeated; so it is with a new XSRF cookie where it was lost. Calls that create or give
 * something carry an idempotency key, so that a retry after a lost response has no second effect. @throws CallError when the server refuses or does not answer
 */
export const api: typeof plain = async (key, parts) => {
  const ask = (headers: object) =>
    plain(key, { ...parts, headers: { ...parts?.headers, ...headers } } as typeof parts);
  const askConfirmed = async (headers: object) => {
    try {
      return await ask(headers);
    } catch (thrown) {
      const error = thrown as CallError;
      const why = error.body?.code;
      // Any answer to staff brings the XSRF cookie anew.
      if (why === 'xsrf.missing') await plain('GET /api/office/me/');
      else if (why === 'staff.confirm-needed')
        await askCode((code) => plain('POST /api/office/confirm/', { body: { code } }), error);
      else throw error;
      return ask(headers);
    }
  };
  return underKey ? underKey(key, parts, askConfirmed) : askConfirmed({});
};

export type OfficeKey = keyof OfficeRoutes & string;
export type OfficeParts<K extends OfficeKey> = CallParts<OfficeRoutes[K]>;
