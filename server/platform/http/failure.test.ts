import { expect, test } from 'vitest';
import { wordsOf } from '#server/error-texts.ts';
import { createHttp } from './http.ts';
import { createLog } from '#server/platform/log.ts';

test('what is thrown outside of the framework costs one request, not the process', async () => {
  const log = createLog({ level: 'silent' });
  const app = await createHttp({
    ...{ log, words: wordsOf, trustedProxies: [], newId: () => 'one' },
    answersFirst: ({ url }) => {
      if (url === '/broken') throw new TypeError('not foreseen');
      return false;
    },
  });
  app.get('/whole', async () => 'served');
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const reply = await fetch(`${origin}/broken`);
  expect([reply.status, reply.headers.get('x-content-type-options')]).toEqual([500, 'nosniff']);
  expect(await reply.json()).toMatchObject({ response: 'error', code: 'server.failed' });
  expect(await (await fetch(`${origin}/whole`)).text()).toBe('served');
  await app.close();
});
