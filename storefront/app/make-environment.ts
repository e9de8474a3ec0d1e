/** The environment of a real browser: API, storage, clock, ids. */
import type { SignedIn } from '#contract/customers/shop.ts';
import { withoutLanguage } from '#domain/visit-language.ts';
import { createApi } from '#storefront/store/api.ts';
import { signedOut } from '#storefront/features/customers/sign-in/auth.slice.ts';
import { signedIn } from '#storefront/features/customers/sign-in/signed-in.ts';
import { fetchLogged } from '#storefront/store/answer-dates.ts';
import { selectLanguage } from '../lang/lang.slice.ts';
import { languageTag, saveChoice, tagDocument } from '../lang/language.ts';
import type { Shop } from './store.ts';
import type { Environment } from '#storefront/store/environment.ts';
import { deviceStorage } from '#storefront/store/open-storage.ts';
import { clearAllToasts, toast } from '../toast.ts';

/** `shop` is a function because the store is created with this environment and exists only later. */
export function makeEnvironment(shop: () => Shop): Environment {
  const persistNow = () => shop().memory.persistNow();
  const session = {
    language: () => selectLanguage(shop().store.getState()),
    token: () => newestToken(shop()),
    renewed: (payload: SignedIn) => {
      // A sign-out during the renewal wins.
      if (!shop().store.getState().auth.isAuthenticated) return;
      shop().store.dispatch(signedIn(payload));
      persistNow();
    },
    ended: () => {
      shop().store.dispatch(signedOut());
      persistNow();
    },
    newId,
  };
  const api = createApi(session, fetchLogged);
  return {
    api,
    toast,
    saveLanguage: (language) => {
      saveChoice(language, deviceStorage, document);
      dropLinkLanguage();
    },
    tagLanguage: (language) => {
      if (document.documentElement.lang !== languageTag[language]) clearAllToasts();
      tagDocument(language, document);
    },
    persistNow,
    reload: (path) => {
      persistNow();
      if (path === undefined) location.reload();
      else location.replace(path);
    },
    leaveTo: (url) => location.assign(url),
    now: () => new Date(),
    newId,
  };
}

/** Takes the language of a link out of the address, which is sent on as it stands. */
function dropLinkLanguage(): void {
  const { pathname, search, hash } = location;
  const address = pathname + search;
  const plain = withoutLanguage(address);
  if (plain !== address) history.replaceState(history.state, '', plain + hash);
}

/** Another tab may just have renewed the session: the stored token is newer than the one in memory. */
function newestToken({ store }: Shop): string | null {
  const { token, isAuthenticated } = store.getState().auth;
  if (!isAuthenticated) return null;
  const stored = readStoredAuth()?.token;
  return typeof stored === 'string' ? stored : token;
}

/**
 * Whether storage neither holds a session nor says that there is none: it was full, forbidden, emptied or damaged. The
 * cookie of the session may be there all the same.
 */
export function isSessionLost({ store }: Shop): boolean {
  const { token, username, isAuthenticated } = store.getState().auth;
  if (isAuthenticated) return token === null || username === null;
  return readStoredAuth()?.isAuthenticated !== false;
}

type StoredAuth = { token?: unknown; isAuthenticated?: unknown };

function readStoredAuth(): StoredAuth | null | undefined {
  try {
    const stored = JSON.parse(deviceStorage.getItem('sowgat:auth') ?? 'null') as { d?: StoredAuth } | null;
    return stored?.d;
  } catch {
    return undefined;
  }
}

/** 128 random bits, for idempotency keys. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
