import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { securityHeaders } from './http-headers.ts';

export type MetricsDoor = { port: number; close(): Promise<void> };

/**
 * The figures for a Prometheus on another machine: an address of their own, which the settings name and nothing else answers at.
 * @throws Error when the address cannot be listened at
 */
export async function openMetricsDoor(
  app: FastifyInstance,
  at: { host: string; port: number },
): Promise<MetricsDoor> {
  const server = createServer((request, response) => {
    const isWanted = request.method === 'GET' && request.url === '/metrics';
    void app.inject(isWanted ? '/metrics' : '/nothing').then(({ statusCode, headers, body }) => {
      const type = String(headers['content-type']);
      response.writeHead(statusCode, { ...Object.fromEntries(securityHeaders), 'content-type': type });
      response.end(body);
    });
  });
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
