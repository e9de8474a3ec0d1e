/** What the state key `auth` holds. */
import type { Address } from '#contract/delivery/shop.ts';
import type { Profile } from '#contract/customers/shop.ts';
import type { Order, OrderRow } from '#contract/orders/shop.ts';
import type { Person, PersonInput } from '#contract/people/shop.ts';
import type { PageInfo } from '#contract/shared.ts';

/** A change of the list of people that could not be sent yet; a new person has a number below nought until then. */
export type WaitingChange =
  | { what: 'save'; id: number; body: PersonInput }
  | { what: 'delete'; id: number }
  | { what: 'quiet'; id: number; date: number; until: string | null };

export type KeptPeople = {
  /** As the shop had it last; null before it was asked. */
  people: Person[] | null;
  /** Changes that wait for a connection, the oldest first. */
  waiting: WaitingChange[];
  /** Holidays of which the customer does not want to hear. */
  silenced: number[];
};

/** What is known about the code on its way; times in milliseconds since 1970, so that a reload keeps the clock. */
export type SmsResponse = { username: string; resendAt: number; expiresAt: number };

export function freshAuth() {
  return {
    token: null as string | null,
    /** The end of the session; the refresh token itself is a cookie that no script can read. */
    refresh: null as string | null,
    username: null as string | null,
    isAuthenticated: false,
    isPhoneVerified: false,
    /** The code has been sent: the customer belongs on the code page. */
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
    /** The status that the newest list was asked for; answers to other questions come too late. */
    ordersOf: null as string | null,
    orderDetail: null as Order | null,
    /** The order made last. */
    order: null as Order | null,
    payment: null as { formUrl: string } | null,
    /** Whom the customer gives to, kept on the device. */
    kept: null as KeptPeople | null,
    /** Calls under way, by their requests; `isLoading` is true while there are any. */
    pendingCalls: [] as string[],
  };
}
export type AuthState = ReturnType<typeof freshAuth>;
