import Fastify from 'fastify';
import { expect, test } from 'vitest';
import type { Log } from '#server/platform/log.ts';
import { warmUp } from './warm-up.ts';

/** A server that records requested paths, and a log that records its lines. */
function openServer(answer: (path: string) => unknown = () => ({ data: [{ id: 7 }, { id: 8 }] })) {
  const app = Fastify();
  const asked: string[] = [];
  const told: unknown[] = [];
  app.get('/*', async ({ url, headers }) => {
    asked.push(`${url} ${headers.cookie ?? ''}`);
    return answer(url);
  });
  const note = (facts: unknown) => void told.push(facts);
  return { app, asked, told, log: { info: note, warn: note } as unknown as Log };
}

test('before a node opens it has drawn home, its lists and its goods in both languages', async () => {
  const { app, asked, log } = openServer();
  await warmUp(app, log);
  for (const page of ['/', '/shop', '/product/7', '/product/8', '/shop?category=8'])
    for (const lang of ['tm', 'ru']) expect(asked).toContain(`${page} userLanguage=${lang}`);
  for (const call of ['/api/product/list/', '/api/product/home-info/', '/api/product/detail/7/'])
    expect(asked.some((one) => one.startsWith(`${call} `))).toBe(true);
});

test('what cannot be drawn is noted, and the node opens all the same', async () => {
  const { app, log, told } = openServer((path) => {
    if (path === '/shop') throw new Error('cannot be drawn');
    return {};
  });
  await warmUp(app, log);
  expect(told.at(-1)).toMatchObject({ failed: ['/shop', '/shop'] });
});

test('a node whose database keeps it waiting opens when its time is up', async () => {
  const { app, asked, log } = openServer(() => new Promise(() => undefined));
  await warmUp(app, log, 20);
  expect(asked.length).toBeLessThanOrEqual(4);
});
