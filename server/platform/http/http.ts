import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  type preHandlerHookHandler,
} from 'fastify';
import type { Limit } from '#contract/route.ts';
import { answerBroken, refuseStrangeHeaders, silentSocketMs, timeouts } from './broken-requests.ts';
import { readStrictJson } from './json.ts';
import { RequestLog } from './log.ts';
import { type Connections, createConnections, discardRefusedBodies } from './connections.ts';
import { answerFailures } from './failure.ts';
import { addErrorHandler, langOf, sendRefusal, type Words } from './errors.ts';
import { addSecurityHeaders, setSecurityHeaders } from './headers.ts';
import { limitCallers } from './limit-callers.ts';
import type { LoadShedding } from '#server/platform/overload/load-shedding.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { type Asker, askedBy } from '#server/platform/request-scope.ts';
import { createSecurityLog, type SecurityLog } from '#server/platform/security-log.ts';

export type HttpOptions = {
  log: FastifyBaseLogger;
  words: Words;
  /** Addresses of trusted proxies; only their X-Forwarded-For counts. */
  trustedProxies: string[];
  newId: () => string;
  /** Records refusals that are security events; by default in the log only. */
  security?: SecurityLog;
  connections?: Connections;
  /** Called before the framework; returns true when it answered the request itself. */
  answersFirst?: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Called for what is left, also before the framework. */
  admission?: Pick<LoadShedding, 'takeTurn' | 'admits'> | undefined;
};

const bodyLimit = 64 * 1024;
const formLimit = 16 * 1024;
const uploadLimit = 8 * 1024 * 1024;

/** A server with limits on all untrusted input, and no routes yet. */
export async function createHttp(options: HttpOptions): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: options.log,
    logController: new RequestLog(),
    // Every line gets `reqId` from its scope (log.ts); a child logger for each request would write it twice.
    childLoggerFactory: (logger) => logger,
    trustProxy: options.trustedProxies.length > 0 ? options.trustedProxies : false,
    bodyLimit,
    handlerTimeout: 20_000,
    serverFactory: (handler) => openServer(options, handler),
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    forceCloseConnections: 'idle',
    clientErrorHandler: answerBroken(options.words),
    // A request on a kept-alive connection during shutdown is still served; then the connection ends.
    return503OnClosing: false,
    genReqId: () => options.newId(),
    // Addresses that the router itself refuses: invalid escapes, parameters that are too long.
    frameworkErrors: (_error, request, reply) => {
      setSecurityHeaders(reply);
      sendRefusal(reply, new Refusal('route.not-found'), options.words, langOf(request));
    },
    // A part of a path may be a whole query (`moveQuery`): a hundred ids for each of several filters.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 8_000, caseSensitive: true },
  });
  const ask: preHandlerHookHandler = (request, _reply, done) => askedBy(scopeOf(request), done);
  app.addHook('onRequest', ask);
  // Set again, because the chunks of a body arrive outside of the async scope that `onRequest` opened.
  app.addHook('preHandler', ask);
  addSecurityHeaders(app);
  (options.connections ?? createConnections(options.trustedProxies)).guard(app, options.words);
  addErrorHandler(app, options.words, options.security ?? createSecurityLog(options.log));
  refuseStrangeHeaders(app, options.words);
  limitCallers(app);
  readStrictJson(app);
  acceptForms(app);
  await app.register(cookie);
  await app.register(multipart, {
    limits: { fileSize: uploadLimit, files: 1, fields: 20, fieldSize: 16 * 1024, headerPairs: 50, parts: 25 },
  });
  return app;
}

/** What is known of a request wherever it is worked on (request-scope.ts). */
function scopeOf({ id, ip, routeOptions: { url = '', config } }: FastifyRequest): Asker {
  return { reqId: id, route: url, address: ip, limit: (config as { limit?: Limit }).limit };
}

/** Fastify sets no time-outs on a server that it did not create. */
function openServer({ answersFirst, admission, log, words }: HttpOptions, handler: RequestListener) {
  const admit = answerFailures(log, words, (request, response) => {
    if (admission?.admits(request, response) ?? true) handler(request, response);
  });
  const server = createServer(
    timeouts,
    answerFailures(log, words, (request, response) => {
      if (answersFirst?.(request, response)) return;
      if (admission) admission.takeTurn(request, response, () => admit(request, response));
      else admit(request, response);
    }),
  );
  discardRefusedBodies(server);
  return server.setTimeout(silentSocketMs);
}

/**
 * Accepts form bodies, which banks use for callbacks. Every other route refuses them: another site can post a form
 * without a preflight. A repeated name keeps its last value.
 */
function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: formLimit },
    (request, body, done) => {
      const { takesForm } = request.routeOptions.config as { takesForm?: boolean };
      if (!takesForm)
        return done(Object.assign(new Error('no forms here'), { code: 'FST_ERR_CTP_INVALID_MEDIA_TYPE' }));
      done(null, Object.fromEntries(new URLSearchParams(body as string)));
    },
  );
}
