import type { Access, BodyOf, ParamsOf, QueryOf, ReplyOf, RouteSpec, RouteTable } from '#contract/route.ts';
import type { Lang } from '#contract/shared.ts';
import type { EventsReply, FileReply } from './stream.ts';

export type CustomerActor = { kind: 'customer'; customerId: number; sessionId: string };
export type StaffActor = { kind: 'staff'; staffId: number; role: string; sessionId: string; name: string };
/** The holder of a secret link, and the record that it is about. */
export type LinkActor = { kind: 'link'; linkId: string; subjectId: string; token: string };
export type Actor = CustomerActor | StaffActor | LinkActor;

export type UploadedFile = { filename: string; mimetype: string; data: Buffer };
export type CookieOptions = { maxAgeSeconds: number; httpOnly: boolean };

/** One request as a handler sees it: validated, typed by its route, independent of HTTP. */
export type Call<R extends RouteSpec> = {
  params: ParamsOf<R>;
  query: QueryOf<R>;
  body: BodyOf<R>;
  files: Record<string, UploadedFile>;
  actor: ActorFor<R['access']>;
  lang: Lang;
  /** The caller's address; X-Forwarded-For counts only from trusted proxies. */
  ip: string;
  /** `User-Agent`, cut to 200 characters. */
  device: string;
  requestId: string;
  idempotencyKey: string | undefined;
  /** What an editor of the office has seen of the record that this call saves; see contract/seen.ts. */
  seen: string | undefined;
  /** The access token of the call, if it has one. */
  bearer: string | undefined;
  cookie(name: string): string | undefined;
  /** Sets a cookie for the whole origin (Secure where the shop is served by TLS, SameSite=Strict). Empty value removes it. */
  setCookie(name: string, value: string, options: CookieOptions): void;
  /** Aborted when the client goes away. */
  signal: AbortSignal;
};

type ActorFor<A extends Access> = A extends 'customer'
  ? CustomerActor
  : A extends 'staff' | 'courier'
    ? StaffActor
    : A extends 'link'
      ? LinkActor
      : undefined;

type HandlerReply<R extends RouteSpec> = R extends { file: true }
  ? FileReply
  : R extends { events: true }
    ? EventsReply
    : ReplyOf<R>;

/**
 * A public response with its cache tags: ids of the products shown. A change of stock of one of them makes it stale.
 */
export class TaggedReply<Reply> {
  declare readonly reply: Reply;
  declare readonly tags: readonly number[];
  constructor(reply: Reply, tags: readonly number[]) {
    this.reply = reply;
    this.tags = tags;
  }
}
/** @param tags ids of the products that the reply shows */
export const tagged = <Reply>(reply: Reply, tags: readonly number[]) => new TaggedReply(reply, tags);

export type Handler<Context, R extends RouteSpec> = (
  ctx: Context,
  call: Call<R>,
) => Promise<HandlerReply<R> | TaggedReply<HandlerReply<R>>>;

/** What is known of a call before its sender is looked up and its body read. */
export type EarlyCall = { bearer: string | undefined; bodyBytes: number };

/**
 * A handler wrapped by `around`, which runs outside all that the platform does for it: single flight, semaphore,
 * transaction, kept answer. `before` may refuse earlier than all else.
 */
export type GuardedHandler<Context, R extends RouteSpec> = {
  before?: (ctx: Context, call: EarlyCall) => void;
  around: <T>(ctx: Context, call: Call<R>, work: () => Promise<T>) => Promise<T>;
  handle: Handler<Context, R>;
};

/** A handler for every route of a contract: a missing key or a wrong shape does not compile. */
export type Handlers<Context, T extends RouteTable> = {
  [K in keyof T]: Handler<Context, T[K]> | GuardedHandler<Context, T[K]>;
};
