import type { FeatureName } from '#domain/feature.ts';
import type { LinkPurpose } from '#domain/links/link.ts';
import type { Permission } from '#domain/staff.ts';
import type { Static, TSchema } from 'typebox';
import type { ErrorCode } from './errors.ts';

/**
 * Who may call a route. `cookie` routes authenticate by the refresh cookie and require the XSRF header; `link` routes
 * by the secret token in their path, which no other site knows; `courier` routes by the cookie of a courier's phone or
 * a courier's session of the office, with the XSRF header as for staff.
 */
export type Access = 'anyone' | 'customer' | 'cookie' | 'staff' | 'link' | 'courier';

/** In the order of load shedding: searches are refused first, money never. */
export type Priority = 'search' | 'browse' | 'order' | 'money';
export type Limit = 'orders' | 'codes';

export type RouteKey = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /api/${string}`;

/**
 * One operation of the API. Its key (`'POST /api/order/order-create/'`) identifies it everywhere: in the handlers, the
 * client, the limits, the log and the tests.
 */
export type RouteSpec = {
  summary: string;
  access: Access;
  /** The permission that a staff route requires; without one the server does not start. */
  permission?: Permission;
  /** The purpose of the tokens that a link route accepts. */
  link?: LinkPurpose;
  params?: TSchema;
  query?: TSchema;
  /** The path parameter that may hold the query instead, as the specification writes it: `order-list/page=2&status=placed`. */
  queryInPath?: string;
  body?: TSchema;
  /** The body may also be `application/x-www-form-urlencoded`, for callers such as banks. */
  form?: true;
  /** A cookie route that also accepts a bearer token. */
  takesBearer?: true;
  /** The body arrives as multipart form data; files are listed here and validated by the handler. */
  files?: readonly string[];
  /** The answer is a file, generated while it is sent; `reply` is empty. */
  file?: true;
  /**
   * The answer is a stream of server-sent events; the browser reconnects by itself, so it does not keep a session
   * alive.
   */
  events?: true;
  /** The whole successful answer without `response: 'success'`, which the platform adds. */
  reply: TSchema;
  /** Every refusal of this route besides the general ones (`generalErrors` in errors.ts). */
  refuses?: readonly ErrorCode[];
  /**
   * Idempotency of a writing call of a customer or of staff: by default the answer to an Idempotency-Key is kept for a
   * day and repeated. `required`: a call without a key is refused; a customer's answer names an order in `data.id` and
   * is kept for a week. `inside`: the same, but the handler stores the answer itself, for a customer whom it determines.
   * `none`: the answer contains a secret, or the work has effects outside of the database that cannot be rolled back.
   */
  idempotency?: 'required' | 'inside' | 'none';
  /** Priority under load shedding; `order` by default. */
  priority?: Priority;
  /**
   * Limits concurrent calls of one kind on a node: more would only wait for each other's row locks. `codes`: what anybody
   * may call about sign-in, codes and secret links; also limited per address.
   */
  limit?: Limit;
  /** The feature that the route belongs to; while it is switched off the route is 404. */
  feature?: FeatureName;
  /** Caching of the answer: `public` gets an ETag, `private` is no-store. */
  cache: 'public' | 'private';
  /** A public answer that is useless offline, so the service worker does not cache it. */
  offline?: false;
};

export type RouteTable = Record<string, RouteSpec>;

/** Declares routes without widening their keys and schemas. */
export function routes<const T extends Record<RouteKey, RouteSpec>>(table: T): T {
  return table;
}

type Spec = Omit<RouteSpec, 'access' | 'cache' | 'permission' | 'link'>;

/** A route for signed-in customers; its answers are private. */
export function forCustomer<const S extends Spec>(spec: S) {
  return { access: 'customer' as const, cache: 'private' as const, ...spec };
}

/** A route for the holder of a secret link: `:token` in its path. */
export function forLink<const S extends Spec>(link: LinkPurpose, spec: S) {
  return { access: 'link' as const, cache: 'private' as const, link, ...spec };
}

/** A route for couriers; their phones can call no other kind. */
export function forCourier<const S extends Spec>(spec: S) {
  return {
    access: 'courier' as const,
    cache: 'private' as const,
    permission: 'round.work' as const,
    ...spec,
  };
}

/** A route that anyone may call; its answers are not cached. */
export function forAnyone<const S extends Spec>(spec: S) {
  return { access: 'anyone' as const, cache: 'private' as const, ...spec };
}

/** A route with the same answer for everybody: cached, with an ETag. */
export function forPublic<const S extends Spec>(spec: S) {
  return { access: 'anyone' as const, cache: 'public' as const, ...spec };
}

/** Every route of secret links is one of `codes`, but for money and files: a bank or a slow line may take long. */
export function limitOf({ access, priority, limit, files }: RouteSpec): Limit | undefined {
  return limit ?? (access === 'link' && priority !== 'money' && !files ? 'codes' : undefined);
}

/** Whether the platform stores a route's answers for an Idempotency-Key. */
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
