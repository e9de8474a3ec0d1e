import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../tests/support/database.ts';
import { findFreePort } from './adapters/database/embedded-address.ts';

/** What `npm start` runs; other tests run the sources as they are. */
const program = join(import.meta.dirname, '../dist/server/main.js');

test('the built server finds the pages, pictures and migrations that lie beside it', async () => {
  await using opened = new AsyncDisposableStack();
  const database = opened.use(await createTestDatabase());
  const folder = await mkdtemp(join(tmpdir(), 'sowgat-main-'));
  opened.defer(() => rm(folder, { recursive: true, force: true }));
  const port = await findFreePort();
  const shop = spawn(process.execPath, [program], {
    cwd: folder,
    env: { DATA_DIR: folder, DATABASE_URL: database.url, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  opened.defer(() => void shop.kill('SIGKILL'));
  for await (const said of shop.stdout) if (String(said).includes('Ctrl-C')) break;
  const ask = async (path: string, at = port) => fetch(`http://127.0.0.1:${at}${path}`);
  const home = await (await ask('/')).text();
  expect(home).toMatch(/<main[^]*<h1/);
  const picture = /\/pictures\/[^" ,]+/.exec(home)?.[0] ?? 'no picture';
  for (const path of [picture, '/office', '/og.jpg', '/sw.js', '/api/product/home-info/'])
    expect([path, (await ask(path)).status]).toEqual([path, 200]);
  expect((await ask('/payment/page.css', port + 1)).status).toBe(200);
});

test('a shop that is asked to leave before it is open goes by itself, as process 1 of a container must', async () => {
  await using opened = new AsyncDisposableStack();
  // A database that takes the call and says nothing: the shop waits for it.
  const silent = createServer().listen(0, '127.0.0.1');
  opened.defer(() => void silent.close());
  await once(silent, 'listening');
  const folder = await mkdtemp(join(tmpdir(), 'sowgat-main-'));
  opened.defer(() => rm(folder, { recursive: true, force: true }));
  const called = once(silent, 'connection');
  const shop = spawn(process.execPath, [program], {
    cwd: join(import.meta.dirname, '..'),
    env: {
      DATA_DIR: folder,
      DATABASE_URL: `postgres://sowgat@127.0.0.1:${(silent.address() as AddressInfo).port}/sowgat`,
    },
    stdio: 'ignore',
  });
  opened.defer(() => void shop.kill('SIGKILL'));
  const [socket] = await called;
  const ended = once(shop, 'exit');
  shop.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  socket.destroy();
});

test('a database that goes away during the start is said in a sentence', async () => {
  await using opened = new AsyncDisposableStack();
  const database = opened.use(await createTestDatabase());
  const { host, port, user, password } = new Client({ connectionString: database.url });
  // The shop looks at its database first; what it asks next finds the line cut.
  let lines = 0;
  const door = createServer((caller) => {
    caller.on('error', () => undefined);
    lines += 1;
    if (lines > 1) return void caller.destroy();
    const line = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
    line.on('error', () => caller.destroy());
    caller.pipe(line).pipe(caller);
  }).listen(0, '127.0.0.1');
  opened.defer(() => void door.close());
  await once(door, 'listening');
  const folder = await mkdtemp(join(tmpdir(), 'sowgat-main-'));
  opened.defer(() => rm(folder, { recursive: true, force: true }));
  const place = `127.0.0.1:${(door.address() as AddressInfo).port}/${basename(database.url)}`;
  const shop = spawn(process.execPath, [program], {
    cwd: join(import.meta.dirname, '..'),
    env: { DATA_DIR: folder, DATABASE_URL: `postgres://${user}:${password ?? ''}@${place}` },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  opened.defer(() => void shop.kill('SIGKILL'));
  const said = text(shop.stderr);
  expect(await once(shop, 'exit')).toEqual([1, null]);
  expect(await said).toMatch(
    /^\nThe database went away while the shop was starting \(.+\)\. Start the shop again.+\n\n$/,
  );
});
