import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import PQueue from 'p-queue';
import { callAddress } from '#contract/client.ts';
import { everyRoute } from '#contract/index.ts';
import { pageAddress } from '#domain/pages.ts';
import type { RouteSpec } from '#contract/route.ts';
import type { Log } from '#server/platform/log.ts';

/** The most requested pages; ids for the others come from the answers. */
const pages = [pageAddress('home'), pageAddress('shop')];
const asksFor = (query: RouteSpec['query']) =>
  ((query as { required?: string[] })?.required ?? []).length > 0;
/** Every public GET route without parameters or required query. */
const calls = Object.entries<RouteSpec>(everyRoute)
  .filter(([, { cache, params, query }]) => cache === 'public' && !params && !asksFor(query))
  .map(([key]) => key.slice('GET '.length));
const most = { categories: 12, products: 24 };
const languages = ['tm', 'ru'] as const;
/** Concurrent requests: as many as one page makes; each may take a database connection. */
const lanes = 4;
/** Longest warm-up; it delays the start by no more than this. */
const longestMs = 2_500;

type WarmUpCall = { path: string; lang: (typeof languages)[number] };

/**
 * Requests what a new node will be asked for most: home, lists and products in both languages. The first rendering of a
 * page takes ten times as long as the next, and a load balancer gives a new node its full share at once. Ends after 2.5
 * seconds at the latest; failures are logged and do not stop the start.
 */
export async function warmUp(app: FastifyInstance, log: Log, mostMs = longestMs): Promise<void> {
  const began = performance.now();
  const end = new AbortController();
  const failed: string[] = [];
  let answered = 0;

  async function ask({ path, lang }: WarmUpCall): Promise<void> {
    if (end.signal.aborted) return;
    const cookie = `userLanguage=${lang}`;
    const reply = await app.inject({ url: path, headers: { cookie, 'accept-encoding': 'br' } });
    if (reply.statusCode >= 500) failed.push(path);
    answered += 1;
  }

  async function idsAt(path: string): Promise<number[]> {
    await ask({ path, lang: languages[0] });
    const reply = await app.inject({ url: path });
    const { data } = reply.json<{ data?: { id: number }[] }>();
    return (data ?? []).map(({ id }) => id);
  }

  const late = pause(mostMs, undefined, { signal: end.signal }).catch(() => undefined);
  const work = askAll(ask, idsAt).catch((error: unknown) =>
    log.warn({ err: error }, 'the node could not warm up'),
  );
  await Promise.race([work, late]);
  end.abort();
  log.info({ answered, failed, ms: Math.round(performance.now() - began) }, 'warmed up');
}

async function askAll(
  ask: (one: WarmUpCall) => Promise<void>,
  idsAt: (path: string) => Promise<number[]>,
): Promise<void> {
  const [categories, products] = await Promise.all([
    idsAt(callAddress('GET /api/product/categories/')),
    idsAt(callAddress('GET /api/product/list/:search?')),
  ]);
  await inLanes([...inBoth(pages), ...calls.map((path) => ({ path, lang: languages[0] }))], ask);
  const shownCategories = categories.slice(0, most.categories);
  const goods = products.slice(0, most.products);
  await inLanes(
    [
      ...inBoth(goods.map((id) => pageAddress('product', id))),
      ...goods.map((id) => ({
        path: callAddress('GET /api/product/detail/:id/', { params: { id } }),
        lang: languages[0],
      })),
      ...inBoth(shownCategories.map((id) => `${pageAddress('shop')}?category=${id}`)),
    ],
    ask,
  );
}

const inBoth = (paths: readonly string[]): WarmUpCall[] =>
  paths.flatMap((path) => languages.map((lang) => ({ path, lang })));

async function inLanes<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  await new PQueue({ concurrency: lanes }).addAll(all.map((one) => () => work(one)));
}
