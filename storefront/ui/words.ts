/** The few words that the building blocks themselves say; the layout fills them in the language on screen. */
import { createContext, useContext } from 'react';

export type UiWords = {
  close: string;
  loading: string;
  retry: string;
  optional: string;
  breadcrumbs: string;
};

const unsaid: UiWords = {
  close: '',
  loading: '',
  retry: '',
  optional: '',
  breadcrumbs: '',
};

export const UiWordsContext = createContext<UiWords>(unsaid);

export function useUiWords(): UiWords {
  return useContext(UiWordsContext);
}
