/** Entry: store, language, stored state, then the screen. */
import './styles/tokens.css';
import '../fonts/fonts.css';
import './styles/base.css';
import './styles/splash.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { loadHomeInfo } from './content/info.slice.ts';
import { unavailableForgotten } from './catalogue/product.slice.ts';
import { endFirstView } from './first-view.ts';
import { loadLanguage } from './lang/lang.slice.ts';
import { readLanguage } from './lang/language.ts';
import { nextTask } from './layout/next-task.ts';
import { readTheme, showTheme } from './layout/theme.ts';
import { whenStyled } from './layout/when-styled.ts';
import { prepareRoute, preloadRoute } from './routes.tsx';
import { createShop, type Shop } from './store.ts';
import { makeOutside } from './store/make-outside.ts';
import { openStorage } from './store/open-storage.ts';
import { firstAnswers } from './store/use-answer.ts';

async function start(): Promise<void> {
  showTheme(readTheme());
  preloadRoute(location.pathname);
  // All modules have just been run in one go.
  await nextTask();
  const place = openStorage(() => window.localStorage);
  const outside = makeOutside(() => shop, place);
  const shop: Shop = createShop(outside, place);
  await shop.store.dispatch(loadLanguage(readLanguage(place, location.search)));
  await shop.memory.restored();

  window.addEventListener('pagehide', outside.writeDown);
  shop.store.dispatch(unavailableForgotten());

  const root = document.getElementById('root');
  if (!root) return;
  const { dispatch } = shop.store;
  const { pathname, search } = location;
  // What the server drew stays on screen until the whole page can take its place in one step.
  if (root.firstChild) {
    await prepareRoute(pathname, { dispatch, held: firstAnswers, search });
    await whenStyled(document);
  } else void dispatch(loadHomeInfo());
  // Whoever comes to note early touches now comes too late.
  if (root.dataset['drawn'] === '') root.dataset['drawn'] = 'left';
  const afterwards = () => {
    delete root.dataset['drawn'];
    // The page brought only what its first screen shows; the whole follows behind it.
    if (endFirstView()) void dispatch(loadHomeInfo());
    void import('./after-start.ts').then(({ afterStart }) => afterStart(shop, outside));
  };
  // In small steps: whatever happens on the page meanwhile is answered between them.
  startTransition(() =>
    createRoot(root).render(<App shop={shop} now={outside.now} whenThere={afterwards} />),
  );
}

void start();
