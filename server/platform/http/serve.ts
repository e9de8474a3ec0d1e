import type { FastifyInstance, FastifyReply, FastifyRequest, RouteGenericInterface } from 'fastify';
import { errorStatus, type FieldError } from '#contract/errors.ts';
import type { FeatureName } from '#domain/feature.ts';
import { type Limit, limitOf, type RouteKey, type RouteSpec, type RouteTable } from '#contract/route.ts';
import { seenHeader } from '#domain/audit/seen-header.ts';
import { publicType, sendPublic } from './cached-first.ts';
import {
  type Actor,
  type Call,
  type EarlyCall,
  type GuardedHandler,
  type Handler,
  type Handlers,
  TaggedReply,
} from './call.ts';
import { type HttpCookies, newCookies } from './cookies.ts';
import { sendPacked } from './send-packed.ts';
import { langOf, sendInvalid, type Words } from './errors.ts';
import { secretHooks } from './headers.ts';
import { readMultipart } from './multipart.ts';
import {
  closeStreamsWith,
  type EventsReply,
  type FileReply,
  sendEvents,
  sendFile,
  streamTimeoutMs,
} from './stream.ts';
import { compileCheck, compileQuestion, moveQuery, readTexts, type Texts } from './validate.ts';
import { replyText, repeatOf } from '#server/platform/idempotency/repeat.ts';
import type { RunCall } from '#server/platform/idempotency/run-call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { Replica } from '#server/platform/db/replica.ts';
import type { RawResponse, ResponseCache } from '#server/platform/cache/response-cache.ts';

/** The credentials of a request. `token` is that of a secret link, taken from the path. */
export type AskingRequest = {
  bearer: string | undefined;
  cookie: (name: string) => string | undefined;
  key: string;
  token: string;
  ip: string;
};

/** What routes need from the shop: authentication, texts of refusals, cookies, caches. */
export type ServeOptions<Context> = {
  words: Words;
  cache: ResponseCache;
  cookies: HttpCookies;
  /** Where public answers are read from: the replica while it is fresh enough. */
  replica: Replica;
  /** Authenticates the caller of a route that is not public, or throws a Refusal. */
  findActor: (spec: RouteSpec, request: AskingRequest) => Promise<Actor>;
  /** Whether a feature is switched on. */
  hasFeature: (name: FeatureName) => Promise<boolean>;
  /** Single flight, semaphore, transaction and kept answer, as the route declares them. */
  runCall: RunCall<Context>;
  /** Compares every answer with its schema; for tests and development. */
  checkReplies: boolean;
};

/**
 * Body limit of staff routes, whose bodies hold long texts in two languages. Bodies are read only after authentication.
 */
const staffBodyLimit = 1024 * 1024;

/** Mounts a table of routes. A key without a handler does not compile; two tables never share a key. */
export function serve<Context, T extends RouteTable>(
  app: FastifyInstance,
  ctx: Context,
  table: T,
  handlers: Handlers<Context, T>,
  options: ServeOptions<Context>,
): void {
  if (Object.values(table).some(({ events }) => events)) closeStreamsWith(app);
  for (const [key, spec] of Object.entries(table) as [RouteKey, RouteSpec][])
    mount(app, ctx, key, spec, withGuard(handlers[key]), options);
}

function withGuard<Context>(handler: unknown): GuardedHandler<Context, RouteSpec> {
  // One expression would cost the compiler seconds: it compares the types of both branches.
  if (typeof handler !== 'function') return handler as GuardedHandler<Context, RouteSpec>;
  return { around: (_, __, work) => work(), handle: handler as Handler<Context, RouteSpec> };
}

function mount<Context>(
  app: FastifyInstance,
  ctx: Context,
  key: RouteKey,
  spec: RouteSpec,
  { before, around, handle }: GuardedHandler<Context, RouteSpec>,
  options: ServeOptions<Context>,
): void {
  const [method, url] = key.split(' ') as [string, string];
  if (spec.access === 'staff' && !spec.permission)
    throw new Error(`${key} is for staff but names no permission`);
  const check = checkRequest(spec);
  // A malformed id in the path is answered like an unknown one.
  const notFound = spec.refuses?.find((code) => code.endsWith('.not-found') && errorStatus[code] === 404);
  const wrong = options.checkReplies ? compileQuestion(spec.reply) : () => undefined;
  const actors = new WeakMap<FastifyRequest, Actor>();

  /** Authentication comes before the body: without rights none of the body is stored or parsed. */
  async function authenticate(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const actor = await findActor(spec, key, request, options);
    if (actor?.kind === 'staff') options.cookies.renewXsrf(request, reply);
    if (actor) actors.set(request, actor);
  }

  async function answer(request: FastifyRequest, call: Call<RouteSpec>, inside = ctx): Promise<RawResponse> {
    const { reply, tags } = untagged(await handle(inside, call));
    const problem = wrong(reply);
    if (problem)
      throw new Error(`${key} answers what its contract does not say (request ${request.id}): ${problem}`);
    return { text: replyText(reply as object), tags };
  }

  app.route<RouteGenericInterface, { key: string; takesForm: boolean; limit: Limit | undefined }>({
    method,
    url: url.replace(/(?<=.)\/$/, ''),
    config: { key, takesForm: spec.form === true, limit: limitOf(spec) },
    ...(isOfOffice(spec) ? { bodyLimit: staffBodyLimit } : {}),
    ...(spec.file || spec.events ? { handlerTimeout: streamTimeoutMs } : {}),
    // No HEAD route: its event stream has no reader and would never end.
    ...(spec.events ? { exposeHeadRoute: false } : {}),
    onRequest: guards(spec, options, { before: before?.bind(undefined, ctx), authenticate }),
    handler: async (request, reply) => {
      const lang = langOf(request);
      const { parts, fields, hasInvalidParams } = await check(request);
      if (hasInvalidParams && notFound) throw new Refusal(notFound);
      if (fields.length > 0) return sendInvalid(reply, fields, options.words, lang);
      const call = {
        ...parts,
        ...surroundings(request, reply, options),
        actor: actors.get(request),
        lang,
      } as unknown as Call<RouteSpec>;
      if (spec.file) return sendFile(reply, (await handle(ctx, call)) as FileReply);
      if (spec.events) return sendEvents(app, reply, (await handle(ctx, call)) as EventsReply);
      if (spec.cache === 'public')
        return sendPublic(request, reply, {
          ...{ cache: options.cache, parts },
          make: () => options.replica.read((from) => answer(request, call, { ...ctx, ...from })),
        });
      const text = await around(ctx, call, () => {
        const plan = { repeated: repeatOf(key, spec, call), limit: spec.limit };
        return options.runCall(ctx, plan, (inside) => answer(request, call, inside).then(textOf));
      });
      return sendPacked(request, reply.header('cache-control', 'no-store').type(publicType), text);
    },
  });
}

