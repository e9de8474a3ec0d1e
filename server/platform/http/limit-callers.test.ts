import { once } from 'node:events';
import { request } from 'node:http';
import { expect, test } from 'vitest';
import { wordsOf } from '#server/error-texts.ts';
import { createLog } from '#server/platform/log.ts';
import { createHttp } from './http.ts';

/** A server with one route of codes, whose calls stay under way until they are told to end. */
async function open() {
  const app = await createHttp({
    log: createLog({ level: 'silent' }),
    words: wordsOf,
    trustedProxies: [],
    newId: () => 'one',
  });
  const waiting: (() => void)[] = [];
  const begun: string[] = [];
  const names: unknown[] = [];
  const config = { limit: 'codes' };
  app.post('/code', { config }, async ({ ip, headers }) => {
    begun.push(ip);
    names.push(headers['x-name']);
    await new Promise<void>((resolve) => waiting.push(resolve));
    return 'told';
  });
  app.get('/page', async () => 'page');
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  const come = (from: string, path = '/code', headers = {}) => {
    const method = path === '/code' ? 'POST' : 'GET';
    const call = request({ port, path, method, headers, localAddress: from, agent: false });
    call.on('error', () => undefined).end();
    return call;
  };
  const settle = async () => void (await once(come('127.0.0.9', '/page'), 'response'));
  return {
    ...{ begun, names, waiting, come, settle, port },
    async [Symbol.asyncDispose]() {
      for (const end of waiting) end();
      app.server.closeAllConnections();
      await app.close();
    },
  };
}

test('eight calls of an address are under way at a time, further ones wait, and nobody else does', async () => {
  await using server = await open();
  const { begun, waiting, come, settle } = server;
  const calls = Array.from({ length: 20 }, () => come('127.0.0.1'));
  await expect.poll(() => begun.length).toBe(8);
  await settle();
  expect(begun).toHaveLength(8);
  const other = come('127.0.0.2');
  await expect.poll(() => begun.filter((ip) => ip === '127.0.0.2')).toHaveLength(1);
  const answered = calls.map((call) => once(call, 'response'));
  while (begun.length < 21) {
    for (const end of waiting.splice(0)) end();
    await settle();
  }
  for (const end of waiting.splice(0)) end();
  const answers = await Promise.all(answered);
  expect(answers.map(([{ statusCode }]) => statusCode)).toEqual(calls.map(() => 200));
  other.destroy();
});

test('a caller that goes away while it waits gives its turn on', async () => {
  await using server = await open();
  const { begun, names, waiting, come, settle } = server;
  for (let times = 0; times < 8; times += 1) come('127.0.0.1');
  await settle();
  const gone = Array.from({ length: 10 }, () => come('127.0.0.1'));
  await settle();
  come('127.0.0.1', '/code', { 'x-name': 'the last' });
  await settle();
  for (const call of gone) call.destroy();
  await settle();
  waiting.shift()?.();
  await expect.poll(() => begun.length).toBe(9);
  expect(names.at(-1)).toBe('the last');
});

test('a body that is never ended holds no turn', async () => {
  await using server = await open();
  const { begun, come, settle, port } = server;
  const headers = { 'content-type': 'application/json', 'content-length': '60000' };
  const unfinished = Array.from({ length: 12 }, () => {
    const call = request({
      port,
      path: '/code',
      method: 'POST',
      headers,
      localAddress: '127.0.0.1',
      agent: false,
    });
    call.on('error', () => undefined).write('{');
    return call;
  });
  await settle();
  come('127.0.0.1', '/code', { 'x-name': 'whole' });
  await expect.poll(() => begun.length).toBe(1);
  for (const call of unfinished) call.destroy();
});
