/** A TCP proxy between a browser and the shop, which can be cut and restored. */
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

export type Connection = AsyncDisposable & {
  origin: string;
  /** Bytes received from the shop so far. */
  moved(): number;
  /** From now on the shop's address refuses connections. */
  cut(): Promise<void>;
  mend(): Promise<void>;
};

export async function openConnection(shopOrigin: string): Promise<Connection> {
  const shop = { host: '127.0.0.1', port: Number(new URL(shopOrigin).port) };
  const open = new Set<Socket>();
  let port = 0;
  let bytes = 0;
  let server: Server | undefined;

  function join(one: Socket): void {
    const other = connect(shop);
    other.on('data', (part) => (bytes += part.length));
    for (const [from, to] of [
      [one, other],
      [other, one],
    ] as const) {
      open.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        open.delete(from);
        to.destroy();
      });
      from.pipe(to);
    }
  }

  async function mend(): Promise<void> {
    server = createServer(join);
    await new Promise<void>((resolve) => server?.listen(port, '127.0.0.1', resolve));
    ({ port } = server.address() as AddressInfo);
  }

  async function cut(): Promise<void> {
    const closed = new Promise((resolve) => server?.close(resolve));
    for (const socket of open) socket.destroy();
    await closed;
  }

  await mend();
  return { origin: `http://127.0.0.1:${port}`, moved: () => bytes, cut, mend, [Symbol.asyncDispose]: cut };
}
