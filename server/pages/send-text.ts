import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CachedAnswer } from '#server/platform/answer-cache.ts';

/** Sends a page from the memory: packed where the browser takes it, and not at all where it has it already. */
export function sendText(request: FastifyRequest, reply: FastifyReply, answer: CachedAnswer): FastifyReply {
  reply
    .header('etag', answer.etag)
    .header('vary', 'accept-encoding, cookie')
    .header('cache-control', 'no-cache');
  const known = (request.headers['if-none-match'] ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''));
  if (known.includes(answer.etag)) return reply.code(304).send();
  const isPacked = answer.br !== answer.raw && /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
  if (isPacked) reply.header('content-encoding', 'br');
  return reply.send(isPacked ? answer.br : answer.raw);
}
