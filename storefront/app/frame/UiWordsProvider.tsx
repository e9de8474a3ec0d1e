import { type ReactNode, useMemo } from 'react';
import { say } from '#domain/print/texts.ts';
import { useLanguage } from '#storefront/lang/use-texts.ts';
import { type UiWords, UiWordsContext } from '#storefront/ui/words.ts';
import { layoutTexts } from './layout.texts.ts';

/** Passes translated texts to the components of ui/, which know no language. */
export function UiWordsProvider({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const words = useMemo((): UiWords => {
    return {
      close: say(language, layoutTexts, 'close'),
      loading: say(language, layoutTexts, 'busy'),
      retry: say(language, layoutTexts, 'retry'),
      optional: say(language, layoutTexts, 'optional'),
      breadcrumbs: say(language, layoutTexts, 'youAreHere'),
      was: say(language, layoutTexts, 'was'),
      now: say(language, layoutTexts, 'now'),
    };
  }, [language]);
  return <UiWordsContext value={words}>{children}</UiWordsContext>;
}
