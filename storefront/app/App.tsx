import {
  type ComponentType,
  memo,
  type ReactNode,
  Suspense,
  useDeferredValue,
  useEffect,
  useMemo,
} from 'react';
import { LucideProvider } from 'lucide-react';
import { Provider, useSelector } from 'react-redux';
import { Route, useRouter } from 'wouter';
import { usePathname, useSearch } from 'wouter/use-browser-location';
import { selectCartCount } from '#storefront/features/cart/cart.slice.ts';
import { RequireCustomer } from '#storefront/features/customers/account/RequireCustomer.tsx';
import { LanguageProvider } from '#storefront/lang/LanguageProvider.tsx';
import { ErrorBoundary } from '#storefront/app/frame/ErrorBoundary.tsx';
import { MainLayout } from '#storefront/app/frame/MainLayout.tsx';
import { NowContext } from '#storefront/lang/now.ts';
import { type Address, PageAddress } from '#storefront/navigation/PageAddress.tsx';
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
  const { ssrPath, ssrSearch } = useRouter();
  const path = usePathname(ssrPath === undefined ? {} : { ssrPath });
  const search = useSearch(ssrSearch === undefined ? {} : { ssrSearch });
  const address = useMemo(() => ({ path, search }), [path, search]);
  const drawn = useDeferredValue(address);
  const route = routeAt(path);
  // On slow phones a light placeholder is painted first; React renders the full page in interruptible steps. Until
  // then the former page stays mounted but hidden, because unmounting it takes longer than the placeholder.
  const Skeleton = drawn.path === path ? undefined : route.Page.loaded()?.PageSkeleton;
  const shown = Skeleton ? drawn : address;
  return (
    <Frame route={route}>
      {Skeleton && <RoutePage address={address} Page={Skeleton} />}
      <div key={shown.path} hidden={Skeleton !== undefined}>
        <RoutePage address={shown} />
      </div>
    </Frame>
  );
}

type PageProps = { address: Address; Page?: ComponentType };

/** The page of an address, behind its sign-in where it needs one. */
const RoutePage = memo(function RoutePage({ address, Page }: PageProps) {
  const route = routeAt(address.path);
  const Shown = Page ?? route.Page;
  return (
    <PageAddress address={address}>
      <ErrorBoundary>
        <Suspense fallback={<Splash />}>
          <Route path={route.path}>
            {route.needsCustomer ? (
              <RequireCustomer>
                <Shown />
              </RequireCustomer>
            ) : (
              <Shown />
            )}
          </Route>
        </Suspense>
      </ErrorBoundary>
    </PageAddress>
  );
});

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
      isLight={Boolean(route.loadsLittle)}
    >
      {children}
    </MainLayout>
  );
}
