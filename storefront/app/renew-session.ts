import { CallError } from '#contract/client.ts';
import { isSignOutDue } from '#storefront/features/customers/account/sign-out.ts';
import { persist as auth, signedOut } from '#storefront/features/customers/sign-in/auth.slice.ts';
import { deviceStorage } from '#storefront/store/open-storage.ts';
import { writeSlice } from '#storefront/store/stored-entry.ts';
import { signedIn } from '#storefront/features/customers/sign-in/signed-in.ts';
import { settings } from '#storefront/settings.ts';
import type { Environment } from '#storefront/store/environment.ts';
import type { Shop } from './store.ts';

/**
 * Asks for the session of the cookie where storage has lost it. The page waits for that, but not for ever: a late answer
 * signs in all the same.
 */
export async function renewSession(
  { store }: Pick<Shop, 'store'>,
  { api }: Pick<Environment, 'api'>,
): Promise<void> {
  if (isSignOutDue()) return;
  const renewal = api('POST /api/auth/refresh/').then(
    ({ data }) => void store.dispatch(signedIn(data)),
    (error: unknown) => {
      if (!(error instanceof CallError) || (error.status !== 401 && error.status !== 403)) return;
      // Signed in without a token, nothing of a customer's pages would open. The next visit need not ask.
      store.dispatch(signedOut());
      deviceStorage.setItem(`${settings.storePrefix}auth`, writeSlice(auth, store.getState().auth));
    },
  );
  await Promise.race([renewal, new Promise((resolve) => setTimeout(resolve, settings.restoreMs))]);
}
