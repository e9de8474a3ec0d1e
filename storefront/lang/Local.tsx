import { languageTag, type LocalText } from './language.ts';
import { useLanguage } from './use-texts.ts';

type Props = { text: LocalText | null | undefined };

/** A bilingual text in the current language; if only the other language is filled in, it gets that `lang` attribute. */
export function Local({ text }: Props) {
  const language = useLanguage();
  if (!text) return null;
  if (text[language]) return text[language];
  const other = language === 'tm' ? 'ru' : 'tm';
  return <span lang={languageTag[other]}>{text[other]}</span>;
}
