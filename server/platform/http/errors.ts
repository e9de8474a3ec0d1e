import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pageAt } from '#domain/pages.ts';
import { type ErrorBody, type ErrorCode, errorStatus, type FieldError } from '#contract/errors.ts';
import type { Lang } from '#contract/shared.ts';
import { isOutage } from '#server/platform/db/errors.ts';
import { sqlState } from '#server/platform/db/sql-state.ts';
import { noteFailure } from './log.ts';
import { Refusal, type RefusalFacts } from '#server/platform/refusal.ts';
import type { SecurityEvent, SecurityLog } from '#server/platform/security-log.ts';

/** The sentence of an error code in a language, with the facts of the refusal; the shop supplies the texts. */
export type Words = (code: ErrorCode, lang: Lang, facts?: RefusalFacts) => string;

/** `tk`, `tm` or `ru`, whichever is preferred; anything else is Turkmen. */
export function langOf(request: FastifyRequest): Lang {
  return langIn(request.headers['accept-language']);
}

/** The same from the value of Accept-Language. */
export function langIn(accepted: string | undefined): Lang {
  let best: { lang: Lang; weight: number } | undefined;
  for (const part of (accepted ?? '').toLowerCase().slice(0, 1000).split(',')) {
    const [range = '', ...more] = part.split(';').map((text) => text.trim());
    const lang = spoken.get(range.split('-')[0] ?? '');
    const weight = Number(more.find((text) => text.startsWith('q='))?.slice(2) ?? 1);
    if (lang && weight > (best?.weight ?? 0)) best = { lang, weight };
  }
  return best?.lang ?? 'tm';
}

/** A Map, because the header is untrusted and an object literal would also have `constructor`. */
const spoken = new Map<string, Lang>([
  ['tk', 'tm'],
  ['tm', 'tm'],
  ['ru', 'ru'],
]);

/**
 * Turns every error into one JSON shape; no stack, SQL or path is ever sent. A known path with another method is 405.
 */
export function addErrorHandler(app: FastifyInstance, words: Words, security: SecurityLog): void {
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    const refusal = error instanceof Refusal ? error : asRefusal(error);
    if (errorStatus[refusal.code] >= 500) noteFailure(request, refusal, error);
    noteRefusal(security, refusal, request);
    return sendRefusal(reply, refusal, words, langOf(request));
  });
  const methodsOf = findMethodsOf(app);
  app.setNotFoundHandler((request, reply) => {
    const methods = methodsOf(request.url.split('?', 1)[0] ?? '');
    const isKnown = methods.length > 0 && !methods.includes(request.method);
    if (isKnown) reply.header('allow', methods.join(', '));
    const code = isKnown ? 'route.wrong-method' : 'route.not-found';
    return sendRefusal(reply, new Refusal(code), words, langOf(request));
  });
}

/**
 * Notes every route that is mounted from now on; the pages share one.
 * @returns the methods of the routes that a path without its query belongs to, sorted; empty for an unknown path
 */
function findMethodsOf(app: FastifyInstance): (path: string) => string[] {
  const routes = new Map<string, { pattern: RegExp; methods: Set<string> }>();
  app.addHook('onRoute', ({ url, method }) => {
    if (url.includes('*')) return;
    const known = routes.get(url) ?? { pattern: patternOf(url), methods: new Set() };
    routes.set(url, known);
    for (const one of [method].flat()) known.methods.add(one);
  });
  return (path) => {
    const found = [...routes.values()].filter(({ pattern }) => pattern.test(path));
    if (found.length === 0) return pageAt(path) ? ['GET', 'HEAD'] : [];
    return [...new Set(found.flatMap(({ methods }) => [...methods]))].sort();
  };
}

function patternOf(url: string): RegExp {
  const parts = url.split('/').filter(Boolean);
  const source = parts.map((part) => {
    if (!part.startsWith(':')) return `/${part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`;
    return part.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+';
  });
  return new RegExp(`^${source.join('')}/?$`);
}

/**
 * Codes that are security events wherever they are thrown. Where a code has several meanings, the thrower names the
 * event instead.
 */
const eventOf: { readonly [code in ErrorCode]?: SecurityEvent } = {
  'limit.reached': 'limit.reached',
  'otp.budget': 'limit.reached',
  'otp.exhausted': 'limit.reached',
  'otp.network-busy': 'limit.reached',
  'otp.shop-busy': 'codes.shop-limit',
  'staff.not-allowed': 'rights.refused',
  'xsrf.missing': 'rights.refused',
  'staff.link-invalid': 'staff.link-invalid',
};

function noteRefusal(security: SecurityLog, { code, facts }: Refusal, request: FastifyRequest): void {
  const event = facts.security?.event ?? eventOf[code];
  if (!event) return;
  const from = { reqId: request.id, address: request.ip };
  security.note(event, { account: facts.security?.account, outcome: code }, from);
}

/** Sends a refusal in the shop's error shape, with Retry-After: as the refusal says, or 5 seconds for a 503. */
export function sendRefusal(reply: FastifyReply, refusal: Refusal, words: Words, lang: Lang): FastifyReply {
  const { code, facts } = refusal;
  const body: ErrorBody = { response: 'error', code, message: words(code, lang, facts) };
  const fields = facts.field ? [{ path: facts.field, message: body.message }] : undefined;
  if (facts.retryAfter !== undefined)
    reply.header('retry-after', String(Math.max(1, Math.ceil(facts.retryAfter))));
  else if (errorStatus[code] === 503) reply.header('retry-after', '5');
  if (facts.data !== undefined) body.data = facts.data;
  return sendError(reply, errorStatus[code], fields ? { ...body, fields } : body);
}

/** Never cached, whatever its route says. */
export function sendError(reply: FastifyReply, status: number, body: ErrorBody): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
}

const byFastifyCode = new Map<string | undefined, ErrorCode>(
  Object.entries({
    FST_ERR_HANDLER_TIMEOUT: 'server.busy',
    FST_ERR_CTP_BODY_TOO_LARGE: 'request.too-large',
    FST_REQ_FILE_TOO_LARGE: 'request.too-large',
    FST_FILES_LIMIT: 'request.too-large',
    FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.unsupported',
    FST_INVALID_MULTIPART_CONTENT_TYPE: 'request.unsupported',
  } as const),
);

const unfitStates = new Set(['22021', '22P05', '22003', '22007', '22008']);

function asRefusal(error: FastifyError): Refusal {
  const known = byFastifyCode.get(error.code);
  if (known) return new Refusal(known);
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500)
    return new Refusal('request.invalid');
  const state = sqlState(error);
  // Values that no column can hold (NUL in a text, half a surrogate pair in JSON, an impossible date, a number too
  // large): the request is at fault.
  if (state !== undefined && unfitStates.has(state)) return new Refusal('request.invalid');
  return new Refusal(isOutage(error) ? 'server.busy' : 'server.failed');
}

/** Refuses a request that does not match its schema, and names every wrong field. */
export function sendInvalid(
  reply: FastifyReply,
  fields: FieldError[],
  words: Words,
  lang: Lang,
): FastifyReply {
  return sendError(reply, 400, {
    response: 'error',
    code: 'request.invalid',
    message: words('request.invalid', lang),
    fields,
  });
}
