import { type CallParts, CallError, createClient } from '#contract/client.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { refusalsOf } from '#contract/refusals.ts';
import { type ShopRoutes, shopRoutes } from '#contract/index.ts';
import type { RouteSpec } from '#contract/route.ts';

export type Api = ReturnType<typeof createApi>;

/**
 * The shop's own client with a cookie jar and a token, like one browser. A refusal that the route does not list fails
 * the test, whatever the test expected.
 */
export function createApi(origin: string, session: { token?: string; lang?: 'tm' | 'ru' } = {}) {
  const jar = new Map<string, string>();
  let token = session.token;

  async function send(url: string, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers);
    if (token && !headers.has('authorization')) headers.set('authorization', `Bearer ${token}`);
    if (session.lang && !headers.has('accept-language'))
      headers.set('accept-language', session.lang === 'tm' ? 'tk' : 'ru');
    if (jar.size > 0) headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
    const xsrf = jar.get('XSRF-TOKEN');
    if (xsrf) headers.set('x-xsrf-token', xsrf);
    const reply = await fetch(url, { ...init, headers });
    for (const cookie of reply.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      const [name = '', value = ''] = pair.split('=');
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    return reply;
  }

  const call = createClient<ShopRoutes>(origin, send);
  async function api<K extends keyof ShopRoutes & string>(key: K, parts?: CallParts<ShopRoutes[K]>) {
    try {
      return await call(key, parts);
    } catch (error) {
      if (error instanceof CallError && error.body) requireListed(key, error.body.code);
      throw error;
    }
  }
  return Object.assign(api, {
    raw: (path: string, init: RequestInit = {}) => send(origin + path, init),
    useToken(next: string | undefined) {
      token = next;
    },
    token: () => token,
    jar,
  });
}

function requireListed(key: keyof ShopRoutes, code: ErrorCode): void {
  const spec: RouteSpec = shopRoutes[key];
  if (!refusalsOf(key, spec).includes(code))
    throw new Error(`${key} refused with ${code}, which its contract does not list`);
}

/** The code of a refusal, for assertions: `await refusalOf(api('GET …'))` is `'order.not-found'`, or `'accepted'`. */
export async function refusalOf(call: Promise<unknown>): Promise<ErrorCode | 'accepted' | 'no answer'> {
  return call.then(
    () => 'accepted' as const,
    (error: unknown) => {
      if (!(error instanceof CallError)) throw error;
      return error.body?.code ?? 'no answer';
    },
  );
}
