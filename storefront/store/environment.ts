/** Side effects available to the store; passed to every thunk, replaced in tests. */
import type { Api } from './api.ts';
import type { Language } from '../lang/language.ts';
import type { Toast } from '#storefront/ui/feedback/toast.ts';

export type Environment = {
  api: Api;
  toast: (toast: Toast) => void;
  /** Stores the chosen language: the setting and its cookies. */
  saveLanguage: (language: Language) => void;
  /** Sets `<html lang>`. */
  tagLanguage: (language: Language) => void;
  /** Persists the state immediately instead of debounced. */
  persistNow: () => void;
  /** Persists the state and reloads the page, at another address of the shop if one is given. */
  reload: (path?: string) => void;
  /** Leaves the shop for the bank's page. */
  leaveTo: (url: string) => void;
  now: () => Date;
  newId: () => string;
};
