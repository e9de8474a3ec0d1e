/** Every route of the shop; the only file that imports pages. */
import { matchRoute, useLocation, useRouter } from 'wouter';
import { loadHomeInfo } from '#storefront/features/content/texts/info.slice.ts';
import { type LazyPage, lazyPage, type PageModule, type Visit } from '#storefront/navigation/lazy-page.ts';

export type ShopRoute = {
  path: string;
  Page: LazyPage;
  /** `bare`: outside the main layout. The account's pages bring the account's navigation with them. */
  frame: 'bare' | 'main';
  /** Only for signed-in customers; others sign in first and come back. */
  needsCustomer?: true;
  /** Has a bar of its own at the bottom of phones instead of the tabs. */
  hasOwnBar?: true;
  /** Shows the delivery promise under the header. */
  hasPromise?: true;
};

const accountPage = (load: () => Promise<PageModule>) => lazyPage(() => withAccountLayout(load()));

const notFound: ShopRoute = {
  path: '*',
  Page: lazyPage(() => import('#storefront/features/content/texts/NotFoundPage.tsx')),
  frame: 'main',
};

export const routes: ShopRoute[] = [
  {
    path: '/order/check-payment/:id',
    Page: lazyPage(() => import('#storefront/features/checkout/payment/CheckPaymentPage.tsx')),
    frame: 'bare',
  },
  {
    path: '/',
    Page: lazyPage(() => import('#storefront/features/content/home/HomePage.tsx')),
    frame: 'main',
    hasPromise: true,
  },
  {
    path: '/shop',
    Page: lazyPage(() => import('#storefront/features/catalogue/list/ShopPage.tsx')),
    frame: 'main',
  },
  {
    path: '/gift-finder',
    Page: lazyPage(() => import('#storefront/features/catalogue/finder/GiftFinderPage.tsx')),
    frame: 'main',
    hasPromise: true,
  },
  {
    path: '/product/:id',
    Page: lazyPage(() => import('#storefront/features/catalogue/product/ProductPage.tsx')),
    frame: 'main',
    hasOwnBar: true,
  },
  {
    path: '/idea/:id',
    Page: lazyPage(() => import('#storefront/features/catalogue/finder/IdeaPage.tsx')),
    frame: 'main',
  },
  {
    path: '/aboutUs',
    Page: lazyPage(() => import('#storefront/features/content/texts/AboutPage.tsx')),
    frame: 'main',
  },
  {
    path: '/order/create',
    Page: lazyPage(() => import('#storefront/features/checkout/form/CheckoutPage.tsx')),
    frame: 'main',
    hasOwnBar: true,
  },
  {
    path: '/privacy_policy',
    Page: lazyPage(() => import('#storefront/features/content/texts/PrivacyPage.tsx')),
    frame: 'main',
  },
  {
    path: '/brand',
    Page: lazyPage(() => import('#storefront/features/catalogue/list/BrandPage.tsx')),
    frame: 'main',
  },
  {
    path: '/login',
    Page: lazyPage(() => import('#storefront/features/customers/sign-in/SignInPage.tsx')),
    frame: 'main',
  },
  {
    path: '/login/code',
    Page: lazyPage(() => import('#storefront/features/customers/sign-in/SmsCodePage.tsx')),
    frame: 'main',
  },
  {
    path: '/account',
    Page: accountPage(() => import('#storefront/features/customers/account/AccountPage.tsx')),
    frame: 'main',
  },
  {
    path: '/account/wishlist',
    Page: accountPage(() => import('#storefront/features/wishlist/WishlistPage.tsx')),
    frame: 'main',
  },
  {
    path: '/account/card',
    Page: accountPage(() => import('#storefront/features/cart/CartPage.tsx')),
    frame: 'main',
  },
  {
    path: '/account/address',
    Page: accountPage(() => import('#storefront/features/delivery/AddressesPage.tsx')),
    frame: 'main',
    needsCustomer: true,
  },
  {
    path: '/account/address/new',
    Page: accountPage(() => import('#storefront/features/delivery/NewAddressPage.tsx')),
    frame: 'main',
    needsCustomer: true,
  },
  {
    path: '/account/address/:id',
    Page: accountPage(() => import('#storefront/features/delivery/EditAddressPage.tsx')),
    frame: 'main',
    needsCustomer: true,
  },
  {
    path: '/account/profile/:id',
    Page: accountPage(() => import('#storefront/features/customers/account/ProfilePage.tsx')),
    frame: 'main',
    needsCustomer: true,
  },
  {
    path: '/account/orderlist',
    Page: accountPage(() => import('#storefront/features/orders/OrdersPage.tsx')),
    frame: 'main',
    needsCustomer: true,
  },
  {
    path: '/account/orderDetail/:id',
    Page: accountPage(() => import('#storefront/features/orders/OrderPage.tsx')),
    frame: 'main',
    needsCustomer: true,
  },
  {
    path: '/account/delivery',
    Page: accountPage(() => import('#storefront/features/delivery/DeliveryPage.tsx')),
    frame: 'main',
  },
  {
    path: '/account/passwordreset',
    Page: accountPage(() => import('#storefront/features/customers/sign-in/PasswordResetPage.tsx')),
    frame: 'main',
  },
];

/** The layout arrives together with the page, not after it. */
async function withAccountLayout(page: Promise<PageModule>): Promise<PageModule> {
  const [{ default: Page, ...rest }, { AccountLayout }] = await Promise.all([
    page,
    import('#storefront/app/frame/AccountLayout.tsx'),
  ]);
  return {
    ...rest,
    default: () => (
      <AccountLayout>
        <Page />
      </AccountLayout>
    ),
  };
}

/** The route of the address on screen, and what stood in its holes. */
export function useCurrentRoute(): ShopRoute {
  const [location] = useLocation();
  const { parser } = useRouter();
  return routes.find((route) => matchRoute(parser, route.path, location)[0]) ?? notFound;
}

/** Fetches the code behind an address before it is opened. */
export function preloadRoute(path: string): void {
  void matchPath(path).route.Page.preload();
}

/**
 * Fetches everything that an address needs to be drawn whole: code, frame, and what the page's first screen shows.
 * What fails here says so when it is drawn.
 */
export async function prepareRoute(path: string, visit: Omit<Visit, 'params'>): Promise<void> {
  const { route, params } = matchPath(path);
  const [page] = await Promise.all([route.Page.preload(), visit.dispatch(loadHomeInfo())]);
  await page?.prepare?.({ ...visit, params });
}

/** Without React: by address alone, and as wouter does it without regard to the case of letters. */
function matchPath(path: string): { route: ShopRoute; params: Record<string, string> } {
  for (const route of routes) {
    const found = new RegExp(`^${route.path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`, 'i').exec(path);
    if (found) return { route, params: { ...found.groups } };
  }
  return { route: notFound, params: {} };
}
