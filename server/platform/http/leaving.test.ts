import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { createHttp } from './http.ts';
import { createLog } from '#server/platform/log.ts';

test('who asks on a kept connection while the server leaves gets a whole answer of ours', async () => {
  const app = await createHttp({
    log: createLog({ level: 'silent' }),
    words: () => '',
    trustedProxies: [],
    newId: () => crypto.randomUUID(),
  });
  const { promise: slow, resolve: finish } = Promise.withResolvers<void>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  app.get('/slow', async () => {
    begin();
    await slow;
    return { came: 'slow' };
  });
  const { promise: asked, resolve: hear } = Promise.withResolvers<void>();
  app.get('/fast', async () => {
    hear();
    return { came: 'fast' };
  });
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  const socket = connect(Number(port), '127.0.0.1');
  let heard = '';
  socket.on('data', (text) => (heard += text.toString()));
  const ended = once(socket, 'close');
  const get = (path: string) => socket.write(`GET ${path} HTTP/1.1\r\nhost: shop\r\n\r\n`);
  get('/slow');
  await begun;
  const leaving = app.close();
  get('/fast');
  await asked;
  finish();
  await leaving;
  await ended;
  expect(heard).toContain('{"came":"slow"}');
  expect(heard).toContain('{"came":"fast"}');
  expect(heard).not.toContain('503');
  expect(heard.match(/content-security-policy/gi)).toHaveLength(2);
});
