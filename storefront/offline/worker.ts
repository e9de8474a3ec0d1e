/** The service worker, a program separate from the shop's pages, served as /sw.js. */
import { visitLanguage } from '#domain/visit-language.ts';
import { languageTag } from '#storefront/lang/language.ts';
import {
  type Build,
  cacheSeen,
  filesAhead,
  precache,
  precacheFiles,
  removeObsoleteCaches,
} from './precache.ts';
import { ruleOf } from './rules.ts';
import { createStrategies } from './strategies.ts';
import type { Reason, ToPage, WorkerEvent, WorkerScope } from './worker-scope.ts';

declare const self: WorkerScope;
/** Injected by the build. */
declare const shopBuild: Build;

/** Outdated answers shown to each page, kept until the page listens for messages. */
const untold = new Map<string, string[]>();
const answers = new RegExp(shopBuild.answers);
let isCut = false;

const strategies = createStrategies({
  version: shopBuild.version,
  async language(address) {
    const cookies = await self.cookieStore?.getAll().catch(() => undefined);
    if (!cookies) return undefined;
    return languageTag[
      visitLanguage(cookies.map(({ name, value }) => `${name}=${value}`).join('; '), address)
    ];
  },
  updated({ clientId }, url) {
    if (!clientId) return;
    untold.set(clientId, [...(untold.get(clientId) ?? []), url]);
    void self.clients.get(clientId).then((page) => page?.postMessage({ say: 'renewed', url }));
  },
  connectionChanged(now) {
    if (now === isCut) return;
    isCut = now;
    void tellAll({ say: 'line', isCut });
  },
});

async function tellAll(message: ToPage): Promise<void> {
  for (const page of await self.clients.matchAll()) page.postMessage(message);
}

self.addEventListener('install', (event) => {
  // The first worker activates soon; a later one takes over with everything cached.
  const isFirst = self.registration.active === null;
  event.waitUntil(
    precache(shopBuild, strategies, event).then(() => (isFirst ? undefined : bringAhead(event, 'back'))),
  );
});

function bringAhead(event: WorkerEvent, reason: Reason): Promise<void> {
  return precacheFiles(filesAhead(shopBuild, reason, self.navigator.connection), strategies, event);
}

self.addEventListener('activate', (event) =>
  // The page that registered the worker is controlled by it from now on.
  event.waitUntil(removeObsoleteCaches(shopBuild).then(() => self.clients.claim())),
);

self.addEventListener('fetch', (event) => {
  const rule = ruleOf(event.request, { origin: self.location.origin, answers });
  if (rule) event.respondWith(strategies[rule].handle(event));
});

self.addEventListener('message', (event) => {
  const { data, source } = event;
  if (data.say === 'take-over') event.waitUntil(self.skipWaiting());
  if (data.say === 'fetch-ahead') event.waitUntil(bringAhead(event, data.reason));
  if (data.say === 'seen') event.waitUntil(cacheSeen(strategies, event, { ...data, answers }));
  if (data.say === 'here' && source) {
    source.postMessage({ say: 'line', isCut });
    for (const url of untold.get(source.id) ?? []) source.postMessage({ say: 'renewed', url });
    untold.delete(source.id);
  }
  if (data.say === 'are-you-newer') {
    // The page runs this build already: an update would change nothing visible.
    if (shopBuild.scripts.every((script) => data.scripts.includes(script)))
      event.waitUntil(self.skipWaiting());
    else source?.postMessage({ say: 'newer' });
  }
});
