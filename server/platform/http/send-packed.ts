import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { takesBrotli } from './cached-first.ts';

const compress = promisify(brotliCompress);
const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
/** Up to here a text leaves in one packet either way. */
const smallestBytes = 1_400;

/**
 * Sends a text that was made for one caller, compressed for this one time where the caller takes it. No such text holds a secret
 * beside what another site could have put into the question: customers ask with a bearer token, staff with a cookie that stays
 * with this site.
 */
export async function sendPacked(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<FastifyReply> {
  if (text.length <= smallestBytes) return reply.send(text);
  void reply.header('vary', 'accept-encoding');
  if (!takesBrotli(request.headers['accept-encoding'])) return reply.send(text);
  return reply.header('content-encoding', 'br').send(await compress(text, quickly));
}
