/**
 * The API client with what a browser adds: session, language, XSRF header, an idempotency key for each action, and
 * retries on a poor connection.
 */
import { CallError, type CallParts, type Answer, createClient } from '#contract/client.ts';
import type { QuoteInput } from '#contract/checkout/shop.ts';
import type { SignedIn } from '#contract/customers/shop.ts';
import type { ShopRoutes } from '#contract/index.ts';
import { takeFirstView } from './first-view.ts';
import { type Language, languageTag } from '#storefront/lang/language.ts';

export type Api = <K extends keyof ShopRoutes>(
  key: K,
  parts?: CallParts<ShopRoutes[K]>,
) => Promise<Answer<ShopRoutes[K]>>;

/** Keys of the calls that carry the bearer token; all others go without, so that public answers can be cached. */
export const forCustomers =
  /\/(auth\/(session|profile|address)|cart|wishlist|certificate\/[:l]|order\/(order-|[cpr])|people|reminders)|^POST.*reviews/;

/** Anyone may request a quote; only a customer one with a code. */
function isForCustomer(key: string, body: unknown): boolean {
  if (forCustomers.test(key)) return true;
  const { certificate, certificates, promo } = key === 'POST /api/order/quote/' ? (body as QuoteInput) : {};
  return Boolean(certificate ?? certificates ?? promo);
}

export type Session = {
  language: () => Language;
  /** The newest access token of all tabs. */
  token: () => string | null;
  renewed: (signedIn: SignedIn) => void;
  ended: () => void;
  newId: () => string;
};

const retryAfterMs = [400, 1200];

/**
 * Builds the API over a session. No timeout, because a slow connection is not an error; callers may pass an abort
 * signal.
 */
export function createApi(
  session: Session,
  send: (url: string, init: RequestInit) => Promise<Response> = (url, init) => fetch(url, init),
): Api {
  const client = createClient('', async (url, init) => {
    const ready = init.method === 'GET' ? takeFirstView(url) : undefined;
    return ready ?? send(url, { credentials: 'same-origin', ...init });
  });
  const renew = createRefresh(client, session);
  const underKey = createIdempotencyKeys(session.newId);

  return async function api(key, parts) {
    const needsToken = isForCustomer(key, parts?.body);
    const send = async (idempotencyKey?: string) => {
      const dressed = () =>
        dress(key, parts, needsToken ? session : null, session.language(), idempotencyKey);
      const call = () => withRetries(key, () => client(key, dressed()));
      const tokenUsed = session.token();
      try {
        return await call();
      } catch (error) {
        if (!needsToken || !tokenUsed || !(error instanceof CallError) || error.status !== 401) throw error;
        await renew(tokenUsed);
        return call();
      }
    };
    return forCustomers.test(key) && !key.startsWith('GET ') ? underKey(key, parts ?? {}, send) : send();
  };
}

/** Adds the headers of every call, of every unsafe call, or of a customer's call. */
function dress<P extends { headers?: Record<string, string> }>(
  key: string,
  parts: P | undefined,
  customer: Session | null,
  language: Language,
  idempotencyKey?: string,
): P {
  const token = customer?.token();
  const xsrf = key.startsWith('GET ') ? null : readXsrfCookie();
  const headers = {
    accept: 'application/json',
    'accept-language': languageTag[language],
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(xsrf ? { 'x-xsrf-token': xsrf } : {}),
    ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
    ...parts?.headers,
  };
  return { ...parts, headers } as unknown as P;
}

/** Reads are retried twice after a lost connection or an overloaded server; writes never. */
async function withRetries<T>(key: string, run: () => Promise<T>): Promise<T> {
  for (const wait of key.startsWith('GET ') ? retryAfterMs : []) {
    try {
      return await run();
    } catch (error) {
      const isPassing = error instanceof CallError && (error.status === 0 || error.status === 503);
      if (!isPassing || error.body?.code === 'bank.unreachable' || !navigator.onLine) throw error;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  return run();
}

/** One renewal at a time in the whole browser: two tabs must not use the same refresh cookie. */
function createRefresh(client: Api, session: Session) {
  async function renewOnce(spent: string): Promise<void> {
    // Another tab has renewed it, or the customer has signed out.
    if (session.token() !== spent) return;
    try {
      const key = 'POST /api/auth/refresh/';
      session.renewed((await client(key, dress(key, undefined, null, session.language()))).data);
    } catch (error) {
      if (error instanceof CallError && (error.status === 401 || error.status === 403)) session.ended();
      throw error;
    }
  }
  let underWay: Promise<void> | null = null;
  return (spent: string): Promise<void> => {
    const run = () => renewOnce(spent);
    underWay ??= (navigator.locks ? navigator.locks.request('sowgat:refresh', run) : run()).finally(() => {
      underWay = null;
    });
    return underWay;
  };
}

function readXsrfCookie(): string | null {
  const match = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie);
  return match?.[1] ? decodeURIComponent(match[1]) : null;
}

/**
 * Chooses the idempotency key of a write, so that the shop performs an action once however often it arrives: a new
 * key for each action, and the same key when it is repeated before any other action on resources of its kind.
 */

type IdempotentCall = { input: string; id: string };
type Input = { params?: unknown; query?: unknown; body?: unknown };

function createIdempotencyKeys(newId: () => string) {
  /** By kind (`auth/address`, `order/order`), the newest action that has not succeeded. */
  const open: Record<string, IdempotentCall | undefined> = {};
  return async function underKey<T>(
    key: string,
    { params, query, body }: Input,
    send: (id: string) => Promise<T>,
  ): Promise<T> {
    const kind = /[\w/]+/.exec(key.split('/api/')[1] ?? '')?.[0] ?? '';
    const input = JSON.stringify([key, params, query, body instanceof FormData ? [...body] : body]);
    const last = open[kind];
    const action = last?.input === input ? last : { input, id: newId() };
    open[kind] = action;
    const answer = await send(action.id);
    if (open[kind] === action) delete open[kind];
    return answer;
  };
}
