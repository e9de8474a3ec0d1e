/** What the state key `auth` holds. */
import type { Address } from '#contract/delivery/shop.ts';
import type { Profile } from '#contract/customers/shop.ts';
import type { Order, OrderRow } from '#contract/orders/shop.ts';
import type { PageInfo } from '#contract/shared.ts';

/** What is known about the code on its way; times in milliseconds since 1970, so that a reload keeps the clock. */
export type SmsResponse = { username: string; resendAt: number; expiresAt: number };

export type AuthState = {
  token: string | null;
  /** The end of the session; the refresh token itself is a cookie that no script can read. */
  refresh: string | null;
  username: string | null;
  isAuthenticated: boolean;
  isPhoneVerified: boolean;
  /** The code has been sent: the customer belongs on the code page. */
  redirectToSms: boolean;
  isLoading: boolean;
  isSmsSent: boolean;
  successMessage: string | null;
  smsResponse: SmsResponse | null;
  verifyResponse: 'success' | 'error' | null;
  verifyMessage: string | null;
  loginError: string | null;
  addressList: Address[];
  profile: Profile | null;
  orders: OrderRow[];
  ordersPage: PageInfo | null;
  /** The status that the newest list was asked for; answers to other questions come too late. */
  ordersOf: string | null;
  orderDetail: Order | null;
  /** The order made last. */
  order: Order | null;
  payment: { formUrl: string } | null;
  /** Calls under way, by their requests; `isLoading` is true while there are any. */
  pendingCalls: string[];
};

export function freshAuth(): AuthState {
  return {
    token: null,
    refresh: null,
    username: null,
    isAuthenticated: false,
    isPhoneVerified: false,
    redirectToSms: false,
    isLoading: false,
    isSmsSent: false,
    successMessage: null,
    smsResponse: null,
    verifyResponse: null,
    verifyMessage: null,
    loginError: null,
    addressList: [],
    profile: null,
    orders: [],
    ordersPage: null,
    ordersOf: null,
    orderDetail: null,
    order: null,
    payment: null,
    pendingCalls: [],
  };
}
