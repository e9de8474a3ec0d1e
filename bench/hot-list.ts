/**
 * How close the hottest answers come to what the machine can do: `node bench/hot-list.ts <database url>`. Prints requests per
 * second of the shop and of a bare node:http server that sends the very same bytes, each in a process of its own.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';

const [role, argument = ''] = process.argv.slice(2);
const connections = 16;
const seconds = 4;

// Whatever happens to the parent, its servers end with it.
process.on('disconnect', () => process.exit());
if (role === 'bare') await serveBytes(await fetchBytes(argument));
else if (role === 'shop') await serveShop(argument);
else if (role) await compare(role);
else throw new Error('Say which shop: hot-list.ts <database url>');

async function fetchBytes(url: string): Promise<Buffer> {
  const reply = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  return Buffer.from(await reply.arrayBuffer());
}

async function serveBytes(bytes: Buffer): Promise<void> {
  const server = createServer((_request, response) => {
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': bytes.length,
    });
    response.end(bytes);
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
}

async function serveShop(databaseUrl: string): Promise<void> {
  const { createApp } = await import('#server/app.ts');
  const { readConfig } = await import('#server/config.ts');
  const { openContext } = await import('#server/context.ts');
  const config = readConfig({ DATA_DIR: `${tmpdir()}/sowgat-bench`, LOG_LEVEL: 'error' });
  const { ctx, pool } = await openContext({ ...config, secretKey: 'x'.repeat(40) }, databaseUrl);
  const app = await createApp(ctx, { trouble: async () => undefined, waiting: () => pool.waitingCount });
  await app.listen({ host: '127.0.0.1', port: 0 });
  process.send?.((app.server.address() as AddressInfo).port);
}

async function start(...args: string[]): Promise<{ port: number; stop: () => void }> {
  const child = fork(import.meta.filename, args);
  const [port] = (await once(child, 'message')) as [number];
  return { port, stop: () => child.kill() };
}

async function compare(databaseUrl: string): Promise<void> {
  const shop = await start('shop', databaseUrl);
  const cases: [string, string][] = [
    ['list, first page', '/api/product/list/'],
    ['list, category by price', '/api/product/list/?category=1&sort=price'],
    ['home-info', '/api/product/home-info/'],
  ];
  for (const [name, path] of cases) {
    const url = `http://127.0.0.1:${shop.port}${path}`;
    const tag = (await fetch(url)).headers.get('etag') ?? '';
    const bytes = await fetchBytes(url);
    const bare = await start('bare', url);
    const ofBare = await load(bare.port, () => path);
    bare.stop();
    const ofShop = await load(shop.port, () => path);
    const ofTag = await load(shop.port, () => path, `if-none-match: ${tag}\r\n`);
    print(name, bytes.length, [
      ['bare', ofBare],
      ['shop', ofShop],
      ['shop, 304', ofTag],
    ]);
  }
  // Every request asks for a price nobody asked for before: no answer and no count can be at hand.
  let price = 0;
  const cold = await load(shop.port, () => `/api/product/list/?price_min=${++price}&category=12`);
  const warm = await load(shop.port, () => `/api/product/list/?page=${1 + (++price % 5000)}`);
  print('list, nothing at hand', 0, [
    ['counts and page', cold],
    ['page only', warm],
  ]);
  shop.stop();
}

function print(name: string, bytes: number, figures: [string, number][]): void {
  const [first] = figures;
  const cells = figures.map(
    ([what, rate]) => `${what} ${Math.round(rate)}/s (${(rate / (first?.[1] ?? rate)).toFixed(2)})`,
  );
  process.stdout.write(
    `${name.padEnd(26)}${bytes ? `${bytes} B`.padEnd(10) : ''.padEnd(10)}${cells.join('  ')}\n`,
  );
}

/** Requests per second over kept connections, each asking again as soon as it is answered; the first second warms up. */
async function load(port: number, pathOf: () => string, header = ''): Promise<number> {
  let answered = 0;
  let counting = false;
  let over = false;
  const lanes = Array.from({ length: connections }, () => {
    const socket = connect(port, '127.0.0.1');
    let buffered = Buffer.alloc(0);
    const ask = () => socket.write(`GET ${pathOf()} HTTP/1.1\r\nhost: shop\r\n${header}\r\n`);
    socket.on('data', (data) => {
      buffered = buffered.length > 0 ? Buffer.concat([buffered, data]) : data;
      const end = buffered.indexOf('\r\n\r\n');
      if (end < 0) return;
      const head = buffered.subarray(0, end).toString('latin1');
      if (!/^HTTP\/1.1 (200|304)/.test(head)) throw new Error(head.split('\r\n')[0]);
      const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
      if (buffered.length < end + 4 + length) return;
      buffered = Buffer.alloc(0);
      if (counting) answered += 1;
      if (over) socket.destroy();
      else ask();
    });
    ask();
    return once(socket, 'close');
  });
  await new Promise((done) => setTimeout(done, 1000));
  counting = true;
  const begun = performance.now();
  await new Promise((done) => setTimeout(done, seconds * 1000));
  const rate = answered / ((performance.now() - begun) / 1000);
  over = true;
  await Promise.all(lanes);
  return rate;
}
