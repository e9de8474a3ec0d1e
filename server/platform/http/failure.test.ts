import { expect, test } from 'vitest';
import { wordsOf } from '#server/error-texts.ts';
import { createAnswerCache } from '#server/platform/cache/answer-cache.ts';
import { createHttp } from './http.ts';
import { addFastLane } from './cached-first.ts';
import { createLog } from '#server/platform/log.ts';

test('what is thrown outside of the framework costs one request, not the process', async () => {
  const log = createLog({ level: 'silent' });
  const app = await createHttp({ log, words: wordsOf, trustedProxies: [], newId: () => 'one' });
  addFastLane(app, {
    cache: createAnswerCache({ now: () => new Date(0), ttlSeconds: 30, maxBytes: 1_000 }),
    isLeaving: () => false,
    admits: ({ url }) => {
      if (url === '/broken') throw new TypeError('not foreseen');
      return true;
    },
    onServed: () => undefined,
    words: wordsOf,
  });
  app.get('/whole', async () => 'served');
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const reply = await fetch(`${origin}/broken`);
  expect([reply.status, reply.headers.get('x-content-type-options')]).toEqual([500, 'nosniff']);
  expect(await reply.json()).toMatchObject({ response: 'error', code: 'server.failed' });
  expect(await (await fetch(`${origin}/whole`)).text()).toBe('served');
  await app.close();
});
