import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { AnswerCache, CachedAnswer } from '#server/platform/cache/answer-cache.ts';
import { answerFailures } from './failure.ts';
import { namesOneHost } from './broken-requests.ts';
import type { Words } from './errors.ts';
import { securityHeaders } from './headers.ts';

export type LaneOptions = {
  cache: AnswerCache;
  /** The node is about to close: connections are given back, so that the next request goes to another one. */
  isLeaving: () => boolean;
  /** Lets a request in that has to be worked on, or answers it itself. */
  admits: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Told of every answer that went this way. */
  onServed: (status: 200 | 304) => void;
  words: Words;
};

type Heads = { known: string[]; plain: string[]; packed?: string[] };

/**
 * Public answers that are at hand leave before the framework wakes up: the address is looked up as it came over the wire, and
 * the head was written when the answer was first asked for. Everything else goes on to the routes. Four fifths of what a
 * shop is asked for goes this way, so it does nothing that is not needed (measured by `npm run bench`).
 */
export function addFastLane(app: FastifyInstance, options: LaneOptions): void {
  const heads = new WeakMap<CachedAnswer, Heads>();
  const [framework] = app.server.listeners('request') as [RequestListener];
  app.server.off('request', framework);
  app.server.on('request', answerFailures(app.log, options.words, listen));

  function listen(request: IncomingMessage, response: ServerResponse): void {
    // A call that names no host, or several, is not for here: the framework refuses it, or serves it to HTTP/1.0.
    const isPlain = request.method === 'GET' && namesOneHost(request);
    const answer = isPlain ? options.cache.atAddress(request.url ?? '') : undefined;
    if (options.isLeaving()) response.shouldKeepAlive = false;
    if (!answer) return void (options.admits(request, response) && framework(request, response));
    let head = heads.get(answer);
    if (!head) heads.set(answer, (head = writeHeads(answer)));
    const { headers } = request;
    if (isKnown(headers['if-none-match'], answer.etag)) {
      response.writeHead(304, head.known).end();
      return options.onServed(304);
    }
    if (!takesBrotli(headers['accept-encoding']) || answer.br === answer.raw) {
      response.writeHead(200, head.plain).end(answer.raw);
      return options.onServed(200);
    }
    if (!answer.br) return framework(request, response);
    head.packed ??= [...head.known, ...packedHead(answer.br)];
    response.writeHead(200, head.packed).end(answer.br);
    options.onServed(200);
  }
}

/** Head of a public answer, the same whichever way it leaves. */
export function publicHeaders(answer: CachedAnswer): [string, string][] {
  return [
    ['etag', answer.etag],
    ['cache-control', 'public, max-age=0, must-revalidate'],
    ['vary', 'accept-encoding'],
  ];
}

export const publicType = 'application/json; charset=utf-8';

/** Whether the caller has this very answer: a list of tags, each perhaps weakened by a proxy that packed it. */
export function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
}

/** `br;q=0` is a caller who cannot read it. */
export function takesBrotli(accepted: string | undefined): boolean {
  return (
    accepted !== undefined && /(?:^|[\s,])br(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))(?=[\s,;]|$)/i.test(accepted)
  );
}

function writeHeads(answer: CachedAnswer): Heads {
  const known = [...securityHeaders, ...publicHeaders(answer)].flat();
  return {
    known,
    plain: [...known, 'content-type', publicType, 'content-length', String(answer.raw.length)],
  };
}

function packedHead({ length }: Buffer): string[] {
  return ['content-type', publicType, 'content-encoding', 'br', 'content-length', String(length)];
}
