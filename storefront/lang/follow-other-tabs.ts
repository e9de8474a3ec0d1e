/** A language that is chosen in another tab of the same browser is spoken here within moments. */
import { loadLanguage, selectLanguage, type WithLanguage } from './lang.slice.ts';
import { isLanguage, languageSetting } from './language.ts';

type Store = {
  getState: () => WithLanguage;
  dispatch: (action: ReturnType<typeof loadLanguage>) => unknown;
};

export function followLanguage(store: Store, page: Window, place: Pick<Storage, 'getItem'>): void {
  function speak(setting: string | null): void {
    if (isLanguage(setting) && setting !== selectLanguage(store.getState()))
      store.dispatch(loadLanguage(setting));
  }

  page.addEventListener('storage', ({ key, newValue }) => {
    if (key === languageSetting) speak(newValue);
  });
  // A page that comes back from the browser's history has slept through the events.
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) speak(place.getItem(languageSetting));
  });
}
