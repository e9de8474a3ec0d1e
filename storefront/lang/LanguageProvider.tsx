import { createContext, type ReactNode, useDeferredValue } from 'react';
import { useSelector } from 'react-redux';
import { selectLanguage } from './lang.slice.ts';
import type { Language } from './language.ts';

export const LanguageContext = createContext<Language>('tm');

/**
 * Provides the language. The store changes at once, but the page is rendered again with low priority, so that the
 * switch responds immediately even on slow phones.
 */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const language = useDeferredValue(useSelector(selectLanguage));
  return <LanguageContext value={language}>{children}</LanguageContext>;
}
