/** The SMS that reminds of a person's date: first name, day and occasion; never an address, a gift or a relation. */
import type { Day } from '#domain/delivery/calendar.ts';
import { type DateKind, firstNameOf } from '#domain/people/people.ts';
import { asciiForSms } from '#domain/transliterate.ts';
import { dateInYear } from '#domain/print/days.ts';
import { russianForm } from '#domain/print/texts.ts';
import { cutAtWord, signSms } from './shop-name.ts';
import type { SmsLang } from './sms-text.ts';

export type NamedDate = {
  personId: number;
  name: string;
  day: Day;
  kind: DateKind;
  /** The shop's name of a holiday, or the customer's own name of the date. */
  title: string;
};

const kinds: Record<'birthday' | 'wedding', Record<SmsLang, string>> = {
  birthday: { tm: 'doglan gün', ru: 'день рождения' },
  wedding: { tm: 'toý senesi', ru: 'годовщина свадьбы' },
};
const people = { one: 'человек', few: 'человека', many: 'человек' };
const longest = { name: 20, title: 30 };

/**
 * Latin in both languages: Cyrillic letters and a link do not fit in one message. The dates of one SMS, the nearest
 * first.
 */
export function reminderText(
  dates: readonly NamedDate[],
  link: string,
  { lang, shop }: { lang: SmsLang; shop?: string },
): string {
  const words = wordsOf(dates, link, lang);
  return words && signSms(asciiForSms(words), shop);
}

function wordsOf(dates: readonly NamedDate[], link: string, lang: SmsLang): string {
  const [first] = dates;
  if (!first) return '';
  const day = dateInYear(first.day);
  const name = cutAtWord(asciiForSms(firstNameOf(first.name)), longest.name);
  const others = new Set(dates.map(({ personId }) => personId)).size - 1;
  if (others > 0)
    return lang === 'tm'
      ? `${day}: ${name} we ýene ${others} adam. Sowgatlary şu ýerde: ${link}`
      : `${day}: ${name} и ещё ${others} ${russianForm(people, others)}. Подарки для них: ${link}`;
  const what = cutAtWord(
    asciiForSms(
      first.kind === 'birthday' || first.kind === 'wedding' ? kinds[first.kind][lang] : first.title,
    ),
    longest.title,
  );
  return lang === 'tm'
    ? `${day} ${name}: ${what}. Sowgat, salgy we hat taýýar: ${link}`
    : `${day}, ${name}: ${what}. Подарок, адрес и открытка готовы: ${link}`;
}
