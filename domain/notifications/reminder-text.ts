/** The SMS that reminds of a person's date: first name, day and occasion; never an address, a gift or a relation. */
import type { Day } from '#domain/delivery/calendar.ts';
import { type DateKind, firstNameOf } from '#domain/people/people.ts';
import { dateInYear } from '#domain/print/days.ts';
import { russianForm } from '#domain/print/texts.ts';
import { cutAtWord, fitBeside, roomBeside } from './shop-name.ts';
import { lettersForSms, signedText, type SmsLang } from './sms-text.ts';

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
const longest = { tm: { name: 20, title: 30 }, ru: { name: 12, title: 30 } };

/** The dates of one SMS, the nearest first. */
export function reminderText(
  dates: readonly NamedDate[],
  link: string,
  { lang, shop }: { lang: SmsLang; shop?: string },
): string {
  const [first] = dates;
  if (!first) return '';
  const day = dateInYear(first.day);
  const name = cutAtWord(lettersForSms(firstNameOf(first.name), lang), longest[lang].name);
  const others = new Set(dates.map(({ personId }) => personId)).size - 1;
  const words = others > 0 ? manyWords : oneWords;
  return signedText(words[lang]({ day, name, others, what: whatOf(first, lang), link, shop }), lang, shop);
}

type ReminderFacts = {
  day: string;
  name: string;
  others: number;
  what: string;
  link: string;
  shop: string | undefined;
};
type Words = Record<SmsLang, (p: ReminderFacts) => string>;

const manyWords: Words = {
  tm: ({ day, name, others, link }) => `${day}: ${name} we ýene ${others} adam. Sowgatlary şu ýerde: ${link}`,
  ru: ({ day, name, others, link, shop }) =>
    fitBeside(shop)(
      `${day}: ${name} и ещё ${others} ${russianForm(people, others)}. Подарки: ${link}`,
      `${day}: ${name} и ещё ${others}. Подарки: ${link}`,
      `${day}: ${name} и ещё ${others}. ${link}`,
    ),
};
const oneWords: Words = {
  tm: ({ day, name, what, link }) => `${day} ${name}: ${what}. Sowgat, salgy we hat taýýar: ${link}`,
  ru: ({ day, name, what, link, shop }) => {
    const short = (who: string, title: string) => `${day}, ${who}: ${title}. ${link}`;
    const room = roomBeside(short('', ''), shop);
    const title = cutAtWord(what, Math.max(least.title, room - name.length));
    const who = cutAtWord(name, Math.max(least.name, room - title.length));
    return fitBeside(shop)(`${day}, ${name}: ${what}. Подарки: ${link}`, short(who, title));
  },
};
/** Nothing is cut further, where the shop's address leaves less room. */
const least = { name: 8, title: kinds.birthday.ru.length };

function whatOf({ kind, title }: NamedDate, lang: SmsLang): string {
  const words = kind === 'birthday' || kind === 'wedding' ? kinds[kind][lang] : title;
  return cutAtWord(lettersForSms(words, lang), longest[lang].title);
}
