import { type ReactNode, Suspense, useDeferredValue, useEffect } from 'react';
import { LucideProvider } from 'lucide-react';
import { Provider } from 'react-redux';
import { Route, useLocation } from 'wouter';
import { RequireCustomer } from '#storefront/features/customers/account/RequireCustomer.tsx';
import { LanguageProvider } from '#storefront/lang/LanguageProvider.tsx';
import { ErrorBoundary } from '#storefront/app/frame/ErrorBoundary.tsx';
import { MainLayout } from '#storefront/app/frame/MainLayout.tsx';
import { NowContext } from '#storefront/lang/now.ts';
import { Splash } from '#storefront/app/frame/Splash.tsx';
import { UiWordsProvider } from '#storefront/app/frame/UiWordsProvider.tsx';
import { useScroll } from '#storefront/navigation/use-scroll.ts';
import { type ShopRoute, useCurrentRoute } from './routes.tsx';
import type { Shop } from './store.ts';

type Props = {
  shop: Pick<Shop, 'store'>;
  now: () => Date;
  /** Called when the page stands. */
  whenThere?: () => void;
};

/** The whole shop over one store and one clock. */
export function App({ shop, now, whenThere }: Props) {
  useEffect(() => whenThere?.(), [whenThere]);
  return (
    <Provider store={shop.store}>
      <NowContext value={now}>
        <LanguageProvider>
          <UiWordsProvider>
            <LucideProvider strokeWidth={1.75}>
              <Screen />
            </LucideProvider>
          </UiWordsProvider>
        </LanguageProvider>
      </NowContext>
    </Provider>
  );
}

function Screen() {
  useScroll();
  const [path] = useLocation();
  const route = useCurrentRoute();
  // Slow phones paint a light page at once, and draw the whole one in pieces that give way to painting.
  const isComing = useDeferredValue(path) !== path;
  const Page = (isComing && route.Page.inHand()?.Coming) || route.Page;
  const page = (
    <ErrorBoundary resetKey={path}>
      <Suspense fallback={<Splash />}>
        <Route path={route.path}>
          {route.needsCustomer ? (
            <RequireCustomer>
              <Page />
            </RequireCustomer>
          ) : (
            <Page />
          )}
        </Route>
      </Suspense>
    </ErrorBoundary>
  );
  return <Frame route={route}>{page}</Frame>;
}

function Frame({ route, children }: { route: ShopRoute; children: ReactNode }) {
  if (route.frame === 'bare') {
    return (
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    );
  }
  return (
    <MainLayout
      hasTabs={!route.hasOwnBar}
      hasPromise={Boolean(route.hasPromise)}
      hasSearch={!route.hidesSearch}
    >
      {children}
    </MainLayout>
  );
}
