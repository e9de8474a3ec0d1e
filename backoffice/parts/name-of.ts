import { dayOfYear } from '#domain/print/days.ts';
import { i18n } from '../lang/i18n.ts';
import { type Phrase, pick } from '#domain/print/texts.ts';

type NameSource = {
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
export function nameOf(record: NameSource): string {
  const language = i18n.getLocale() === 'ru' ? 'ru' : 'tm';
  if (record.number) return record.number;
  if (record.from && record.to) return `${record.from}–${record.to}`;
  if (typeof record.title === 'string') return record.title;
  if (record.title) return pick(record.title, language);
  if (record.phrase) return record.phrase;
  const name = [record.name, record.surname].filter(Boolean).join(' ') || record.phone;
  // A special day is named by its date.
  return name || (isDay(record.id) ? dayOfYear(record.id, language) : String(record.id));
}

const isDay = (id: string | number): id is string => /^\d{4}-\d\d-\d\d$/.test(String(id));
