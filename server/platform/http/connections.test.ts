import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { wordsOf } from '#server/error-texts.ts';
import { createHttp } from './http.ts';
import { type ConnectionLimits, connectionLimits, createConnections } from './connections.ts';
import { createLog } from '#server/platform/log.ts';

const quick: ConnectionLimits = {
  ...connectionLimits,
  perAddress: 5,
  graceMs: 100,
  keptMs: 150,
  bodyMs: 10_000,
  lookMs: 25,
};

async function open(limits: Partial<ConnectionLimits>, trustedProxies: string[] = []) {
  const log = createLog({ level: 'silent' });
  const connections = createConnections(trustedProxies, { ...quick, ...limits });
  const app = await createHttp({ log, words: wordsOf, trustedProxies, newId: () => 'one', connections });
  app.post('/ask', async ({ body }) => ({ body }));
  app.post('/refused', { onRequest: async (_request, reply) => reply.code(401).send('no') }, async () => '');
  const { promise: slow, resolve: finish } = Promise.withResolvers<void>();
  app.get('/slow', () => slow.then(() => 'slow'));
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  return {
    app,
    connections,
    finish,
    origin: `http://127.0.0.1:${port}`,
    come: (text: string, localAddress = '127.0.0.1') => say(Number(port), text, localAddress),
    [Symbol.asyncDispose]: async () => {
      finish();
      app.server.closeAllConnections();
      await app.close();
    },
  };
}

type Caller = { socket: Socket; heard: () => string; isOpen: () => boolean };

async function say(port: number, text: string, localAddress: string): Promise<Caller> {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  let heard = '';
  let isOpen = true;
  socket.on('data', (data) => (heard += data.toString()));
  socket.on('error', () => undefined);
  socket.on('close', () => (isOpen = false));
  await once(socket, 'connect');
  socket.write(text);
  return { socket, heard: () => heard, isOpen: () => isOpen };
}

