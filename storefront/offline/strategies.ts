/**
 * Caching strategies for slow or lost connections: files and pictures cache-first, catalogue answers
 * stale-while-revalidate, pages network-first with a timeout. Serwist's strategies with our plug-ins.
 */
import {
  CacheFirst,
  ExpirationPlugin,
  NetworkFirst,
  type SerwistPlugin,
  StaleWhileRevalidate,
  type Strategy,
  StrategyHandler,
} from 'serwist';
import { type CacheName, cacheNames, maxEntries, shellCache } from './cache-names.ts';
import { takeAnswers } from './first-answers.ts';
import { isPublicPage, isCacheable, type Rule } from './rules.ts';
import type { WorkerEvent } from './worker-scope.ts';

export type Environment = {
  /** Version of the worker's build. */
  version: string;
  /** The `lang` tag for a visit to this URL; undefined in browsers where a worker cannot read cookies. */
  language: (address: string) => Promise<string | undefined>;
  /** Called when a page was shown a cached answer that has changed on the server. */
  updated: (event: WorkerEvent, url: string) => void;
  /** Called when the connection to the shop is lost or back. */
  connectionChanged: (isCut: boolean) => void;
};

export type Strategies = Record<Rule, Strategy>;

const networkTimeoutSeconds = 3.5;
/** `Vary` is ignored: the language is handled here, so there is one entry per URL. */
const matchOptions = { ignoreVary: true };
const oneForEachAddress: SerwistPlugin = { cacheKeyWillBeUsed: async ({ request }) => request.url };
const onlyPublic: SerwistPlugin = {
  cacheWillUpdate: async ({ response }) => (isCacheable(response) ? response : null),
};

export function createStrategies(environment: Environment): Strategies {
  const connection = watchConnection(environment.connectionChanged);
  const options = (name: CacheName, own: SerwistPlugin[] = []) => ({
    cacheName: cacheNames[name],
    matchOptions,
    plugins: [
      connection,
      oneForEachAddress,
      ...own,
      onlyPublic,
      new ExpirationPlugin({ maxEntries: maxEntries[name], matchOptions }),
    ],
  });
  const answer = new StaleWhileRevalidate(options('answers', [tellUpdates(environment.updated)]));
  const page = new NetworkFirst({
    ...options('pages', [cachePages(answer), inTheirLanguage(environment)]),
    networkTimeoutSeconds,
  });
  return {
    page,
    shell: page,
    file: new CacheFirst(options('files')),
    picture: new CacheFirst(options('pictures', [anotherSize])),
    answer,
  };
}

/** Caches a URL unless it is cached, and resolves when done: without the network where the browser still has it. */
export async function cacheOnce(strategy: Strategy, event: WorkerEvent, url: string): Promise<void> {
  if (await caches.match(url, { ...matchOptions, cacheName: strategy.cacheName })) return;
  const [answer, kept] = strategy.handleAll({ event, request: new Request(url, { cache: 'force-cache' }) });
  const { ok, status } = await answer;
  await kept;
  if (!ok) throw new Error(`${url} answered ${status}`);
}

/** The server answered 5xx: a cached response is better. */
class ServerError extends Error {}

/** Every network request passes here, so that the worker knows whether there is a connection. */
function watchConnection(changed: (isCut: boolean) => void): SerwistPlugin {
  return {
    async fetchDidSucceed({ response }) {
      // An immutable response may come from the browser's HTTP cache: no proof of a connection.
      if (!/immutable/.test(response.headers.get('cache-control') ?? '')) changed(false);
      return response;
    },
    async fetchDidFail({ error }) {
      // An aborted request says nothing about connectivity.
      if (error.name !== 'AbortError' && !(error instanceof ServerError)) changed(true);
    },
  };
}

/** Another size of the picture is better than none. */
const anotherSize: SerwistPlugin = {
  async handlerDidError({ request }) {
    const name = /^(.+)-\d+\.\w+$/.exec(request.url)?.[1];
    const cache = await caches.open(cacheNames.pictures);
    const other = name && (await cache.keys()).find(({ url }) => url.startsWith(`${name}-`));
    return other ? cache.match(other, matchOptions) : undefined;
  },
};

/** Reports when a cached answer was shown and the server's answer differs or is gone. */
function tellUpdates(updated: Environment['updated']): SerwistPlugin {
  return {
    async cacheWillUpdate({ request, response, event }) {
      if (response.status !== 404 && response.status !== 410) return response;
      const cache = await caches.open(cacheNames.answers);
      if (await cache.delete(request.url, matchOptions)) updated(event, request.url);
      return null;
    },
    async cacheDidUpdate({ request, oldResponse, newResponse, event }) {
      if (oldResponse && (await oldResponse.text()) !== (await newResponse.text()))
        updated(event, request.url);
    },
  };
}

/** Caches a public page without its embedded answers; these are cached as answers, with the page's date. */
function cachePages(answers: Strategy): SerwistPlugin {
  return {
    async fetchDidSucceed({ response, state }) {
      if (response.status < 500) return response;
      if (state) state['failed'] = response;
      throw new ServerError();
    },
    async cacheWillUpdate({ request, response, event }) {
      const { origin, pathname } = new URL(request.url);
      if (!isCacheable(response) || !isPublicPage(pathname)) return null;
      const brought = takeAnswers(await response.text());
      const headers = { 'content-type': 'application/json', date: response.headers.get('date') ?? '' };
      for (const [path, body] of brought.answers)
        await putAnswer(answers, event, {
          url: origin + path,
          response: new Response(JSON.stringify(body), { headers }),
        });
      return withText(response, brought.html);
    },
    handlerDidError: async ({ state }) => state?.['failed'] as Response | undefined,
  };
}

async function putAnswer(
  answers: Strategy,
  event: WorkerEvent,
  { url, response }: { url: string; response: Response },
): Promise<void> {
  const handler = new StrategyHandler(answers, { event, request: new Request(url) });
  await handler.cachePut(url, response).catch(() => undefined);
  handler.destroy();
}

/**
 * A cached page in another language than the visitor's would be visible until the scripts correct it: the app shell
 * is used instead.
 */
function inTheirLanguage({ version, language }: Environment): SerwistPlugin {
  return {
    async cachedResponseWillBeUsed({ cachedResponse: kept, request }) {
      const [bare, chosen] = await Promise.all([
        caches.match('/', { cacheName: shellCache(version) }),
        language(request.url.slice(new URL(request.url).origin.length)),
      ]);
      if (!chosen) return kept ?? bare;
      if (kept && (await spokenIn(kept)) === chosen) return kept;
      return bare ? speakIn(bare, chosen) : kept;
    },
  };
}

/** The page's language attribute, read and replaced here. */

const tag = /(<html lang=")(\w+)/;

async function spokenIn(page: Response): Promise<string | undefined> {
  return tag.exec(await page.clone().text())?.[2];
}

/** The app shell with another language: its only text, the splash, follows the `lang` attribute. */
async function speakIn(bare: Response, language: string): Promise<Response> {
  return withText(bare, (await bare.text()).replace(tag, `$1${language}`));
}

/** The same response with another body, without headers that describe the old bytes. */
function withText({ headers: old }: Response, text: string): Response {
  const headers = new Headers(old);
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name);
  return new Response(text, { headers });
}
