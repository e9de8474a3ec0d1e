import { errorTexts, seenTexts } from '#storefront/lang/errors.texts.ts';
import { type Language, languageTag } from '#storefront/lang/language.ts';
import type { LocalizedMessage } from '#storefront/ui/feedback/MessageText.tsx';

/** Translates an error message received before the language was switched. */
export function translateMessage(sentence: string | null, language: Language): LocalizedMessage | undefined {
  const known = Object.values(errorTexts).find(({ tm, ru }) => tm === sentence || ru === sentence);
  const text = known?.[language] ?? sentence;
  if (!text) return undefined;
  if (known === errorTexts.checkData) {
    const local = seenTexts.checkData[language];
    // The specification gives its messages in Turkmen only.
    return language === 'tm' ? { text, local, textLang: languageTag.tm } : { text, local };
  }
  if (known === errorTexts.unknown)
    return { text, local: seenTexts.unknown[language], textLang: languageTag[language] };
  const local = known === errorTexts.wrongUsername ? seenTexts.wrongUsername[language] : text;
  return local === text ? { text } : { text, local, textLang: 'en' };
}
