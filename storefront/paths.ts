/** Builds every address of the storefront; nobody writes a path by hand. */
import { pageAddress, type PageName } from '#domain/pages.ts';

/** What the listing can be asked for; lists are joined with commas in the address. */
export type ShopQuery = {
  q?: string | undefined;
  category?: string | number | undefined;
  brand?: string | number | undefined;
  idea?: string | number | undefined;
  occasion?: string | number | undefined;
  recipient?: string | number | undefined;
  price_min?: number | undefined;
  price_max?: number | undefined;
  in_stock?: boolean | undefined;
  discount?: boolean | undefined;
  /** A day, `2026-11-21`. */
  arrives_by?: string | undefined;
  place?: number | undefined;
  as_typed?: boolean | undefined;
  sort?: string | undefined;
  page?: number | undefined;
};

type Id = string | number;

export const paths = {
  home: () => pageAddress('home'),
  shop: (query: ShopQuery = {}) => pageAddress('shop') + search(query),
  giftFinder: (query: ShopQuery = {}) => pageAddress('giftFinder') + search(query),
  product: (id: Id) => pageAddress('product', id),
  idea: (id: Id) => pageAddress('idea', id),
  brand: (id?: Id) => pageAddress('brand') + search({ id }),
  aboutUs: () => pageAddress('aboutUs'),
  /** `terms`: what an order agrees to, below the policy. */
  privacy: (at?: 'terms') => pageAddress('privacy') + (at ? `#${at}` : ''),
  /** `signedIn`: the customer comes back from the sign-in that the order asked for. */
  checkout: (at?: 'signedIn') => pageAddress('checkout') + search({ at }),
  checkPayment: (id: Id) => pageAddress('checkPayment', id),
  /** `next` is where the customer goes once signed in. */
  signIn: (next?: string) => pageAddress('signIn') + search({ next }),
  smsCode: (next?: string) => pageAddress('smsCode') + search({ next }),
  orderLink: (token: string) => pageAddress('orderLink', token),
  repeat: (token: string) => pageAddress('repeat', token),
  account: () => pageAddress('account'),
  wishlist: () => pageAddress('wishlist'),
  cart: () => pageAddress('cart'),
  addresses: () => pageAddress('addresses'),
  newAddress: () => pageAddress('newAddress'),
  address: (id: Id) => pageAddress('address', id),
  people: () => pageAddress('people'),
  newPerson: () => pageAddress('newPerson'),
  person: (id: Id) => pageAddress('person', id),
  profile: (id: Id) => pageAddress('profile', id),
  orders: () => pageAddress('orders'),
  order: (id: Id) => pageAddress('order', id),
  delivery: () => pageAddress('delivery'),
  passwordReset: () => pageAddress('passwordReset'),
} as const satisfies Record<PageName, (...parts: never[]) => string>;

/** `?a=1&b=2`, or nothing; undefined, empty and false values are left out so that equal filters give equal addresses. */
function search(query: Record<string, string | number | boolean | undefined>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '' && value !== false) params.set(name, String(value));
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
