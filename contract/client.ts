import type { LastSave } from '#domain/audit/seen-header.ts';
import type { ErrorBody } from './errors.ts';
import type { OfficeRoutes, ShopRoutes } from './index.ts';
import type { BodyOf, ParamsOf, QueryOf, ReplyOf, RouteSpec, RouteTable } from './route.ts';

/** The arguments of a call, exactly as its route declares them. `form` replaces `body` on multipart routes. */
export type CallParts<R extends RouteSpec> = (ParamsOf<R> extends undefined
  ? { params?: never }
  : { params: ParamsOf<R> }) &
  (QueryOf<R> extends undefined ? { query?: never } : { query?: QueryOf<R> }) &
  (BodyOf<R> extends undefined ? { body?: never } : { body?: BodyOf<R> | FormData }) & {
    headers?: Record<string, string>;
    signal?: AbortSignal;
    keepalive?: boolean;
  };

export type Answer<R extends RouteSpec> = {
  response: 'success';
  seen?: string;
  saved?: readonly LastSave[];
} & ReplyOf<R>;

/** The server refused, or there was no answer at all (`status` 0). */
export class CallError extends Error {
  declare readonly status: number;
  declare readonly body: ErrorBody | undefined;
  /** Seconds until a retry makes sense, where the server gives them. */
  declare readonly retryAfter: number | undefined;
  constructor(status: number, body: ErrorBody | undefined, retryAfter?: number) {
    super(body?.message ?? 'no answer');
    this.status = status;
    this.body = body;
    this.retryAfter = retryAfter;
  }
}

/** The status for an unreadable answer, as a gateway would report it. */
const unreadable = 502;

type Send = (url: string, init: RequestInit) => Promise<Response>;

type AddressParts<R extends RouteSpec> = { params?: ParamsOf<R>; query?: QueryOf<R> };

type EveryRoute = ShopRoutes & OfficeRoutes;

/** The address of a call: path and query. */
export function callAddress<K extends keyof EveryRoute>(key: K, parts?: AddressParts<EveryRoute[K]>): string {
  return addressOf(key, parts);
}

type Field = string | number | boolean | undefined;

function addressOf(key: string, parts?: { params?: object | undefined; query?: object | undefined }): string {
  const params = (parts?.params ?? {}) as Record<string, Field>;
  const path = key
    .slice(key.indexOf(' ') + 1)
    .replace(/:(\w+)\??/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries<Field>({ ...parts?.query }))
    if (value !== undefined) query.set(name, String(value));
  const search = query.toString();
  return path + (search ? `?${search}` : '');
}

/** A typed client of a few lines: `api('GET /api/product/detail/:id/', { params: { id: 7 } })`. */
/** @param read adds to a body what its headers say */
export function createClient<T extends RouteTable = ShopRoutes>(
  origin: string,
  send: Send,
  read: (headers: Headers) => object = () => ({}),
) {
  return async function api<K extends keyof T & string>(
    key: K,
    parts?: CallParts<T[K]>,
  ): Promise<Answer<T[K]>> {
    const [method = ''] = key.split(' ');
    const isForm = typeof FormData !== 'undefined' && parts?.body instanceof FormData;
    const init: RequestInit = {
      method,
      headers: {
        ...(parts?.body !== undefined && !isForm ? { 'content-type': 'application/json' } : {}),
        ...parts?.headers,
      },
    };
    if (parts?.body !== undefined) init.body = isForm ? (parts.body as FormData) : JSON.stringify(parts.body);
    if (parts?.signal) init.signal = parts.signal;
    if (parts?.keepalive) init.keepalive = true;
    const reply = await send(origin + addressOf(key, parts), init).catch((error: unknown) => {
      if (parts?.signal?.aborted) throw error;
      throw new CallError(0, undefined);
    });
    const body = (await reply.json().catch(() => undefined)) as { response?: string } | undefined;
    // A 200 whose body cannot be parsed was truncated, or did not come from the shop.
    const status = reply.status === 200 && body === undefined ? unreadable : reply.status;
    if (!reply.ok || body?.response !== 'success')
      throw new CallError(status, body as ErrorBody | undefined, retryAfterOf(reply));
    return { ...body, ...read(reply.headers) } as unknown as Answer<T[K]>;
  };
}

function retryAfterOf({ headers }: Response): number | undefined {
  const seconds = Number(headers.get('retry-after'));
  return seconds > 0 ? seconds : undefined;
}
