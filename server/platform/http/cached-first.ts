import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { namesOneHost } from './broken-requests.ts';
import { securityHeaders } from './headers.ts';
import {
  type CachedResponse,
  type Encoding,
  encodings,
  type RawResponse,
  packResponse,
  type ResponseCache,
} from '#server/platform/cache/response-cache.ts';

type Heads = { known: string[]; plain: string[] } & { [packed in Encoding]?: string[] };

/**
 * Cached responses are sent before the framework runs: the raw address is looked up, and the head was written when the
 * response was first sent. Four fifths of a shop's requests go this way, so it does nothing that is not needed
 * (measured by `npm run bench`).
 *
 * @param find the response for an address: the fresh one, or the last
 * @param onHit called for every response sent this way
 * @returns whether the request was answered
 */
export function cachedFirst(
  find: ResponseCache['atAddress'],
  onHit: (status: 200 | 304) => void,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const heads = new WeakMap<CachedResponse, Heads>();
  return (request, response) => {
    // A request without exactly one Host is left to the framework, which refuses it, or serves it to HTTP/1.0.
    const cached = request.method === 'GET' && namesOneHost(request) ? find(request.url ?? '') : undefined;
    if (!cached) return false;
    let head = heads.get(cached);
    if (!head) heads.set(cached, (head = writeHeads(cached)));
    const { headers } = request;
    if (isKnown(headers['if-none-match'], cached.etag)) {
      response.writeHead(304, head.known).end();
      onHit(304);
      return true;
    }
    const encoding = encodingFor(headers['accept-encoding']);
    const bytes = encoding ? cached.packed[encoding] : cached.raw;
    if (!bytes) return false;
    if (encoding && bytes !== cached.raw)
      response.writeHead(
        200,
        (head[encoding] ??= [...head.known, ...typed(bytes), 'content-encoding', encoding]),
      );
    else response.writeHead(200, head.plain);
    response.end(bytes);
    onHit(200);
    return true;
  };
}

/** Headers of a public response, the same with and without the framework. */
export function publicHeaders({ etag }: CachedResponse): [string, string][] {
  return [
    ['etag', etag],
    ['cache-control', 'public, max-age=0, must-revalidate'],
    ['vary', 'accept-encoding'],
  ];
}

export const publicType = 'application/json; charset=utf-8';

type PublicAnswer = {
  cache: Pick<ResponseCache, 'get' | 'nameAddress'>;
  parts: { params: unknown; query: unknown };
  make: () => Promise<RawResponse>;
};

/** Sends a public answer from the cache, where it is made once for all who ask for the same. */
export async function sendPublic(
  request: FastifyRequest,
  reply: FastifyReply,
  { cache, parts, make }: PublicAnswer,
): Promise<FastifyReply> {
  const query = Object.entries(parts.query as Record<string, unknown>).sort(([a], [b]) => (a < b ? -1 : 1));
  const key = `${request.routeOptions.url}?${JSON.stringify([parts.params, query])}`;
  const cached = await cache.get(key, make);
  cache.nameAddress(request.raw.url ?? '', key);
  for (const [name, value] of publicHeaders(cached)) reply.header(name, value);
  return sendCached(request, reply, { cached, type: publicType });
}

/**
 * Sends a cached response through the framework: compressed where the caller accepts it, 304 where they have it
 * already.
 */
export async function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  { cached, type }: { cached: CachedResponse; type: string },
): Promise<FastifyReply> {
  reply.header('etag', cached.etag);
  if (isKnown(request.headers['if-none-match'], cached.etag)) return reply.code(304).send();
  const encoding = encodingFor(request.headers['accept-encoding']);
  const bytes = encoding ? await packResponse(cached, encoding) : cached.raw;
  if (encoding && bytes !== cached.raw) reply.header('content-encoding', encoding);
  return reply.type(type).send(bytes);
}

/** Whether If-None-Match names this response: a list of ETags, each perhaps weakened by a proxy that compressed it. */
export function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
}

const accepts = Object.fromEntries(
  encodings.map((name) => [
    name,
    new RegExp(`(?:^|[\\s,])${name}(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))(?=[\\s,;]|$)`, 'i'),
  ]),
) as Record<Encoding, RegExp>;

/** The smallest encoding that the caller accepts; `br;q=0` means not that one. */
export function encodingFor(accepted: string | undefined): Encoding | undefined {
  return accepted === undefined ? undefined : encodings.find((name) => accepts[name].test(accepted));
}

function writeHeads(cached: CachedResponse): Heads {
  const known = [...securityHeaders, ...publicHeaders(cached)].flat();
  return { known, plain: [...known, ...typed(cached.raw)] };
}

const typed = (bytes: Buffer | undefined): string[] => [
  'content-type',
  publicType,
  'content-length',
  String(bytes?.length),
];
