/**
 * Registers the service worker and handles its messages: what is cached, whether there is a connection, and updates.
 */
import { answerLog } from '../store/answer-dates.ts';
import type { Shop, ShopStore } from '#storefront/app/store.ts';
import type { Environment } from '../store/environment.ts';
import { newerVersion, shopOutOfReach } from './device-state.ts';
import type { ToPage, ToWorker } from './worker-scope.ts';
import { selectCartCount } from '#storefront/features/cart/cart.slice.ts';
import { loadProduct, loadProducts } from '#storefront/features/catalogue/product/product.slice.ts';
import type { ListQuery } from '#contract/catalogue/shop.ts';
import { loadAbout } from '#storefront/features/content/texts/about.slice.ts';
import { loadBanners } from '#storefront/features/content/home/banner.slice.ts';
import { loadHomeInfo } from '#storefront/features/content/texts/info.slice.ts';
import { loadDelivery } from '#storefront/features/delivery/delivery.slice.ts';
import { whenIdle } from '#storefront/navigation/prefetch-pages.ts';
import { answersUpdated } from '#storefront/store/use-answer.ts';

const workerAddress = '/sw.js';
const probeMs = 15_000;
const lookAgainMs = 30 * 60_000;
const takeOverMs = 3_000;

type Script = { createScriptURL(url: string): string };
type TrustedTypes = { createPolicy(name: string, rules: Script): Script };

/** Never throws: without service workers the shop works online. */
export async function startOffline({ store }: Pick<Shop, 'store'>, outside: Environment): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers) return;
  noteFirstView();
  const wasServed = workers.controller !== null;
  workers.addEventListener('message', ({ data, source }: MessageEvent<ToPage>) => {
    if (data.say === 'renewed') updateScreen(store, data.url);
    if (data.say === 'line') connectionIs(data.isCut);
    if (data.say === 'newer')
      newerVersion.set(() => takeOver(source as ServiceWorker, () => outside.reload()));
  });
  // The worker learns that the shop is in reach again only from a request.
  window.addEventListener('online', () => {
    if (shopOutOfReach.get()) askQuietly();
  });
  // A page served from the cache asks at once whether there is a connection.
  tell(workers.controller, { say: 'here' });
  try {
    const registration = await workers.register(trusted(workerAddress), { updateViaCache: 'none' });
    meetNewer(registration);
    lookForNewer(registration, outside.now);
    const { active } = await workers.ready;
    const tellSeen = () => wasServed || tell(active, { say: 'seen', ...whatWasSeen() });
    tellSeen();
    whenIdle(() => {
      // Answers received while the worker was installed are in the list only now.
      tellSeen();
      tell(active, { say: 'fetch-ahead', reason: wasServed ? 'back' : 'idle' });
    });
    if (!wasServed) onFirstGoods(store, () => tell(active, { say: 'fetch-ahead', reason: 'goods' }));
  } catch {
    // Storage is full or forbidden: the shop works online only.
  }
}

/** Runs once something lies in the cart. */
function onFirstGoods(store: ShopStore, run: () => void): void {
  const look = () => {
    if (selectCartCount(store.getState()) === 0) return;
    forget();
    run();
  };
  const forget = store.subscribe(look);
  look();
}

function tell(worker: ServiceWorker | null, message: ToWorker): void {
  worker?.postMessage(message);
}

let probe: ReturnType<typeof setInterval> | undefined;

function connectionIs(isCut: boolean): void {
  const isBack = shopOutOfReach.get() && !isCut;
  shopOutOfReach.set(isCut);
  clearInterval(probe);
  if (isCut) probe = setInterval(askQuietly, probeMs);
  // `navigator.onLine` does not change when only the shop was unreachable; this event starts the retries that wait
  // for a connection.
  if (isBack) window.dispatchEvent(new Event('online'));
}

