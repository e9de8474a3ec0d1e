/** Builds every address of the storefront; nobody writes a path by hand. */

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
  sort?: string | undefined;
  page?: number | undefined;
};

type Id = string | number;

export const paths = {
  home: () => '/',
  shop: (query: ShopQuery = {}) => `/shop${search(query)}`,
  giftFinder: (query: ShopQuery = {}) => `/gift-finder${search(query)}`,
  product: (id: Id) => `/product/${encodeURIComponent(id)}`,
  idea: (id: Id) => `/idea/${encodeURIComponent(id)}`,
  brand: (id?: Id) => `/brand${search({ id })}`,
  aboutUs: () => '/aboutUs',
  privacy: () => '/privacy_policy',
  checkout: () => '/order/create',
  checkPayment: (id: Id) => `/order/check-payment/${encodeURIComponent(id)}`,
  /** `next` is where the customer goes once signed in. */
  signIn: (next?: string) => `/login${search({ next })}`,
  smsCode: (next?: string) => `/login/code${search({ next })}`,
  account: () => '/account',
  wishlist: () => '/account/wishlist',
  cart: () => '/account/card',
  addresses: () => '/account/address',
  newAddress: () => '/account/address/new',
  address: (id: Id) => `/account/address/${encodeURIComponent(id)}`,
  profile: (id: Id) => `/account/profile/${encodeURIComponent(id)}`,
  orders: () => '/account/orderlist',
  order: (id: Id) => `/account/orderDetail/${encodeURIComponent(id)}`,
  delivery: () => '/account/delivery',
  passwordReset: () => '/account/passwordreset',
} as const;

/** `?a=1&b=2`, or nothing; undefined, empty and false values are left out so that equal filters give equal addresses. */
function search(query: Record<string, string | number | boolean | undefined>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '' && value !== false) params.set(name, String(value));
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
