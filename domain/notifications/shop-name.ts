/** The shop's name as an SMS says it: whole words of it, no longer than a message has room for. */
import { asciiForSms } from '#domain/transliterate.ts';
import { costOfSms } from './sms-alphabet.ts';

/** What a shop is called until its merchant names it. */
export const usualShopName = 'Sowgat';
const longest = 20;
const lengths = Array.from({ length: longest - 1 }, (_, at) => longest - at);

/** A message with the shop's name before it. */
export function signSms(words: string, shop?: string): string {
  return signed(words, nameInSms(words, shop));
}

const signed = (words: string, name: string) => `${name}: ${words}`;

/** The name before these words: in Latin letters where they have no others, and never so long that one more SMS is paid. */
export function nameInSms(words: string, shop = usualShopName): string {
  const name = /\p{Script=Cyrillic}/u.test(words) ? shop : asciiForSms(shop);
  const parts = (one: string) => costOfSms(signed(words, one)).parts.length;
  return shortenName(name, (one) => parts(one) <= parts(usualShopName));
}

/** The name in Latin letters, as short as in an SMS. */
export const latinName = (shop: string): string => shortenName(asciiForSms(shop), () => true);

/** The longest beginning of a name that fits; the usual name where none does. */
export function shortenName(name: string, fits: (name: string) => boolean): string {
  const line = name.replace(/\s+/g, ' ');
  const cuts = lengths.map((most) => withoutRest(line, cutAtWord(line, most)));
  return cuts.find((cut) => cut !== '' && fits(cut)) ?? usualShopName;
}

/** No short word (of, and) is left at the end of what was cut. */
const withoutRest = (line: string, cut: string) => (cut === line.trim() ? cut : cut.replace(/ \S{1,2}$/, ''));

/** As many whole words as fit; a single long word is cut in itself. */
export function cutAtWord(text: string, most: number): string {
  const whole = text.trim();
  if (whole.length <= most) return whole;
  const end = whole.lastIndexOf(' ', most);
  return whole.slice(0, end > 0 ? end : most).trim();
}
