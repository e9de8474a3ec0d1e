/** State of the key `auth`. */
import type { Address } from '#contract/delivery/shop.ts';
import type { Profile } from '#contract/customers/shop.ts';
import type { Order, OrderRow } from '#contract/orders/shop.ts';
import type { Person, PersonInput } from '#contract/people/shop.ts';
import type { PageInfo } from '#contract/shared.ts';

/** A change of the people list that is not sent yet; a new person has a negative id until then. */
export type QueuedChange =
  | { what: 'save'; id: number; body: PersonInput }
  | { what: 'delete'; id: number }
  | { what: 'quiet'; id: number; date: number; until: string | null }
  | { what: 'silence'; id: number; of: 'person' | 'died'; until: string | null };

export type KeptPeople = {
  /** The server's last answer; null before the first request. */
  people: Person[] | null;
  /** Changes made offline, the oldest first. */
  waiting: QueuedChange[];
  /** Holidays without reminders. */
  silenced: number[];
};

/** The code that was sent; times in milliseconds since 1970, so that the countdown survives a reload. */
export type SmsResponse = { username: string; resendAt: number; expiresAt: number };

export function initialAuth() {
  return {
    token: null as string | null,
    /** Expiry of the session; the refresh token itself is an HttpOnly cookie. */
    refresh: null as string | null,
    username: null as string | null,
    isAuthenticated: false,
    isPhoneVerified: false,
    /** The code has been sent: the customer is redirected to the code page. */
    redirectToSms: false,
    isLoading: false,
    isSmsSent: false,
    successMessage: null as string | null,
    smsResponse: null as SmsResponse | null,
    verifyResponse: null as 'success' | 'error' | null,
    verifyMessage: null as string | null,
    loginError: null as string | null,
    addressList: [] as Address[],
    profile: null as Profile | null,
    orders: [] as OrderRow[],
    ordersPage: null as PageInfo | null,
    /** The status filter of the newest orders request; answers to older ones are dropped. */
    ordersOf: null as string | null,
    orderDetail: null as Order | null,
    /** The newest order. */
    order: null as Order | null,
    payment: null as { formUrl: string } | null,
    /** The customer's people, stored on the device. */
    kept: null as KeptPeople | null,
    /** Ids of the requests in progress; `isLoading` is true while there are any. */
    pendingCalls: [] as string[],
  };
}
export type AuthState = ReturnType<typeof initialAuth>;
