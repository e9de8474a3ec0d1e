import { useContext } from 'react';
import { LanguageContext } from './LanguageProvider.tsx';
import type { Language, LocalText } from './language.ts';
import { pick, type Say, say, type Texts } from '#domain/print/texts.ts';

/** The current language. */
export function useLanguage(): Language {
  return useContext(LanguageContext);
}

/** `const t = useTexts(cartTexts); t('title'); t('found', { n: 5 })`. */
export function useTexts<T extends Texts>(texts: T): Say<T> {
  const language = useLanguage();
  return (key, ...filling) => say(language, texts, key, ...filling);
}

/** Picks from a bilingual object where a plain string is needed (titles, labels); see also `Local`. */
export function useLocal(): (text: LocalText | null | undefined) => string {
  const language = useLanguage();
  return (text) => pick(text, language);
}
