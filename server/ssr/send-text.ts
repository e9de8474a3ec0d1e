import type { FastifyReply, FastifyRequest } from 'fastify';
import { isKnown, takesBrotli } from '#server/platform/http/cached-first.ts';
import { type CachedResponse, packResponse } from '#server/platform/cache/response-cache.ts';

/** Sends a page from the memory: packed where the browser takes it, and not at all where it has it already. */
export async function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: CachedResponse,
): Promise<FastifyReply> {
  reply
    .header('etag', answer.etag)
    .header('vary', 'accept-encoding, cookie')
    .header('cache-control', 'no-cache');
  if (isKnown(request.headers['if-none-match'], answer.etag)) return reply.code(304).send();
  const bytes = takesBrotli(request.headers['accept-encoding']) ? await packResponse(answer) : answer.raw;
  if (bytes !== answer.raw) reply.header('content-encoding', 'br');
  return reply.send(bytes);
}
