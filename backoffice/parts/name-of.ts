import { i18n } from '../lang/i18n.ts';
import { type Phrase, pick } from '../lang/texts.ts';

type Named = {
  id: string | number;
  title?: Phrase | string;
  name?: string;
  phrase?: string;
  number?: string;
  surname?: string;
  phone?: string;
  from?: string;
  to?: string;
};

/** The title of a record in headings and references. */
export function nameOf(record: Named): string {
  if (record.number) return record.number;
  if (record.from && record.to) return `${record.from}–${record.to}`;
  if (typeof record.title === 'string') return record.title;
  if (record.title) return pick(record.title, i18n.getLocale() === 'ru' ? 'ru' : 'tm');
  if (record.phrase) return record.phrase;
  return [record.name, record.surname].filter(Boolean).join(' ') || record.phone || String(record.id);
}
