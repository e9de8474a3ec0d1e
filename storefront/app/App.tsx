import { Activity, type ComponentType, type ReactNode, Suspense, useDeferredValue, useEffect } from 'react';
import { LucideProvider } from 'lucide-react';
import { Provider, useSelector } from 'react-redux';
import { Route, useLocation } from 'wouter';
import { selectCartCount } from '#storefront/features/cart/cart.slice.ts';
import { RequireCustomer } from '#storefront/features/customers/account/RequireCustomer.tsx';
import { LanguageProvider } from '#storefront/lang/LanguageProvider.tsx';
import { ErrorBoundary } from '#storefront/app/frame/ErrorBoundary.tsx';
import { MainLayout } from '#storefront/app/frame/MainLayout.tsx';
import { NowContext } from '#storefront/lang/now.ts';
import { Splash } from '#storefront/app/frame/Splash.tsx';
import { UiWordsProvider } from '#storefront/app/frame/UiWordsProvider.tsx';
import { useScroll } from '#storefront/navigation/use-scroll.ts';
import { routeAt, type ShopRoute } from './routes.tsx';
import type { Shop } from './store.ts';

type Props = {
  shop: Pick<Shop, 'store'>;
  now: () => Date;
  /** Called after the first screen has been rendered. */
  whenThere?: () => void;
};

/** The whole storefront over one store and one clock. */
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
  const drawnPath = useDeferredValue(path);
  const route = routeAt(path);
  // On slow phones a light placeholder is painted first; React renders the full page in interruptible steps. Until
  // then the former page stays mounted but hidden, because unmounting it takes longer than the placeholder.
  const Skeleton = drawnPath === path ? undefined : route.Page.loaded()?.PageSkeleton;
  const shownPath = Skeleton ? drawnPath : path;
  return (
    <Frame route={route}>
      {Skeleton && <RoutePage route={route} Page={Skeleton} />}
      <Activity key={shownPath} mode={Skeleton ? 'hidden' : 'visible'}>
        <RoutePage route={routeAt(shownPath)} />
      </Activity>
    </Frame>
  );
}

/** The page of a route, behind its sign-in where it needs one. */
function RoutePage({ route, Page = route.Page }: { route: ShopRoute; Page?: ComponentType }) {
  return (
    <ErrorBoundary>
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
}

function Frame({ route, children }: { route: ShopRoute; children: ReactNode }) {
  const hasGoods = useSelector(selectCartCount) > 0;
  if (route.frame === 'bare') {
    return (
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    );
  }
  return (
    <MainLayout
      hasTabs={!route.hasOwnBar || (route.hasOwnBar === 'with-goods' && !hasGoods)}
      hasPromise={Boolean(route.hasPromise)}
      hasSearch={!route.hidesSearch}
    >
      {children}
    </MainLayout>
  );
}
