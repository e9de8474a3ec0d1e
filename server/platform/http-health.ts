import type { FastifyInstance } from 'fastify';

/** `/health/live`: the process runs. `/health/ready`: the shop can serve, or why not. */
export function addHealth(app: FastifyInstance, trouble: () => Promise<string | undefined>): void {
  app.get('/health/live', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'live' }),
  );
  app.get('/health/ready', async (_request, reply) => {
    const reason = await trouble();
    return reply
      .code(reason ? 503 : 200)
      .header('cache-control', 'no-store')
      .send(reason ? { status: 'not-ready', reason } : { status: 'ready' });
  });
}
