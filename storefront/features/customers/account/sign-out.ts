import { CallFailed } from '#contract/client.ts';
import type { Api } from '#storefront/store/api.ts';
import { deviceStorage } from '#storefront/store/open-storage.ts';
import type { Thunk } from '#storefront/store/dispatch.ts';
import { draftForgotten } from '#storefront/features/delivery/delivery.slice.ts';
import { signedOut } from '#storefront/features/customers/sign-in/auth.slice.ts';
import { dropAllTyping } from '#storefront/ui/fields/retained-typing.ts';

const dueMark = 'sowgat:sign-out-due';

/**
 * Leaves: this device forgets the customer at once, then the server is told. If it cannot be reached now, it is told
 * at the next start (`finishSignOut`), so that the session does not live on in a cookie.
 */
export function signOut({ everywhere = false }: { everywhere?: boolean } = {}): Thunk<Promise<void>> {
  return async (dispatch, _getState, { api, persistNow }) => {
    dispatch(signedOut());
    dispatch(draftForgotten());
    dropAllTyping();
    persistNow();
    deviceStorage.setItem(dueMark, '1');
    await signOutAtServer(api, everywhere);
  };
}

/** At start: ends a session whose sign-out never reached the server. */
export async function finishSignOut(api: Api): Promise<void> {
  if (deviceStorage.getItem(dueMark) !== null) await signOutAtServer(api, false);
}

/** A sign-in makes an older debt void: its cookie has been replaced. */
export function forgetSignOut(): void {
  deviceStorage.removeItem(dueMark);
}

async function signOutAtServer(api: Api, everywhere: boolean): Promise<void> {
  try {
    await api('POST /api/auth/sign-out/', everywhere ? { query: { everywhere } } : {});
    forgetSignOut();
  } catch (error) {
    // A server that knows no such session has nothing left to end; anything else stays due.
    if (error instanceof CallFailed && error.status === 401) forgetSignOut();
  }
}
