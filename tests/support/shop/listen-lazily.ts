import { type AddressInfo, createServer, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Listens on the port and creates the app at the first connection: mounting 338 routes costs more than all else of a
 * shop's start, and many tests call its functions without HTTP.
 */
export async function listenLazily(
  port: number,
  create: () => Promise<FastifyInstance>,
): Promise<AsyncDisposable & { origin: string }> {
  let creating: Promise<FastifyInstance> | undefined;
  async function start(): Promise<FastifyInstance> {
    const app = await create();
    // On a port that nobody knows: connections are handed over, and everything else is as in production.
    await app.listen({ host: '127.0.0.1', port: 0 });
    return app;
  }
  async function handOver(socket: Socket): Promise<void> {
    creating ??= start();
    const { server } = await creating;
    server.emit('connection', socket);
    socket.resume();
  }
  const listener = createServer({ pauseOnConnect: true, noDelay: true }, (socket) => {
    handOver(socket).catch(() => socket.destroy());
  });
  await new Promise<void>((resolve) => listener.listen(port, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      const closed = new Promise((resolve) => listener.close(resolve));
      await (await creating)?.close();
      await closed;
    },
  };
}
