/**
 * Every page of the shop and its path, in one table read by the storefront's routes, the server's documents, the
 * sitemap, the service worker and every link. Published: a path never changes.
 */

type Page = {
  /** `:id` is the id of what the page shows. The first match is the page. */
  path: string;
  /** The same for everybody: rendered on the server, indexed by search engines, cached for offline use. */
  isPublic?: true;
  /** Only for signed-in customers; others sign in first and come back. */
  needsCustomer?: true;
  /** The customer is paying, signing in or filling in a form: the page must not be replaced meanwhile. */
  isBusy?: true;
};

export const pages = {
  home: { path: '/', isPublic: true },
  shop: { path: '/shop', isPublic: true },
  giftFinder: { path: '/gift-finder', isPublic: true },
  product: { path: '/product/:id', isPublic: true },
  idea: { path: '/idea/:id', isPublic: true },
  brand: { path: '/brand', isPublic: true },
  aboutUs: { path: '/aboutUs', isPublic: true },
  privacy: { path: '/privacy_policy', isPublic: true },
  signIn: { path: '/login', isBusy: true },
  smsCode: { path: '/login/code', isBusy: true },
  checkout: { path: '/order/create', isBusy: true },
  checkPayment: { path: '/order/check-payment/:id', isBusy: true },
  /** An order by its secret link: `:id` is the token. */
  orderLink: { path: '/o/:id', isBusy: true },
  /** The dates of a reminder SMS, and gifts for them: `:id` is the token. */
  repeat: { path: '/p/:id', isBusy: true },
  account: { path: '/account' },
  wishlist: { path: '/account/wishlist' },
  cart: { path: '/account/card' },
  addresses: { path: '/account/address', needsCustomer: true, isBusy: true },
  newAddress: { path: '/account/address/new', needsCustomer: true, isBusy: true },
  address: { path: '/account/address/:id', needsCustomer: true, isBusy: true },
  people: { path: '/account/people', needsCustomer: true },
  newPerson: { path: '/account/people/new', needsCustomer: true, isBusy: true },
  person: { path: '/account/people/:id', needsCustomer: true, isBusy: true },
  profile: { path: '/account/profile/:id', needsCustomer: true, isBusy: true },
  orders: { path: '/account/orderlist', needsCustomer: true },
  order: { path: '/account/orderDetail/:id', needsCustomer: true },
  delivery: { path: '/account/delivery', isPublic: true },
  passwordReset: { path: '/account/passwordreset', isBusy: true },
} as const satisfies Record<string, Page>;

export type PageName = keyof typeof pages;
export type PublicPage = {
  [Name in PageName]: (typeof pages)[Name] extends { isPublic: true } ? Name : never;
}[PageName];

export const pageNames = Object.keys(pages) as PageName[];
/** Whether a page is the same for everybody. */
export const isPublic = (name: PageName): name is PublicPage => 'isPublic' in pages[name];
export const publicPages = pageNames.filter(isPublic);

/**
 * The page with the balance of a gift certificate: no page of the storefront; short enough for a printed card and an
 * SMS.
 */
export const balancePath = '/c';

/** Paths closed to crawlers, except for the one public page below them. */
export const closedToMachines = [
  '/api/',
  '/account',
  '/login',
  '/order/',
  '/o/',
  '/p/',
  '/n/',
  '/g/',
  '/w/',
  '/office',
];

/** The path of a page; `id` for pages of one thing. */
export function pageAddress(name: PageName, id: number | string = ''): string {
  return pages[name].path.replace(':id', () => encodeURIComponent(id));
}

/** The page of a path (case is ignored), and the value of `:id`. */
export function pageAt(address: string): { name: PageName; id: string } | undefined {
  for (const { name, pattern } of patterns) {
    const found = pattern.exec(address);
    if (found) return { name, id: found[1] ?? '' };
  }
  return undefined;
}

const patterns = pageNames.map((name) => ({
  name,
  pattern: new RegExp(`^${pages[name].path.replace(':id', '([^/]+)')}/?$`, 'i'),
}));
