/** The few texts of the ui components; the layout provides them in the current language. */
import { createContext, useContext } from 'react';

export type UiWords = {
  close: string;
  loading: string;
  retry: string;
  optional: string;
  breadcrumbs: string;
  /** Announced before the old price, and before the current one. */
  was: string;
  now: string;
};

/** Empty outside the layout. */
export const UiWordsContext = createContext<Partial<UiWords>>({});

export function useUiWords(): Partial<UiWords> {
  return useContext(UiWordsContext);
}
