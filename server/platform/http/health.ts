/** Health checks of a balancer: `/health/live`, `/health/ready`. */
import type { FastifyInstance } from 'fastify';
import { noteReason } from './log.ts';

export type HealthOptions = {
  /** The node is about to close. */
  isLeaving: () => boolean;
  /** The database has not answered for some seconds. */
  isDatabaseSilent: () => boolean;
  build: { version: string; commit: string };
};

/**
 * `/health/live`: the process runs, and what it is. `/health/ready`: this node serves. What all nodes share is told in the body and decides
 * nothing: a database that is gone would take every node out of the balancer at once, and with them the pages that are still
 * served from memory. Neither asks the database, so a probe is answered at once whatever its state.
 */
export function addHealth(app: FastifyInstance, { isLeaving, isDatabaseSilent, build }: HealthOptions): void {
  app.get('/health/live', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'live', ...build }),
  );
  app.get('/health/ready', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (isLeaving()) {
      noteReason(request, 'leaving');
      return reply.code(503).send({ status: 'not-ready', reason: 'leaving' });
    }
    return reply.send(
      isDatabaseSilent()
        ? { status: 'ready', database: 'silent', reason: 'the database does not answer' }
        : { status: 'ready', database: 'up' },
    );
  });
}
