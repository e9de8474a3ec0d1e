/** The service worker: a program of its own beside the shop's pages, served as /sw.js. */
import { isLanguage, languageSetting, languageTag } from '../lang/language.ts';
import { type Build, createKeeper } from './strategies.ts';
import type { ToPage, WorkerScope } from './worker-scope.ts';

declare const self: WorkerScope;
/** Put in by the build. */
declare const shopBuild: Build;

/** Which pages were shown an answer that is old by now; told again to a page that was not listening yet. */
const untold = new Map<string, string[]>();

const keeper = createKeeper(shopBuild, {
  caches,
  origin: self.location.origin,
  send: (request, init) => fetch(request, init),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  async language() {
    const chosen = (await self.cookieStore?.get(languageSetting).catch(() => null))?.value;
    return isLanguage(chosen) ? languageTag[chosen] : undefined;
  },
  isSparing: Boolean(self.navigator.connection?.saveData),
  renewed(pageId, url) {
    untold.set(pageId, [...(untold.get(pageId) ?? []), url]);
    void self.clients.get(pageId).then((page) => page?.postMessage({ say: 'renewed', url }));
  },
  lineChanged: (isCut) => void tellAll({ say: 'line', isCut }),
});

async function tellAll(message: ToPage): Promise<void> {
  for (const page of await self.clients.matchAll()) page.postMessage(message);
}

self.addEventListener('install', (event) => event.waitUntil(keeper.prepare()));

self.addEventListener('activate', (event) =>
  // The page that brought the worker here is served by it from now on.
  event.waitUntil(keeper.tidy().then(() => self.clients.claim())),
);

self.addEventListener('fetch', (event) => {
  const { request, clientId } = event;
  const answer = keeper.serve({ request, pageId: clientId, later: (work) => event.waitUntil(work) });
  if (answer) event.respondWith(answer);
});

self.addEventListener('message', (event) => {
  const { data, source } = event;
  if (data.say === 'take-over') event.waitUntil(self.skipWaiting());
  if (data.say === 'seen') event.waitUntil(keeper.keepSeen(data.page, data.urls));
  if (data.say === 'here' && source) {
    source.postMessage({ say: 'line', isCut: keeper.isCut() });
    for (const url of untold.get(source.id) ?? []) source.postMessage({ say: 'renewed', url });
    untold.delete(source.id);
  }
  if (data.say === 'are-you-newer') {
    // The page is of this build already: nothing would change before the visitor's eyes.
    if (shopBuild.scripts.every((script) => data.scripts.includes(script)))
      event.waitUntil(self.skipWaiting());
    else source?.postMessage({ say: 'newer' });
  }
});
