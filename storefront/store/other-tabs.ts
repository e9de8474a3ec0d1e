/** Other tabs of the same browser: what they write down arrives here within moments. */
import { loadLanguage, selectLanguage } from '../lang/lang.slice.ts';
import { isLanguage, isLanguageSetting, languageSetting } from '../lang/language.ts';
import { settings } from '../settings.ts';
import type { Shop } from '#storefront/app/store.ts';
import { readSlice, type StoredKey, storedKeys } from './stored-slice.ts';
import { sliceArrived } from './with-stored-state.ts';

type Place = Pick<Storage, 'getItem'>;

export function listenToOtherTabs(
  { store, fresh }: Pick<Shop, 'store' | 'fresh'>,
  page: Window,
  place: Place,
): void {
  function arrive(key: StoredKey, text: string | null): void {
    // A key that was removed stands for a slice that begins anew; a damaged one is nobody's news.
    const fields = text === null ? { ...fresh[key] } : readSlice(key, text, fresh[key]);
    if (fields && key !== 'lang') store.dispatch(sliceArrived({ key, fields }));
  }

  function speak(setting: string | null): void {
    if (isLanguage(setting) && setting !== selectLanguage(store.getState()))
      void store.dispatch(loadLanguage(setting));
  }

  page.addEventListener('storage', ({ key, newValue }) => {
    if (isLanguageSetting(key)) return speak(newValue);
    const slice = storedKeys.find((name) => settings.storePrefix + name === key);
    if (slice) arrive(slice, newValue);
  });

  // A page that comes back from the browser's history has slept through the events.
  page.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    speak(place.getItem(languageSetting));
    for (const key of storedKeys) {
      const text = place.getItem(settings.storePrefix + key);
      if (text !== null || key === 'auth') arrive(key, text);
    }
  });
}
