/** The few words that the building blocks themselves say; the layout fills them in the language on screen. */
import { createContext, useContext } from 'react';

export type UiWords = {
  close: string;
  loading: string;
  retry: string;
  optional: string;
  breadcrumbs: string;
  /** Before the price that was, and before the one that is. */
  was: string;
  now: string;
};

/** Outside the layout nothing is said. */
export const UiWordsContext = createContext<Partial<UiWords>>({});

export function useUiWords(): Partial<UiWords> {
  return useContext(UiWordsContext);
}
