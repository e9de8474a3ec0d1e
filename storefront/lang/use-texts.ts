import { useContext } from 'react';
import { LanguageContext } from './LanguageProvider.tsx';
import type { Language, LocalText } from './language.ts';
import { type Filling, say, type Texts } from './texts.ts';

/** The current language. */
export function useLanguage(): Language {
  return useContext(LanguageContext);
}

/** `const t = useTexts(cartTexts); t('title'); t('found', { n: 5 })`. */
export function useTexts<T extends Texts>(texts: T) {
  const language = useLanguage();
  return function t<K extends keyof T & string>(key: K, ...filling: Filling<T[K]>): string {
    return say(language, texts, key, ...filling);
  };
}

/** Picks from a bilingual object where a plain string is needed (titles, labels); see also `Local`. */
export function useLocal(): (text: LocalText | null | undefined) => string {
  const language = useLanguage();
  return (text) => localText(text, language);
}

/** The text in this language, or in the other one if staff left it empty. */
export function localText(text: LocalText | null | undefined, language: Language): string {
  if (!text) return '';
  return text[language] || text.tm || text.ru;
}
