import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type preHandlerHookHandler } from 'fastify';
import { answerBroken, patience, refuseStrangeHeaders, silentSocketMs } from './broken-requests.ts';
import { readStrictJson } from './json.ts';
import { RequestLog } from './log.ts';
import { type Connections, createConnections } from './connections.ts';
import { answerFailures } from './failure.ts';
import { addErrorHandler, langOf, sendRefusal, type Words } from './errors.ts';
import { addSecurityHeaders, setSecurityHeaders } from './headers.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { askedBy } from '#server/platform/request-scope.ts';
import { createSecurityLog, type SecurityLog } from '#server/platform/security-log.ts';

export type HttpOptions = {
  log: FastifyBaseLogger;
  words: Words;
  /** Addresses of the proxies in front; nobody else may say where a request came from. */
  trustedProxies: string[];
  newId: () => string;
  /** Refusals that an attacker leaves behind are noted there; by itself in the log only. */
  security?: SecurityLog;
  connections?: Connections;
  /** Asked before the framework: whether it answered the request itself. */
  answersFirst?: (request: IncomingMessage, response: ServerResponse) => boolean;
};

const bodyLimit = 64 * 1024;
const formLimit = 16 * 1024;
const uploadLimit = 8 * 1024 * 1024;

/** A server with limits on everything a stranger can send, and no route yet. */
export async function createHttp(options: HttpOptions): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: options.log,
    logController: new RequestLog(),
    // Every line gets the request's id from its scope (log.ts); a logger of each request's own would write it twice.
    childLoggerFactory: (logger) => logger,
    trustProxy: options.trustedProxies.length > 0 ? options.trustedProxies : false,
    bodyLimit,
    handlerTimeout: 20_000,
    serverFactory: (handler) => openServer(options, handler),
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    forceCloseConnections: 'idle',
    clientErrorHandler: answerBroken(options.words),
    // Who asks on a kept connection while the server leaves is still served, in our own words; the connection then ends.
    return503OnClosing: false,
    genReqId: () => options.newId(),
    // Addresses that the router itself refuses: broken escapes, endless parts.
    frameworkErrors: (_error, request, reply) => {
      setSecurityHeaders(reply);
      sendRefusal(reply, new Refusal('route.not-found'), options.words, langOf(request));
    },
    // A part of a path may be a whole query (`moveQuery`): a hundred ids for each of several filters.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 8_000, caseSensitive: true },
  });
  const ask: preHandlerHookHandler = (request, _reply, done) =>
    askedBy({ reqId: request.id, route: request.routeOptions.url ?? '', address: request.ip }, done);
  app.addHook('onRequest', ask);
  // Again: the pieces of a body arrive outside of what `onRequest` led to.
  app.addHook('preHandler', ask);
  addSecurityHeaders(app);
  (options.connections ?? createConnections(options.trustedProxies)).guard(app, options.words);
  addErrorHandler(app, options.words, options.security ?? createSecurityLog(options.log));
  refuseStrangeHeaders(app, options.words);
  readStrictJson(app);
  acceptForms(app);
  await app.register(cookie);
  await app.register(multipart, {
    limits: { fileSize: uploadLimit, files: 1, fields: 20, fieldSize: 16 * 1024, headerPairs: 50, parts: 25 },
  });
  return app;
}

/** With a server of ours the framework sets no time-out by itself. */
function openServer({ answersFirst, log, words }: HttpOptions, handler: RequestListener) {
  const server = createServer(
    patience,
    answerFailures(log, words, (request, response) => {
      if (!answersFirst?.(request, response)) handler(request, response);
    }),
  );
  return server.setTimeout(silentSocketMs);
}

/**
 * Banks call back with a form. Everywhere else forms stay refused: a page elsewhere can send one without asking first.
 * A name given twice keeps its last value.
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
