import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { answerFailures, sendFailure } from './failure.ts';
import type { Words } from './errors.ts';
import { securityHeaders } from './headers.ts';
import { writeMetrics } from './metrics.ts';

export type MetricsEndpoint = { port: number; close(): Promise<void> };

/**
 * `/metrics` for a Prometheus on another machine, on a host and port of its own from the settings; every other path is
 * 404.
 *
 * @throws Error when the address cannot be listened on
 */
export async function openMetricsEndpoint(
  app: FastifyInstance,
  at: { host: string; port: number; words: Words },
): Promise<MetricsEndpoint> {
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const isWanted = request.method === 'GET' && request.url === '/metrics';
    const { type, text } = isWanted ? await writeMetrics(app) : { type: 'text/plain', text: '' };
    response.writeHead(isWanted ? 200 : 404, {
      ...Object.fromEntries(securityHeaders),
      'content-type': type,
    });
    response.end(text);
  }
  const server = createServer(
    answerFailures(app.log, at.words, (request, response) => {
      answer(request, response).catch((error: unknown) => {
        app.log.error({ err: error }, 'the figures could not be told');
        sendFailure(response, at.words);
      });
    }),
  );
  server.requestTimeout = 10_000;
  server.listen(at.port, at.host);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
