/** Builds every URL of the storefront; no other file writes paths. */
import { pageAddress, type PageName } from '#domain/pages.ts';

/** Query of the listing; lists are joined with commas in the URL. */
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
  /** `terms`: the terms of sale, below the privacy policy. */
  privacy: (at?: 'terms') => pageAddress('privacy') + (at ? `#${at}` : ''),
  /** `signedIn`: the customer returns from the sign-in that the order required. */
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

/** `?a=1&b=2`, or ''; undefined, empty and false values are left out, so that equal filters give equal URLs. */
function search(query: Record<string, string | number | boolean | undefined>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '' && value !== false) params.set(name, String(value));
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
