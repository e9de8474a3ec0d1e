import { useRecordContext } from 'react-admin';
import { type Phrase, pick } from '#domain/print/texts.ts';
import { useLanguage } from '#backoffice/lang/use-texts.ts';

type Props = { source?: string; label?: string; sortable?: boolean };

/** A bilingual field of the record in the current language. */
export function LocalField({ source = 'title' }: Props) {
  const language = useLanguage();
  const record = useRecordContext<Record<string, Phrase>>();
  return <span>{pick(record?.[source], language)}</span>;
}
