/** Language and texts of the page. */
import { createContext, use, useCallback } from 'react';
import { type Language, type Say, say, type Texts } from '#domain/print/texts.ts';

const chosen = 'courier.language';

export const LanguageContext = createContext<Language>('tm');

export function useLanguage(): Language {
  return use(LanguageContext);
}

export function useTexts<T extends Texts>(texts: T): Say<T> {
  const language = useLanguage();
  return useCallback((key, ...filling) => say(language, texts, key, ...filling), [language, texts]);
}

/** The language chosen on this phone; undefined if none was or storage is blocked. */
export function readLanguage(): Language | undefined {
  try {
    const kept = localStorage.getItem(chosen);
    return kept === 'tm' || kept === 'ru' ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** For the next visit on this device; the page changes its language itself. */
export function saveLanguage(language: Language): void {
  try {
    localStorage.setItem(chosen, language);
  } catch {
    // Without storage the choice lasts until the page is closed.
  }
}
