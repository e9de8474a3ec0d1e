import type { FastifyReply, FastifyRequest } from 'fastify';
import { type CachedAnswer, packAnswer } from '#server/platform/cache/answer-cache.ts';
import { takesBrotli } from '#server/platform/http/cached-first.ts';

/** Sends a page from the memory: packed where the browser takes it, and not at all where it has it already. */
export async function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: CachedAnswer,
): Promise<FastifyReply> {
  reply
    .header('etag', answer.etag)
    .header('vary', 'accept-encoding, cookie')
    .header('cache-control', 'no-cache');
  const known = (request.headers['if-none-match'] ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''));
  if (known.includes(answer.etag)) return reply.code(304).send();
  const bytes = takesBrotli(request.headers['accept-encoding']) ? await packAnswer(answer) : answer.raw;
  if (bytes !== answer.raw) reply.header('content-encoding', 'br');
  return reply.send(bytes);
}
