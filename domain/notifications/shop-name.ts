/** The shop's name in an SMS: its first whole words, as many as fit. */
import { asciiForSms } from '#domain/transliterate.ts';
import { lastOf } from '#domain/lists/last-of.ts';
import { costOfSms } from './sms-alphabet.ts';

/** The default name until the merchant sets one. */
export const usualShopName = 'Sowgat';
const longest = 20;
const longestRussian = 70;
const lengths = Array.from({ length: longest - 1 }, (_, at) => longest - at);

/** A message with the shop's name before it. */
export function signSms(words: string, shop?: string): string {
  return signed(words, nameInSms(words, shop));
}

const signed = (words: string, name: string) => `${name}: ${words}`;

/**
 * The name for this text: in Latin when the text has no Cyrillic, and short enough not to add a part to the message.
 */
export function nameInSms(words: string, shop = usualShopName): string {
  const name = /\p{Script=Cyrillic}/u.test(words) ? shop : asciiForSms(shop);
  const parts = (one: string) => costOfSms(signed(words, one)).parts.length;
  return shortenName(name, (one) => parts(one) <= parts(usualShopName));
}

/** The first of some Russian wordings that fits in one message, or the last: a number, a sum or an address may be long. */
export type Fit = (...wordings: string[]) => string;

/** Leaves room for the first word of the shop's name, and for the usual one. */
export function fitBeside(shop?: string): Fit {
  return (...wordings) => wordings.find((words) => roomBeside(words, shop) >= 0) ?? lastOf(wordings) ?? '';
}

/** Signs that can be added to a Russian text until it takes two messages. */
export function roomBeside(words: string, shop = usualShopName): number {
  const [first = ''] = cutAtWord(shop, longest).split(/\s/);
  return longestRussian - signed(words, first.padEnd(usualShopName.length)).length;
}

/** The name in Latin letters, shortened as in an SMS. */
export const latinName = (shop: string): string => shortenName(asciiForSms(shop), () => true);

/** The longest beginning of a name that fits; the default name where none does. */
export function shortenName(name: string, fits: (name: string) => boolean): string {
  const line = name.replace(/\s+/g, ' ');
  const cuts = lengths.map((most) => withoutRest(line, cutAtWord(line, most)));
  return cuts.find((cut) => cut !== '' && fits(cut)) ?? usualShopName;
}

/** Does not end with a short word (of, and) after cutting. */
const withoutRest = (line: string, cut: string) => (cut === line.trim() ? cut : cut.replace(/ \S{1,2}$/, ''));

/** As many whole words as fit; a single long word is cut in the middle. */
export function cutAtWord(text: string, most: number): string {
  const whole = text.trim();
  if (whole.length <= most) return whole;
  const end = whole.lastIndexOf(' ', most);
  return whole.slice(0, end > 0 ? end : most).trim();
}
