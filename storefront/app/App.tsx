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
import { addressAt, usePressedPage } from '#storefront/navigation/pressed-page.ts';
import { Splash } from '#storefront/app/frame/Splash.tsx';
import { UiWordsProvider } from '#storefront/app/frame/UiWordsProvider.tsx';
import { useScroll } from '#storefront/navigation/use-scroll.ts';
import classes from './App.module.css';
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
  const address = useMemo(() => addressAt(path, search), [path, search]);
  const drawn = useDeferredValue(address);
  const pressed = usePressedPage();
  // On slow phones a light placeholder is painted first; React renders the full page in interruptible steps. Until
  // then the former page stays mounted but hidden, because unmounting it takes longer than the placeholder. The
  // placeholder of a pressed link is rendered out of sight, so that the tap only has to show it.
  const isLeaving = drawn.path !== path;
  const next = isLeaving ? address : pressed;
  const Skeleton =
    next && next.path !== drawn.path ? routeAt(next.path).Page.loaded()?.PageSkeleton : undefined;
  const isHidden = isLeaving && Skeleton !== undefined;
  // The server knows nothing of a visitor: where a page is not the same for everybody it draws the placeholder. A placed
  // order has a page of its own.
  const isOutline = ssrPath !== undefined && !routeAt(path).isPublic && !search.includes('placed=');
  const shown = isHidden ? drawn : address;
  const page = (
    <div key={`page ${shown.path}`} hidden={isHidden}>
      <RoutePage address={shown} Page={isOutline ? routeAt(path).Page.loaded()?.PageSkeleton : undefined} />
    </div>
  );
  const placeholder = next && Skeleton && (
    <div key={`placeholder ${next.path}`} className={isLeaving ? undefined : classes['ahead']}>
      <RoutePage address={next} Page={Skeleton} />
    </div>
  );
  // Always in this order: else React would move the former page, all of it, to the end, and the focus out of it.
  return <Frame route={routeAt(path)}>{[placeholder, page]}</Frame>;
}

type PageProps = { address: Address; Page?: ComponentType | undefined };

/** The page of an address, behind its sign-in where it needs one. */
const RoutePage = memo(function RoutePage({ address, Page }: PageProps) {
  const route = routeAt(address.path);
  const Shown = Page ?? route.Page;
  return (
    <PageAddress address={address}>
      <ErrorBoundary isLoaded={() => route.Page.loaded() !== undefined}>
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
  // The server does not know, and who opens the cart mostly has something in it.
  const isDrawn = useRouter().ssrPath !== undefined;
  const hasGoods = useSelector(selectCartCount) > 0 || isDrawn;
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
