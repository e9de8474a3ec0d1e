/**
 * A throttling proxy between a browser and the shop that records the traffic. The browser's own throttling does not
 * cover requests of its service worker.
 */
import { type AddressInfo, type Socket } from 'node:net';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** Bytes from the shop, head and body, as sent (compressed). */
export type Download = { path: string; bytes: number };
export type Network = { mbit: number; latencyMs: number };

const segmentBytes = 1400;

export async function openThrottledProxy(shop: string, { mbit, latencyMs }: Network) {
  const downloads: Download[] = [];
  const known = new WeakSet<Socket>();
  let isSlow = false;
  let freeAt = 0;

  /** The bandwidth is shared: downloads are serialised. */
  async function throttle(bytes: number): Promise<void> {
    if (!isSlow) return;
    freeAt = Math.max(freeAt, performance.now()) + bytes / (mbit * 125);
    await pause(Math.max(0, freeAt - performance.now()));
  }

  async function answer(asked: IncomingMessage, reply: ServerResponse): Promise<void> {
    // A new connection costs an additional round trip.
    const roundTrips = known.has(asked.socket) ? 1 : 2;
    known.add(asked.socket);
    if (isSlow) await pause(latencyMs * roundTrips);
    const from = await ask(shop, asked);
    const download = { path: asked.url ?? '', bytes: from.rawHeaders.join('    ').length + 19 };
    downloads.push(download);
    reply.on('close', () => from.destroy());
    await throttle(download.bytes);
    reply.writeHead(from.statusCode ?? 500, from.rawHeaders);
    for await (const part of from as AsyncIterable<Buffer>)
      for (let at = 0; at < part.length && !reply.destroyed; at += segmentBytes) {
        const next = part.subarray(at, at + segmentBytes);
        download.bytes += next.length;
        await throttle(next.length);
        reply.write(next);
      }
    reply.end();
  }

  const server = createServer((asked, reply) => {
    answer(asked, reply).catch(() => reply.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    downloads,
    slow: (is: boolean) => void (isSlow = is),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Forwards the browser's request; aborted when the browser aborts. */
function ask(shop: string, asked: IncomingMessage): Promise<IncomingMessage> {
  const { method, headers, url = '/' } = asked;
  return new Promise((resolve, reject) => {
    const call = request(shop + url, { method, headers }, resolve).on('error', reject);
    asked.on('close', () => asked.destroyed && !asked.complete && call.destroy());
    asked.pipe(call);
  });
}
