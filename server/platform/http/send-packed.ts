import type { FastifyReply, FastifyRequest } from 'fastify';
import { packText } from '#server/platform/cache/response-cache.ts';
import { encodingFor } from './cached-first.ts';

/** Up to this size a text fits into one packet uncompressed. */
const smallestBytes = 1_400;

/**
 * Sends an answer that only one caller gets, compressed where the caller accepts it. BREACH does not apply: customers
 * send a bearer token and staff a SameSite cookie, so another site cannot make the request and put its own text beside
 * a secret.
 */
export async function sendPacked(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<FastifyReply> {
  if (text.length <= smallestBytes) return reply.send(text);
  void reply.header('vary', 'accept-encoding');
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (!encoding) return reply.send(text);
  return reply.header('content-encoding', encoding).send(await packText(text, encoding));
}
