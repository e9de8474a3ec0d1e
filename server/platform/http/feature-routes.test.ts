import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { routes } from '#contract/route.ts';
import type { FeatureName } from '#domain/feature.ts';
import { wordsOf } from '#server/error-texts.ts';
import { createResponseCache } from '#server/platform/cache/response-cache.ts';
import { createLog } from '#server/platform/log.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { createCookies } from './cookies.ts';
import { createHttp } from './http.ts';
import { serve } from './serve.ts';

const strange = routes({
  'GET /api/of-people/': {
    summary: 'public',
    access: 'anyone',
    feature: 'people',
    cache: 'public',
    reply: Type.Object({}),
  },
  'GET /api/of-people/own/': {
    summary: 'for customers',
    access: 'customer',
    feature: 'people',
    cache: 'private',
    reply: Type.Object({}),
  },
  'POST /api/of-people/': {
    summary: 'takes a body',
    access: 'anyone',
    feature: 'people',
    cache: 'private',
    body: Type.Object({ name: Type.String() }),
    reply: Type.Object({}),
  },
  'GET /api/of-all/': { summary: 'always', access: 'anyone', cache: 'private', reply: Type.Object({}) },
});

async function listen(on: Set<FeatureName>) {
  const made: string[] = [];
  const reply = (key: string) => async () => {
    made.push(key);
    return {};
  };
  const app = await createHttp({
    log: createLog({ level: 'silent' }),
    words: wordsOf,
    trustedProxies: [],
    newId: () => 'one',
  });
  const ctx = {};
  const handlers = {
    'GET /api/of-people/': reply('public'),
    'GET /api/of-people/own/': reply('own'),
    'POST /api/of-people/': reply('body'),
    'GET /api/of-all/': reply('all'),
  };
  serve(app, ctx, strange, handlers, {
    words: wordsOf,
    cache: createResponseCache({
      now: () => new Date(0),
      ttlSeconds: 0,
      maxBytes: 1_000,
      isOutage: () => false,
    }),
    cookies: createCookies({
      publicUrl: 'http://localhost',
      newToken: () => 'x',
      staff: { cookie: 'staff', xsrfOf: (session) => session },
    }),
    replica: { read: (work) => work({} as never), waitFor: () => undefined, pause: () => undefined },
    findActor: () => Promise.reject(new Refusal('session.missing')),
    runCall: (_, __, work) => work(ctx),
    checkReplies: true,
    hasFeature: async (name) => on.has(name),
  });
  await app.ready();
  return { app, made };
}

const calls = [
  { method: 'GET', url: '/api/of-people/' },
  { method: 'HEAD', url: '/api/of-people/' },
  { method: 'GET', url: '/api/of-people/own/' },
  { method: 'POST', url: '/api/of-people/', payload: { name: 'Aýna' } },
  { method: 'POST', url: '/api/of-people/', payload: { wrong: 1 } },
  { method: 'GET', url: '/api/of-all/' },
] as const;

test('a route of a feature that is off answers, to anybody and anything, as an address where there is none', async () => {
  const on = new Set<FeatureName>();
  const { app, made } = await listen(on);
  const asked = async () =>
    Promise.all(calls.map(async (call) => (await app.inject({ ...call })).statusCode));
  const nowhere = await app.inject({ method: 'GET', url: '/api/nowhere/' });
  const gated = await app.inject({ method: 'GET', url: '/api/of-people/own/' });
  expect(gated.json()).toEqual(nowhere.json());
  expect(gated.json()).toMatchObject({ code: 'route.not-found' });
  expect(await asked()).toEqual([404, 404, 404, 404, 404, 200]);
  on.add('reminders');
  expect(await asked(), 'another feature opens nothing').toEqual([404, 404, 404, 404, 404, 200]);
  expect(made).toEqual(['all', 'all']);
  on.add('people');
  expect(await asked()).toEqual([200, 200, 401, 200, 400, 200]);
  on.delete('people');
  expect(await asked()).toEqual([404, 404, 404, 404, 404, 200]);
  await app.close();
});
