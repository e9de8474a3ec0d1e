import { type CallParts, CallFailed, createClient } from '#contract/client.ts';
import type { OfficeRoutes, ShopRoutes } from '#contract/index.ts';
import { askCode } from './ask-code.ts';
import { createKeys } from './done-once.ts';
import type { Environment } from './environment.ts';

const send = (url: string, init: RequestInit) => {
  const headers = new Headers(init.headers);
  headers.set('accept-language', document.documentElement.lang || 'tk');
  const token = /(?:^|;\s*)XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1];
  if (token && init.method !== 'GET') headers.set('x-xsrf-token', decodeURIComponent(token));
  return fetch(url, { ...init, headers, credentials: 'same-origin' });
};

const plain = createClient<OfficeRoutes>('', send);

/** Routes that the storefront uses as well: delivery slots and what a cart would cost. */
export const shopApi = createClient<ShopRoutes>('', send);

let underKey: ReturnType<typeof createKeys> | undefined;

/** Hands in time and ids, before the first call. */
export function startCalls(outside: Environment): void {
  underKey = createKeys(outside);
}

/**
 * One call of the office's API, named by its route key. Where the server wants a fresh code of the authenticator,
 * the person is asked for one and the call is made again. What adds or gives something is done once, also when its
 * answer is lost and it is asked for again.
 * @throws CallFailed when the server says no or does not answer
 */
export const api: typeof plain = async (key, parts) => {
  const ask = (headers: object) =>
    plain(key, { ...parts, headers: { ...parts?.headers, ...headers } } as typeof parts);
  const askConfirmed = async (headers: object) => {
    try {
      return await ask(headers);
    } catch (error) {
      if (!(error instanceof CallFailed) || error.body?.code !== 'staff.confirm-needed') throw error;
      await askCode((code) => plain('POST /api/office/confirm/', { body: { code } }), error);
      return ask(headers);
    }
  };
  return underKey ? underKey(key, parts, askConfirmed) : askConfirmed({});
};

export type OfficeKey = keyof OfficeRoutes & string;
export type OfficeParts<K extends OfficeKey> = CallParts<OfficeRoutes[K]>;
