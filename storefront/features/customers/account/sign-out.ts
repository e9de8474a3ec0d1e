import { CallError } from '#contract/client.ts';
import type { Api } from '#storefront/store/api.ts';
import { deviceStorage } from '#storefront/store/open-storage.ts';
import type { Thunk } from '#storefront/store/dispatch.ts';
import { draftForgotten } from '#storefront/features/delivery/delivery.slice.ts';
import { signedOut } from '#storefront/features/customers/sign-in/auth.slice.ts';
import { dropAllUnsaved } from '#storefront/ui/fields/unsaved-input.ts';

const dueMark = 'sowgat:sign-out-due';

/**
 * Signs out: this device forgets the customer at once, then the server is called. If it cannot be reached, the call
 * is repeated at the next start (`finishSignOut`), so that the session cookie does not stay valid.
 */
export function signOut({ everywhere = false }: { everywhere?: boolean } = {}): Thunk<Promise<void>> {
  return async (dispatch, _getState, { api, persistNow }) => {
    dispatch(signedOut());
    dispatch(draftForgotten());
    dropAllUnsaved();
    persistNow();
    const isMarked = deviceStorage.setItem(dueMark, '1');
    await signOutAtServer(api, everywhere);
    // Nothing will remember it: without this cookie the next visit does not ask for the session.
    if (!isMarked && isSignOutDue()) document.cookie = 'XSRF-TOKEN=; path=/; max-age=0';
  };
}

/** At start: ends a session whose sign-out did not reach the server. */
export async function finishSignOut(api: Api): Promise<void> {
  if (isSignOutDue()) await signOutAtServer(api, false);
}

/** Whether the server has not heard of a sign-out yet. */
export function isSignOutDue(): boolean {
  return deviceStorage.getItem(dueMark) !== null;
}

/** A new sign-in drops a pending sign-out: its cookie has been replaced. */
export function forgetSignOut(): void {
  deviceStorage.removeItem(dueMark);
}

async function signOutAtServer(api: Api, everywhere: boolean): Promise<void> {
  try {
    await api('POST /api/auth/sign-out/', everywhere ? { query: { everywhere } } : {});
    forgetSignOut();
  } catch (error) {
    // 401: the server has no such session any more; any other failure keeps the sign-out pending.
    if (error instanceof CallError && error.status === 401) forgetSignOut();
  }
}
