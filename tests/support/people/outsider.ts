/** A client that knows only the contract: plain HTTP without code of the shop. */
import type { TestShop } from '../shop/start-shop.ts';

export type OutsiderAnswer = { status: number; headers: Headers; body: Json; text: string };
// What comes from outside has the type that the test demands of it.
// oxlint-disable-next-line typescript/no-explicit-any
export type Json = any;
export type OutsiderRequest = {
  method?: string;
  body?: unknown;
  token?: string | undefined;
  lang?: string;
  headers?: Record<string, string>;
};

/** One HTTP call: objects are sent as JSON, forms and texts as they are. */
export async function ask(
  shop: Pick<TestShop, 'origin'>,
  path: string,
  asking: OutsiderRequest = {},
): Promise<OutsiderAnswer> {
  const { body, token, lang, method = body === undefined ? 'GET' : 'POST' } = asking;
  const isRaw = body === undefined || typeof body === 'string' || body instanceof FormData;
  const reply = await fetch(shop.origin + path, {
    method,
    headers: {
      ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(lang ? { 'accept-language': lang } : {}),
      ...asking.headers,
    },
    ...(body === undefined ? {} : { body: isRaw ? body : JSON.stringify(body) }),
    redirect: 'manual',
  });
  const text = await reply.text();
  const isJson = reply.headers.get('content-type')?.startsWith('application/json');
  return {
    status: reply.status,
    headers: reply.headers,
    text,
    body: isJson && text ? JSON.parse(text) : undefined,
  };
}

/** Every value of an answer with its path. */
export function* walk(value: Json, path: string[] = []): Generator<{ path: string[]; value: Json }> {
  yield { path, value };
  if (value && typeof value === 'object')
    for (const [name, part] of Object.entries(value)) yield* walk(part, [...path, name]);
}

export const isPicture = (value: Json): boolean =>
  Boolean(value && typeof value === 'object' && 'srcset' in value && 'src' in value);

/** Public calls without a session, whose answers may be cached. */
export const publicPaths = [
  '/api/product/about-us/',
  '/api/product/banners/',
  '/api/product/banners/?is_main=false',
  '/api/product/home-info/',
  '/api/product/list/?page_size=60',
  '/api/product/detail/1/',
  '/api/product/categories/',
  '/api/product/brands/',
  '/api/product/ideas/',
  '/api/product/idea/1/',
  '/api/product/reviews/1/',
  '/api/product/privacy-policy/',
  '/api/order/delivery-payment/',
];
/** Calls that return a customer's own data. */
export const personalPaths = [
  '/api/auth/profile-list/',
  '/api/auth/address-list/',
  '/api/auth/session-list/',
  '/api/order/order-list/',
];
