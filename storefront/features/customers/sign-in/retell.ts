import { errorTexts } from '#storefront/lang/errors.texts.ts';
import type { Language } from '#storefront/lang/language.ts';

/** An error that was said before the language was switched, in the language that is on now. */
export function retell(sentence: string | null, language: Language): string | undefined {
  const known = Object.values(errorTexts).find(({ tm, ru }) => tm === sentence || ru === sentence);
  return known?.[language] ?? sentence ?? undefined;
}
