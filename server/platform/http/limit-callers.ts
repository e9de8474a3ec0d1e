import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Limit } from '#contract/route.ts';
import { addressBucket } from '#domain/otp.ts';
import { createKeyedSemaphore } from '#server/platform/semaphore.ts';
import { bringsBody } from './connections.ts';

/** Calls of one address under way at a time on the routes of codes; further ones wait, without a database connection. */
const ofCodes = { permits: 8, longestQueue: 250, maxWaitMs: 4_000 };

/** A refused call keeps its turn a moment longer, so that guessing in a loop costs the node little. */
const refusedMs = 50;

/**
 * Limits how many calls of sign-in, codes and links an address has under way. Whoever is behind a shared address waits
 * a moment, and a caller who sends hundreds mostly waits for itself.
 *
 * @throws Refusal `server.busy` (from the hook) after a wait of four seconds
 */
export function limitCallers(app: FastifyInstance): void {
  const inTurn = createKeyedSemaphore(ofCodes);
  const ends = new WeakMap<FastifyRequest, () => void>();
  const enter = (request: FastifyRequest, { raw }: FastifyReply) =>
    new Promise<void>((begin, refuse) => {
      const work = async () => {
        // The client has gone: nothing is begun for it.
        if (raw.destroyed) return;
        const { promise, resolve: end } = Promise.withResolvers<void>();
        ends.set(request, end);
        begin();
        raw.once('close', () => raw.headersSent || end());
        await promise;
      };
      inTurn(addressBucket(request.ip), work).catch(refuse);
    });
  const isLimited = ({ routeOptions }: FastifyRequest) =>
    (routeOptions.config as { limit?: Limit }).limit === 'codes';
  app.addHook('onRequest', async (request, reply) => {
    if (isLimited(request) && !bringsBody(request.raw)) await enter(request, reply);
  });
  // With a body once it is there: a sender who never ends it would hold a turn of everybody behind its address.
  app.addHook('preHandler', async (request, reply) => {
    if (isLimited(request) && bringsBody(request.raw)) await enter(request, reply);
  });
  // When the answer begins: a file that is read slowly is no work under way.
  app.addHook('onSend', (request, reply, payload, done) => {
    const end = ends.get(request);
    if (end && reply.statusCode >= 400) setTimeout(end, refusedMs).unref();
    else end?.();
    done(null, payload);
  });
}
