/** Entry point: store, language, stored state, then the first render. */
import '#storefront/styles/tokens.css';
import '../fonts/fonts.css';
import '#storefront/styles/base.css';
import '#storefront/styles/splash.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { loadHomeInfo } from '#storefront/features/content/texts/info.slice.ts';
import { unavailableForgotten } from '#storefront/features/catalogue/product/product.slice.ts';
import { endFirstView } from '#storefront/store/first-view.ts';
import { loadLanguage } from '#storefront/lang/lang.slice.ts';
import { beginVisit } from '#storefront/lang/language.ts';
import { nextTask } from '#storefront/navigation/next-task.ts';
import { whenIdle } from '#storefront/navigation/prefetch-pages.ts';
import { readTheme, showTheme } from '#storefront/app/frame/theme.ts';
import { whenStyled } from '#storefront/navigation/when-styled.ts';
import { prepareRoute, preloadRoute, routeAt } from './routes.tsx';
import { createShop, type Shop } from './store.ts';
import { isSessionLost, makeEnvironment } from './make-environment.ts';
import type { Environment } from '#storefront/store/environment.ts';
import { deviceStorage } from '#storefront/store/open-storage.ts';
import { firstAnswers } from '#storefront/store/use-answer.ts';

async function start(): Promise<void> {
  showTheme(readTheme());
  preloadRoute(location.pathname);
  // Evaluating all modules was one long task; this lets the browser respond before the next.
  await nextTask();
  const outside = makeEnvironment(() => shop);
  const shop: Shop = createShop(outside, deviceStorage);
  await shop.store.dispatch(
    loadLanguage(beginVisit(deviceStorage, document, location.pathname + location.search)),
  );
  await shop.memory.restored();
  await findSession(shop, outside);

  window.addEventListener('pagehide', outside.persistNow);
  shop.store.dispatch(unavailableForgotten());

  const root = document.getElementById('root');
  if (!root) return;
  const { dispatch } = shop.store;
  const { pathname, search } = location;
  // The server-rendered HTML stays on screen until the whole page can replace it in one step.
  if (root.firstChild) {
    await prepareRoute(pathname, { dispatch, held: firstAnswers, search });
    await whenStyled(document);
  } else void dispatch(loadHomeInfo());
  // Tells early-touches.ts, if it loads only now, that there is nothing left to record.
  if (root.dataset['drawn'] === '') root.dataset['drawn'] = 'left';
  const afterwards = () => {
    delete root.dataset['drawn'];
    loadRest(shop, outside);
  };
  // A transition renders in small steps, so that input is handled in between.
  startTransition(() =>
    createRoot(root).render(<App shop={shop} now={outside.now} whenThere={afterwards} />),
  );
}

/** Where storage has lost the session; only a browser that was signed in once has this cookie. */
async function findSession(shop: Shop, outside: Environment): Promise<void> {
  if (!document.cookie.includes('XSRF-TOKEN=') || !isSessionLost(shop)) return;
  const renewal = await import('./renew-session.ts').catch(() => undefined);
  await renewal?.renewSession(shop, outside);
}

/**
 * The page contained only the data of its first screen: the full shop info and `after-start.ts` are loaded afterwards;
 * on a page that loads little only with the next page and when idle.
 */
function loadRest(shop: Shop, outside: Environment): void {
  const isFirstView = endFirstView();
  const loadInfo = () => void shop.store.dispatch(loadHomeInfo());
  const goOn = () => {
    void import('./after-start.ts').then(({ afterStart }) => afterStart(shop, outside));
  };
  if (routeAt(location.pathname).loadsLittle) {
    window.addEventListener('pushState', loadInfo, { once: true });
    whenIdle(goOn);
    return;
  }
  if (isFirstView) loadInfo();
  goOn();
}

void start();
