import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../tests/support/shop/database.ts';
import { findFreePort } from '../tests/support/run/free-port.ts';

/** The build that `npm start` runs; other tests run the sources. */
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

/** Settings of a small production: a database of its own, an SMS file, no bank. */
const productionIn = (folder: string, databaseUrl: string, port: number) => ({
  MODE: 'production',
  DATA_DIR: folder,
  DATABASE_URL: databaseUrl,
  PORT: String(port),
  PUBLIC_URL: 'https://sowgat.example',
  SECRET_KEY: 'b3Vyb3duLWtleS1vZi10aGlydHktdHdvLWJ5dGVzLWFuZC1tb3Jl',
  SMS_DRIVER: 'file',
  SMS_FILE: join(folder, 'sms.jsonl'),
  BANKS: 'none',
});

test('production writes JSON lines alone, and begins with what is running and with which settings', async () => {
  await using opened = new AsyncDisposableStack();
  const database = opened.use(await createTestDatabase());
  const folder = await mkdtemp(join(tmpdir(), 'sowgat-main-'));
  opened.defer(() => rm(folder, { recursive: true, force: true }));
  const port = await findFreePort();
  const env = productionIn(folder, database.url, port);
  const shop = spawn(process.execPath, [program], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  opened.defer(() => void shop.kill('SIGKILL'));
  const errors = text(shop.stderr);
  let said = '';
  for await (const part of shop.stdout) {
    said += String(part);
    if (said.includes('the shop is open')) break;
  }
  const live = await fetch(`http://127.0.0.1:${port}/health/live`);
  shop.kill('SIGTERM');
  expect(await errors).toBe('');
  const lines = said
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines[0]).toMatchObject({ msg: 'the shop starts', version: expect.any(String) });
  expect(lines[0].commit).toMatch(/^[0-9a-f]{12}(-dirty)?$|^unknown$/);
  expect(lines[0].settings).toMatchObject({
    mode: 'production',
    banks: 'none',
    sms: expect.stringMatching(/^file/),
  });
  expect(await live.json()).toEqual({ status: 'live', version: lines[0].version, commit: lines[0].commit });
  expect(lines.at(-1).officeLink).toMatch(/^https:\/\/sowgat\.example\/office/);
});

test('production that cannot start says so in one JSON line with every problem', async () => {
  const env = {
    MODE: 'production',
    DATABSE_URL: 'postgres://shop@db/shop',
    PUBLIC_URL: 'https://sowgat.example',
  };
  const shop = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const [out, errors] = [text(shop.stdout), text(shop.stderr)];
  expect(await once(shop, 'exit')).toEqual([1, null]);
  expect(await out).toBe('');
  const { level, problems } = JSON.parse(await errors);
  expect(level).toBe('fatal');
  const names = problems.map((problem: string) => problem.split(' ')[0]).sort();
  expect(names).toEqual(['BANK_<CODE>_URL', 'DATABASE_URL', 'DATABSE_URL', 'SECRET_KEY', 'SMS_DRIVER=log']);
});

test('a port that is taken is named as it was asked for, though the simulator needs the next one too', async () => {
  await using opened = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'sowgat-main-'));
  opened.defer(() => rm(folder, { recursive: true, force: true }));
  const port = await findFreePort();
  for (const taken of [port, port + 1]) {
    const server = createServer().listen(taken, '127.0.0.1');
    opened.defer(() => void server.close());
    await Promise.race([once(server, 'listening'), once(server, 'error')]);
  }
  const env = { DATA_DIR: folder, PORT: String(port) };
  const shop = spawn(process.execPath, [program], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const errors = text(shop.stderr);
  expect(await once(shop, 'exit')).toEqual([1, null]);
  expect(await errors).toMatch(new RegExp(`^\\nPort ${port} is taken by another program`));
});

test('a data folder that is a file is told in a sentence', async () => {
  const env = { DATA_DIR: program, PORT: String(await findFreePort()) };
  const shop = spawn(process.execPath, [program], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const errors = text(shop.stderr);
  expect(await once(shop, 'exit')).toEqual([1, null]);
  expect((await errors).trim().split('\n')).toEqual([
    expect.stringMatching(/^The data folder .+ cannot be made or written \(a file\)\. Set DATA_DIR/),
  ]);
});

test('a shop that is asked to leave before it is open goes by itself, as process 1 of a container must', async () => {
  await using opened = new AsyncDisposableStack();
  // A database that accepts connections and never answers: the shop waits for it.
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
  // The first connection works; later ones are cut.
  let lines = 0;
  const proxy = createServer((caller) => {
    caller.on('error', () => undefined);
    lines += 1;
    if (lines > 1) return void caller.destroy();
    const line = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
    line.on('error', () => caller.destroy());
    caller.pipe(line).pipe(caller);
  }).listen(0, '127.0.0.1');
  opened.defer(() => void proxy.close());
  await once(proxy, 'listening');
  const folder = await mkdtemp(join(tmpdir(), 'sowgat-main-'));
  opened.defer(() => rm(folder, { recursive: true, force: true }));
  const place = `127.0.0.1:${(proxy.address() as AddressInfo).port}/${basename(database.url)}`;
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
