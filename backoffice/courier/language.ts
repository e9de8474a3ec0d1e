/** The language of the page, and its words. */
import { createContext, use, useCallback } from 'react';
import { type Language, type Say, say, type Texts } from '#backoffice/lang/texts.ts';

const chosen = 'courier.language';

export const LanguageContext = createContext<Language>('tm');

export function useLanguage(): Language {
  return use(LanguageContext);
}

export function useTexts<T extends Texts>(texts: T): Say<T> {
  const language = useLanguage();
  return useCallback((key, ...filling) => say(language, texts, key, ...filling), [language, texts]);
}

/** What was chosen on this phone; undefined when nothing was, or when the phone does not say. */
export function readLanguage(): Language | undefined {
  try {
    const kept = localStorage.getItem(chosen);
    return kept === 'tm' || kept === 'ru' ? kept : undefined;
  } catch {
    return undefined;
  }
}

export function saveLanguage(language: Language): void {
  try {
    localStorage.setItem(chosen, language);
  } catch {
    // It counts until the page is closed.
  }
}
