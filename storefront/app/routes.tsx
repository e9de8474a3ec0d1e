/** Every route of the shop; the only file that imports pages. */
import type { ComponentType } from 'react';
import { pageAt, type PageName, pageNames, pages } from '#domain/pages.ts';
import { loadHomeInfo } from '#storefront/features/content/texts/info.slice.ts';
import { type LazyPage, lazyPage, type PageModule, type Visit } from '#storefront/navigation/lazy-page.ts';

export type ShopRoute = {
  path: string;
  Page: LazyPage;
  /** `bare`: outside the main layout. The account's pages bring their own navigation. */
  frame: 'bare' | 'main';
  needsCustomer?: boolean;
  isPublic?: true;
  /** Has its own bar at the bottom of phones instead of the tabs; `with-goods`: only while the cart is not empty. */
  hasOwnBar?: true | 'with-goods';
  /** Shows the delivery promise under the header. */
  hasPromise?: true;
  /** No search row in the header of phones, because the page is a form. */
  hidesSearch?: true;
  /** Mostly left for the bank at once: what is not of the page itself is loaded when idle. */
  loadsLittle?: true;
};
type Screen = { Page: LazyPage } & Partial<
  Pick<ShopRoute, 'frame' | 'hasOwnBar' | 'hasPromise' | 'hidesSearch' | 'loadsLittle'>
>;

const page = (load: () => Promise<PageModule>, more: Omit<Screen, 'Page'> = {}): Screen => ({
  Page: lazyPage(load),
  ...more,
});
const accountPage = (load: () => Promise<PageModule>, more: Omit<Screen, 'Page'> = {}) =>
  page(() => withAccountLayout(load()), more);

const screens: Record<PageName, Screen> = {
  home: page(() => import('#storefront/features/content/home/HomePage.tsx'), { hasPromise: true }),
  shop: page(() => import('#storefront/features/catalogue/list/ShopPage.tsx')),
  giftFinder: page(() => import('#storefront/features/catalogue/finder/GiftFinderPage.tsx'), {
    hasPromise: true,
  }),
  product: page(() => import('#storefront/features/catalogue/product/ProductPage.tsx'), { hasOwnBar: true }),
  idea: page(() => import('#storefront/features/catalogue/finder/IdeaPage.tsx')),
  brand: page(() => import('#storefront/features/catalogue/list/BrandPage.tsx')),
  aboutUs: page(() => import('#storefront/features/content/texts/AboutPage.tsx')),
  privacy: page(() => import('#storefront/features/content/texts/PrivacyPage.tsx')),
  signIn: page(() => import('#storefront/features/customers/sign-in/SignInPage.tsx'), {
    hidesSearch: true,
  }),
  smsCode: page(() => import('#storefront/features/customers/sign-in/SmsCodePage.tsx'), {
    hidesSearch: true,
  }),
  checkout: page(() => import('#storefront/features/checkout/form/CheckoutPage.tsx'), {
    hasOwnBar: true,
    hidesSearch: true,
  }),
  checkPayment: page(() => import('#storefront/features/checkout/payment/CheckPaymentPage.tsx'), {
    frame: 'bare',
  }),
  orderLink: page(() => import('#storefront/features/orders/link/OrderLinkPage.tsx'), { hidesSearch: true }),
  repeat: page(() => import('#storefront/features/people/repeat/RepeatPage.tsx'), {
    hidesSearch: true,
    loadsLittle: true,
  }),
  account: accountPage(() => import('#storefront/features/customers/account/AccountPage.tsx')),
  wishlist: accountPage(() => import('#storefront/features/wishlist/WishlistPage.tsx')),
  cart: accountPage(() => import('#storefront/features/cart/CartPage.tsx'), { hasOwnBar: 'with-goods' }),
  addresses: accountPage(() => import('#storefront/features/delivery/AddressesPage.tsx')),
  newAddress: accountPage(() => import('#storefront/features/delivery/NewAddressPage.tsx')),
  address: accountPage(() => import('#storefront/features/delivery/EditAddressPage.tsx')),
  people: accountPage(() => import('#storefront/features/people/PeoplePage.tsx')),
  newPerson: accountPage(() => import('#storefront/features/people/PersonPage.tsx'), { hidesSearch: true }),
  person: accountPage(() => import('#storefront/features/people/PersonPage.tsx'), { hidesSearch: true }),
  profile: accountPage(() => import('#storefront/features/customers/account/ProfilePage.tsx')),
  orders: accountPage(() => import('#storefront/features/orders/OrdersPage.tsx')),
  order: accountPage(() => import('#storefront/features/orders/OrderPage.tsx')),
  delivery: accountPage(() => import('#storefront/features/delivery/DeliveryPage.tsx')),
  passwordReset: accountPage(() => import('#storefront/features/customers/sign-in/PasswordResetPage.tsx')),
};