/** Routes of staff and couriers, who authenticate with a cookie. */
const isOfOffice = ({ access }: RouteSpec) => access === 'staff' || access === 'courier';

type Authenticate = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
type Guards = { before: ((call: EarlyCall) => void) | undefined; authenticate: Authenticate };

/** Without the feature every caller gets the same refusal, signed in or not. */
function guards<Context>(spec: RouteSpec, options: ServeOptions<Context>, { before, authenticate }: Guards) {
  const early = async (request: FastifyRequest) =>
    before?.({ bearer: bearerOf(request), bodyBytes: Number(request.headers['content-length'] ?? 0) });
  const own = [before ? early : [], spec.access === 'anyone' ? [] : authenticate];
  return [secretHooks(spec.access), requireFeature(spec, options), own].flat(2);
}

function requireFeature<Context>({ feature }: RouteSpec, options: ServeOptions<Context>) {
  if (!feature) return [];
  return async () => {
    if (!(await options.hasFeature(feature))) throw new Refusal('route.not-found');
  };
}

const untagged = (told: unknown) => (told instanceof TaggedReply ? told : { reply: told, tags: undefined });
const textOf = ({ text }: RawResponse) => text;
type Parts = { params: unknown; query: unknown; body: unknown; files: Call<RouteSpec>['files'] };

/** `hasInvalidParams`: the path itself is malformed. */
type CheckedParts = { parts: Parts; fields: FieldError[]; hasInvalidParams: boolean };

/** A missing body counts as an empty object; `null` is refused as no object. */
const orNothing = (body: unknown = {}): unknown => body;

const nothing = { type: 'object', additionalProperties: false };

/** Reads and checks the parts of a request as its route describes them. */
function checkRequest(spec: RouteSpec): (request: FastifyRequest) => Promise<CheckedParts> {
  const params = spec.params ? compileCheck(spec.params) : undefined;
  const query = compileCheck(spec.query ?? nothing);
  const body = compileCheck(spec.body ?? nothing);
  return async (request) => {
    const lang = langOf(request);
    const form = spec.files ? await readMultipart(request, spec.files) : undefined;
    const texts = moveQuery(spec.queryInPath, request as { params: Texts; query: Texts });
    const parts: Parts = {
      params: spec.params ? readTexts(spec.params, texts.params) : undefined,
      query: readTexts(spec.query ?? {}, texts.query),
      body: form ? form.fields : request.body,
      files: form?.files ?? {},
    };
    const invalidParams = params?.(parts.params, lang) ?? [];
    const fields = [...invalidParams, ...query(parts.query, lang), ...body(orNothing(parts.body), lang)];
    if (spec.body) parts.body = orNothing(parts.body);
    return { parts, fields, hasInvalidParams: invalidParams.length > 0 };
  };
}

async function findActor<Context>(
  spec: RouteSpec,
  key: string,
  request: FastifyRequest,
  options: ServeOptions<Context>,
): Promise<Actor | undefined> {
  const jar = options.cookies.read(request);
  // Another site cannot send a bearer token, so where a route takes either it replaces the XSRF header.
  const isCookieCall = spec.access === 'cookie' && !(spec.takesBearer && bearerOf(request));
  // HEAD is answered like GET and changes nothing either.
  if (isCookieCall || (isOfOffice(spec) && !key.startsWith('GET ')))
    options.cookies.requireXsrf(request, jar, isOfOffice(spec) ? 'staff' : 'cookie');
  if (spec.access === 'cookie') return undefined;
  const bearer = bearerOf(request);
  const { token = '' } = request.params as { token?: string };
  const cookie = (name: string) => jar[options.cookies.name(name)];
  return options.findActor(spec, { bearer, cookie, key, token, ip: request.ip });
}

const bearerOf = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer ([A-Za-z0-9_-]{16,128})$/i.exec(headers.authorization ?? '')?.[1];

function surroundings<Context>(request: FastifyRequest, reply: FastifyReply, options: ServeOptions<Context>) {
  const { cookie, setCookie } = newCookies(options.cookies, request, reply);
  return {
    ip: request.ip,
    device: (request.headers['user-agent'] ?? '').slice(0, 200),
    requestId: request.id,
    bearer: bearerOf(request),
    idempotencyKey: headerText(request, 'idempotency-key'),
    seen: headerText(request, seenHeader),
    cookie,
    setCookie,
    signal: request.signal,
  };
}

function headerText(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
}