/** Any request will do: the worker notices that it succeeded. */
function askQuietly(): void {
  if (document.hidden) return;
  fetch('/api/product/banners/?is_main=false').catch(() => undefined);
}

/** A trusted script URL: the pages' Content Security Policy (Trusted Types) refuses plain strings. */
function trusted(address: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('sowgat-worker', { createScriptURL: () => workerAddress });
  return policy ? policy.createScriptURL(address) : address;
}

/** Asks a waiting worker whether its build has any scripts that this page does not run already. */
function meetNewer(registration: ServiceWorkerRegistration): void {
  const ask = () => {
    // If the server rendered the page, the scripts are listed in it as links.
    const found = document.querySelectorAll<HTMLScriptElement & HTMLLinkElement>(
      'script[src],link[rel=later]',
    );
    const scripts = [...found].map(({ src, href }) => new URL(src ?? href).pathname);
    tell(registration.waiting, { say: 'are-you-newer', scripts });
  };
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', ask),
  );
  ask();
}

/**
 * Chromium keeps a worker waiting when a request wakes the former one just during its takeover. The page is reloaded
 * all the same: the network has the new version, and the new page activates its worker.
 */
function takeOver(worker: ServiceWorker, reload: () => void): void {
  const reloadTimer = setTimeout(reload, takeOverMs);
  const look = () => {
    if (worker.state !== 'activated') return;
    clearTimeout(reloadTimer);
    reload();
  };
  worker.addEventListener('statechange', look);
  tell(worker, { say: 'take-over' });
  look();
}

/** Checks for updates in tabs that stay open for days. */
function lookForNewer(registration: ServiceWorkerRegistration, now: () => Date): void {
  let looked = now().getTime();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || now().getTime() - looked < lookAgainMs) return;
    looked = now().getTime();
    registration.update().catch(() => undefined);
  });
}

/** Records the answers embedded in the page with the page's date. */
function noteFirstView(): void {
  const screen = performance.getEntriesByType('navigation')[0]?.name;
  if (!screen || !document.getElementById('first-view')) return;
  const date = new Date(performance.timeOrigin).toUTCString();
  answerLog.unshift({ screen, url: '/api/product/first-view', date });
}

function whatWasSeen(): { page: string; urls: string[] } {
  const urls = performance.getEntriesByType('resource').map(({ name }) => name);
  // The document that was loaded: that of a page reached by a link would come over the network for this alone.
  const [visit] = performance.getEntriesByType('navigation');
  return { page: visit?.name ?? location.href, urls: [...new Set(urls)] };
}

type ScreenUpdate = { of: RegExp; ask: (store: ShopStore) => unknown };

const screenUpdates: ScreenUpdate[] = [
  { of: /\/product\/home-info\//, ask: ({ dispatch }) => dispatch(loadHomeInfo()) },
  { of: /\/product\/banners\//, ask: ({ dispatch }) => dispatch(loadBanners()) },
  { of: /\/product\/about-us\//, ask: ({ dispatch }) => dispatch(loadAbout()) },
  { of: /\/order\/delivery-payment\//, ask: ({ dispatch }) => dispatch(loadDelivery()) },
  {
    of: /\/product\/detail\//,
    ask({ dispatch, getState }) {
      const id = getState().product.singleProduct?.id;
      return id === undefined ? null : dispatch(loadProduct(id));
    },
  },
  {
    of: /\/product\/list\//,
    ask({ dispatch, getState }) {
      const { listName, page } = getState().product;
      if (listName === null) return null;
      return dispatch(loadProducts({ query: JSON.parse(listName) as ListQuery, pages: page?.number ?? 1 }));
    },
  },
];

/** `url` is the answer that changed. Data outside the store is reloaded by its screen. */
function updateScreen(store: ShopStore, url: string): void {
  for (const { of, ask } of screenUpdates) if (of.test(url)) ask(store);
  window.dispatchEvent(new Event(answersUpdated));
}
