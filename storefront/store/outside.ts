/** What the store may do to the world; handed to every thunk, replaced in tests. */
import type { Api } from './api.ts';
import type { Language } from '../lang/language.ts';
import type { Toast } from '#storefront/ui/feedback/toast.ts';

export type Environment = {
  api: Api;
  toast: (toast: Toast) => void;
  /** Stores the visitor's choice of a language: the setting and its cookies. */
  saveLanguage: (language: Language) => void;
  /** Puts `<html lang>`. */
  tagLanguage: (language: Language) => void;
  /** Writes the state down now instead of a moment later. */
  persistNow: () => void;
  /** Loads the page anew; the state is written down first. */
  reload: () => void;
  /** Leaves the shop, for the bank. */
  leaveTo: (url: string) => void;
  now: () => Date;
  newId: () => string;
};
