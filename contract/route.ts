import type { FeatureName } from '#domain/feature.ts';
import type { LinkPurpose } from '#domain/links/link.ts';
import type { Permission } from '#domain/staff.ts';
import type { Static, TSchema } from 'typebox';
import type { ErrorCode } from './errors.ts';

/**
 * Who may call a route. `cookie` routes are authenticated by the refresh cookie and demand the XSRF header; `link` routes by the
 * secret token in their path, which no foreign page knows; `courier` routes by the cookie of a courier's phone or a courier's session of the
 * office, with the XSRF header as for staff.
 */
export type Access = 'anyone' | 'customer' | 'cookie' | 'staff' | 'link' | 'courier';

/** From what is sent away first to what must go on whatever happens. */
export type Priority = 'search' | 'browse' | 'order' | 'money';
export type Limit = 'orders';

export type RouteKey = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /api/${string}`;

/**
 * One operation of the API. Its key (`'POST /api/order/order-create/'`) is its only name:
 * in the handlers, the client, the limits, the log and the tests.
 */
export type RouteSpec = {
  summary: string;
  access: Access;
  /** Staff routes name the permission they need; a staff route without one stops the start. */
  permission?: Permission;
  /** Link routes say what their tokens are given out for. */
  link?: LinkPurpose;
  params?: TSchema;
  query?: TSchema;
  /** The path parameter that may hold the query instead, as the specification writes it: `order-list/page=2&status=placed`. */
  queryInPath?: string;
  body?: TSchema;
  /** The body may also come as `application/x-www-form-urlencoded`: for callers that are no client of ours. */
  form?: true;
  /** A cookie route that a bearer token opens as well. */
  takesBearer?: true;
  /** The body arrives as multipart form data; files are listed here and validated by the handler. */
  files?: readonly string[];
  /** The answer is a file, made while it is sent; `reply` is empty. */
  file?: true;
  /** The answer is a stream of server-sent events; the browser opens it by itself, so it keeps no session awake. */
  events?: true;
  /** The whole successful answer without `response: 'success'`, which the platform adds. */
  reply: TSchema;
  /** Every refusal that this route may give, besides the general ones (`general` in errors.ts). */
  refuses?: readonly ErrorCode[];
  /**
   * What an Idempotency-Key does on a writing call of a customer or of staff: its answer is kept for a day and given again.
   * `required`: no call without a key; the answer names an order in `data.id` and is kept for a week. `inside`: the same, but the
   * handler keeps the answer itself, for a customer whom it finds. `none`: the answer carries a secret, or the work reaches out
   * of the database, where nothing can be taken back.
   */
  idempotency?: 'required' | 'inside' | 'none';
  /** What it is worth when a node has too much to do (load shedding): `order` unless it says otherwise. */
  priority?: Priority;
  /** Calls of one kind that are worked on at once are limited on a node: more would only wait for each other's rows (semaphore). */
  limit?: Limit;
  /** The feature that it belongs to: while that is switched off there is no such route. */
  feature?: FeatureName;
  /** How the answer may be kept: `public` gets an ETag, `private` is no-store. */
  cache: 'public' | 'private';
  /** A public answer that is of no use without a connection, so that the service worker does not keep it. */
  offline?: false;
};

export type RouteTable = Record<string, RouteSpec>;

/** Declares routes without widening their keys and schemas. */
export function routes<const T extends Record<RouteKey, RouteSpec>>(table: T): T {
  return table;
}

type Spec = Omit<RouteSpec, 'access' | 'cache' | 'permission' | 'link'>;

/** A route of signed-in customers; what it answers is nobody else's. */
export function forCustomer<const S extends Spec>(spec: S) {
  return { access: 'customer' as const, cache: 'private' as const, ...spec };
}

/** A route of whoever holds a secret link: `:token` in its path. */
export function forLink<const S extends Spec>(link: LinkPurpose, spec: S) {
  return { access: 'link' as const, cache: 'private' as const, link, ...spec };
}

/** A route of couriers, whose phones open nothing else. */
export function forCourier<const S extends Spec>(spec: S) {
  return {
    access: 'courier' as const,
    cache: 'private' as const,
    permission: 'round.work' as const,
    ...spec,
  };
}

/** A route that anyone may call, with an answer for the caller alone. */
export function forAnyone<const S extends Spec>(spec: S) {
  return { access: 'anyone' as const, cache: 'private' as const, ...spec };
}

/** A route with one answer for all who ask: it gets an ETag and may be kept. */
export function forPublic<const S extends Spec>(spec: S) {
  return { access: 'anyone' as const, cache: 'public' as const, ...spec };
}

/** Whether the platform keeps a route's answers for an Idempotency-Key. */
export function keepsAnswers(key: string, spec: RouteSpec): boolean {
  const isSignedIn = spec.access === 'customer' || spec.access === 'staff';
  const isKept = spec.idempotency === undefined || spec.idempotency === 'required';
  return isSignedIn && !key.startsWith('GET ') && !spec.file && !spec.events && isKept;
}

type In<S> = S extends TSchema ? Static<S> : undefined;

export type ParamsOf<R extends RouteSpec> = In<R['params']>;
export type QueryOf<R extends RouteSpec> = In<R['query']>;
export type BodyOf<R extends RouteSpec> = In<R['body']>;
export type ReplyOf<R extends RouteSpec> = Static<R['reply']>;
