/** Applies a language chosen in another tab of the same browser. */
import { loadLanguage, selectLanguage, type WithLanguage } from './lang.slice.ts';
import { isLanguage, languageSetting } from './language.ts';

type Store = {
  getState: () => WithLanguage;
  dispatch: (action: ReturnType<typeof loadLanguage>) => unknown;
};

/** Changes the language when another tab does. */
export function followLanguage(store: Store, page: Window, place: Pick<Storage, 'getItem'>): void {
  function speak(setting: string | null): void {
    if (isLanguage(setting) && setting !== selectLanguage(store.getState()))
      store.dispatch(loadLanguage(setting));
  }

  page.addEventListener('storage', ({ key, newValue }) => {
    if (key === languageSetting) speak(newValue);
  });
  // A page restored from the back/forward cache has missed the storage events.
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) speak(place.getItem(languageSetting));
  });
}