const head = (length: number, more = '') =>
  `POST /ask HTTP/1.1\r\nHost: x\r\n${more}Content-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;
const countOpen = (callers: Caller[]) => callers.filter((caller) => caller.isOpen()).length;

test('unfinished bodies of one address are limited: beyond the limit the oldest are answered and closed', async () => {
  await using server = await open({});
  const callers: Caller[] = [];
  for (let at = 0; at < 12; at += 1) callers.push(await server.come(`${head(9)}{`));
  const others = await Promise.all([1, 2, 3].map(() => server.come(`${head(9)}{`, '127.0.0.2')));
  await expect.poll(() => countOpen(callers)).toBe(5);
  expect(callers.slice(7).every((caller) => caller.isOpen())).toBe(true);
  expect(callers[0]?.heard()).toMatch(/^HTTP\/1\.1 408 .*request\.too-slow/s);
  await pause(300);
  expect([countOpen(callers), countOpen(others), server.connections.ended()]).toEqual([5, 3, 7]);
  // A new client behind the same address is answered, however many of its connections are idle.
  const reply = await fetch(`${server.origin}/ask`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"a":1}',
  });
  expect(await reply.json()).toEqual({ body: { a: 1 } });
});

test('idle connections are limited as well, connections with a request in work are not', async () => {
  await using server = await open({});
  const working = await Promise.all(
    Array.from({ length: 20 }, () => server.come('GET /slow HTTP/1.1\r\nHost: x\r\n\r\n')),
  );
  const silent = await Promise.all(Array.from({ length: 12 }, () => server.come('')));
  const used = await Promise.all(Array.from({ length: 12 }, () => server.come(`${head(2)}{}`)));
  await expect.poll(() => countOpen([...silent, ...used])).toBe(5);
  expect(countOpen(working)).toBe(20);
  // Idle connections get no bytes that could be taken for the answer to the next request.
  expect(silent.every((caller) => caller.heard() === '')).toBe(true);
  expect(used.every((caller) => caller.heard().split('HTTP/1.1 ').length === 2)).toBe(true);
  server.finish();
  await expect.poll(() => working.every((caller) => caller.heard().endsWith('slow'))).toBe(true);
});

test('connections of a trusted proxy are its callers’: bodies count by the address it forwards', async () => {
  await using server = await open({}, ['127.0.0.1']);
  const from = (address: string) => server.come(`${head(9, `X-Forwarded-For: ${address}\r\n`)}{`);
  const many = await Promise.all(Array.from({ length: 12 }, () => from('95.85.96.1')));
  const same64 = await Promise.all(Array.from({ length: 12 }, (_, at) => from(`2001:db8::${at + 1}`)));
  const others = await Promise.all(Array.from({ length: 12 }, (_, at) => from(`95.85.97.${at + 1}`)));
  const silent = await Promise.all(Array.from({ length: 12 }, () => server.come('')));
  await expect.poll(() => [countOpen(many), countOpen(same64)]).toEqual([5, 5]);
  await pause(200);
  expect([countOpen(others), countOpen(silent)]).toEqual([12, 12]);
});

test('the time-out of a body runs from the end of its headers and grows with its size', async () => {
  await using server = await open({ bodyMs: 300, perAddress: 100 });
  const small = await server.come(`${head(9)}{`);
  const chunked = await server.come(
    'POST /ask HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n',
  );
  const upload = await server.come(
    'POST /slow-upload HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=X\r\nContent-Length: 900000\r\n\r\n-',
  );
  await expect.poll(() => [small.isOpen(), chunked.isOpen()]).toEqual([false, false]);
  expect(small.heard()).toMatch(/^HTTP\/1\.1 408 /);
  void upload;
});

test('what is refused before its body came is discarded, up to a limit', async () => {
  await using server = await open({ bodyMs: 400, perAddress: 100 });
  const refused = (length: number) =>
    server.come(`POST /refused HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\n\r\nx`);
  const discarded = await refused(2);
  const endless = await refused(20_000_000);
  const slow = await refused(1_000);
  await expect
    .poll(() => [discarded, endless, slow].map((caller) => caller.heard().slice(9, 12)))
    .toEqual(['401', '401', '401']);
  discarded.socket.write('xGET /slow HTTP/1.1\r\nHost: x\r\n\r\n');
  endless.socket.write('x'.repeat(11_000_000));
  await expect.poll(() => [endless.isOpen(), slow.isOpen()]).toEqual([false, false]);
  server.finish();
  await expect.poll(() => discarded.heard()).toMatch(/slow$/);
});

test('beyond the limit for all connections, the longest idle ones are closed', async () => {
  await using server = await open({ inAll: 8, perAddress: 100 });
  const callers: Caller[] = [];
  for (let at = 0; at < 10; at += 1) callers.push(await server.come('', `127.0.0.${at + 1}`));
  await expect.poll(() => countOpen(callers)).toBe(8);
  expect(callers.slice(0, 2).some((caller) => caller.isOpen())).toBe(false);
});

/** A refused request with a body of three megabytes. */
const refusedUpload = `POST /refused HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 3000000\r\n\r\n`;

test('the body of a refused request is discarded slowly, and the connection goes on after it', async () => {
  await using server = await open({});
  let bytesRead = () => 0;
  server.app.server.once('connection', (socket: Socket) => (bytesRead = () => socket.bytesRead));
  const caller = await server.come(refusedUpload);
  await expect.poll(() => caller.heard()).toMatch(/^HTTP\/1\.1 401 /);
  caller.socket.write('x'.repeat(3_000_000));
  await pause(30);
  expect(bytesRead()).toBeLessThan(2_000_000);
  caller.socket.write(`${head(7)}{"a":1}`);
  await expect.poll(() => caller.heard(), { timeout: 5_000 }).toMatch(/401 .*200 OK.*\{"body":\{"a":1\}\}/s);
});

test('closing does not wait for a refused body', async () => {
  const server = await open({});
  const caller = await server.come(`${refusedUpload}${'x'.repeat(100_000)}`);
  await expect.poll(() => caller.heard()).toMatch(/^HTTP\/1\.1 401 /);
  server.finish();
  await server.app.close();
  await expect.poll(() => caller.isOpen()).toBe(false);
});
