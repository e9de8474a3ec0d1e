import { type ReactNode, useCallback, useMemo } from 'react';
import { I18nContext, useSetLocale } from 'react-admin';
import { i18n } from './i18n.ts';
import type { Language } from '#domain/print/texts.ts';
import { useLanguage } from './use-texts.ts';

/**
 * Draws the screens in another language as they stand. react-admin alone would mount them again, and what was typed or
 * is shown only once would be lost.
 */
export function LanguageContext({ children }: { children: ReactNode }) {
  const language = useLanguage();
  // Components of react-admin read their texts again when the object in the context is another one.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- its texts are those of the language
  const texts = useMemo(() => ({ ...i18n }), [language]);
  return <I18nContext.Provider value={texts}>{children}</I18nContext.Provider>;
}

/** Changes the language. The texts come first: react-admin mounts everything again when it has to change them itself. */
export function useChangeLanguage(): (language: Language) => Promise<void> {
  const setLocale = useSetLocale();
  return useCallback(
    async (language) => {
      await i18n.changeLocale(language);
      setLocale(language);
    },
    [setLocale],
  );
}