const routes: ShopRoute[] = pageNames.map((name) => ({
  frame: 'main',
  needsCustomer: 'needsCustomer' in pages[name],
  ...pages[name],
  ...screens[name],
}));
const notFound: ShopRoute = {
  path: '*',
  Page: lazyPage(() => import('#storefront/features/content/texts/NotFoundPage.tsx')),
  frame: 'main',
};

/**
 * Pages that visitors of a page mostly open next. Their code is prefetched when idle, in this order: the smallest
 * first.
 */
const likelyNext: Partial<Record<PageName, PageName[]>> = {
  home: ['shop', 'product'],
  shop: ['cart', 'product', 'wishlist'],
  giftFinder: ['product'],
  idea: ['product'],
  brand: ['product'],
  wishlist: ['cart', 'product'],
  product: ['cart'],
  cart: ['checkout'],
  checkout: ['signIn'],
  signIn: ['smsCode'],
};

/** Loads the layout together with the page, not after it. */
async function withAccountLayout(page: Promise<PageModule>): Promise<PageModule> {
  const [{ default: Page, PageSkeleton, ...rest }, { AccountLayout }] = await Promise.all([
    page,
    import('#storefront/app/frame/AccountLayout.tsx'),
  ]);
  const inLayout = (Inside: ComponentType) => () => (
    <AccountLayout>
      <Inside />
    </AccountLayout>
  );
  return { ...rest, default: inLayout(Page), ...(PageSkeleton && { PageSkeleton: inLayout(PageSkeleton) }) };
}

export function routeAt(path: string): ShopRoute {
  return matchPath(path).route;
}

/** Preloads the code of an address before it is opened. */
export function preloadRoute(path: string): void {
  void matchPath(path).route.Page.preload();
}

/** Preloads the code of the pages that mostly follow, one after the other. */
export async function preloadNext(path: string): Promise<void> {
  const name = pageAt(path)?.name;
  for (const next of (name && likelyNext[name]) ?? []) await screens[next].Page.preload();
}

/**
 * Makes the API calls of an address before it is opened. Skipped while its code is still loading, since the page
 * itself would call as soon.
 */
export function prefetchRoute(path: string, { dispatch, search }: Pick<Visit, 'dispatch' | 'search'>): void {
  const { route, params } = matchPath(path);
  void route.Page.loaded()?.prepare?.({ dispatch, held: new Map(), params, search });
}

/**
 * Loads everything that an address needs for a complete render: code, frame and the data of the first screen. A
 * failure here is shown when the page is rendered.
 */
export async function prepareRoute(path: string, visit: Omit<Visit, 'params'>): Promise<void> {
  const { route, params } = matchPath(path);
  const [page] = await Promise.all([route.Page.preload(), visit.dispatch(loadHomeInfo())]);
  await page?.prepare?.({ ...visit, params });
}

/** Matches an address without React; like wouter it ignores case. */
function matchPath(path: string): { route: ShopRoute; params: Record<string, string> } {
  const found = pageAt(path);
  const route = found && routes[pageNames.indexOf(found.name)];
  return route ? { route, params: found.id ? { id: found.id } : {} } : { route: notFound, params: {} };
}
