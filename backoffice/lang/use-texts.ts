import { useCallback } from 'react';
import { useLocale } from 'react-admin';
import { type Language, type Say, say, type Texts } from '#domain/print/texts.ts';

export function useLanguage(): Language {
  return useLocale() === 'ru' ? 'ru' : 'tm';
}

/** The texts of an area in the current language: `t('key')`. */
export function useTexts<T extends Texts>(texts: T): Say<T> {
  const language = useLanguage();
  return useCallback((key, ...filling) => say(language, texts, key, ...filling), [language, texts]);
}
