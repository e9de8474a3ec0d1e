/** Health checks of a balancer: `/health/live`, `/health/ready`. */
import type { FastifyInstance } from 'fastify';
import { noteReason } from './log.ts';

export type HealthOptions = {
  /** The node is shutting down. */
  isLeaving: () => boolean;
  /** The database has not answered for some seconds. */
  isDatabaseSilent: () => boolean;
  build: { version: string; commit: string };
};

/**
 * `/health/live`: the process runs, with its version. `/health/ready`: this node serves. The state of shared services
 * is in the body but does not change the status: an unreachable database would take every node out of the balancer at
 * once, and with them the pages still served from memory. Neither queries the database, so a probe is always answered
 * at once.
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
