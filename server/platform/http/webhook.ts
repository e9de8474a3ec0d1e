/**
 * A small server for webhooks from our own machines (alerts); bank callbacks are in
 * payments/settlement/take-callback.ts.
 */
import Fastify, { type FastifyInstance } from 'fastify';
import type { Static, TSchema } from 'typebox';

export type WebhookServer = Pick<FastifyInstance, 'listen' | 'inject' | 'close'>;

const bodyLimit = 256 * 1024;

/**
 * A separate server for one JSON webhook, inside one's own network.
 *
 * @param take returns the HTTP status; a body that does not match the schema never reaches it (400, 413)
 */
export function createWebhookServer<S extends TSchema>(
  path: string,
  body: S,
  take: (body: Static<S>) => Promise<number>,
): WebhookServer {
  const app = Fastify({ bodyLimit, requestTimeout: 10_000, connectionTimeout: 30_000 });
  app.post(path, { schema: { body } }, async (request, reply) =>
    reply.code(await take(request.body as Static<S>)).send(),
  );
  return app;
}
