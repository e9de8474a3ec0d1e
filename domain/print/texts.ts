/**
 * Texts: each area keeps its own beside its screens, both languages in one entry, so that a missing translation or a
 * missing parameter does not compile.
 */
import type { FeatureName } from '#domain/feature.ts';

export type Language = 'tm' | 'ru';

/** Russian has three plural forms; Turkmen keeps the noun in the singular after a numeral. */
type RussianCount = { one: string; few: string; many: string };
/** `needs`: the feature that the text promises; without that feature it is not shown. */
export type Phrase<Russian = string> = { tm: string; ru: Russian; needs?: FeatureName };
type Entry = Phrase<string | RussianCount>;
export type Texts = Record<string, Entry>;

type Names<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;
type Forms<Ru> = Ru extends RussianCount ? Ru['one'] | Ru['few'] | Ru['many'] : Ru;
type NamesOf<E extends Entry> =
  | Names<E['tm']>
  | Names<Forms<E['ru']>>
  | (E['ru'] extends string ? never : 'n');
/** No argument when the sentence has no placeholders, otherwise one object that fills every `{placeholder}`. */
export type TextArgs<E extends Entry> = [NamesOf<E>] extends [never]
  ? []
  : [values: Record<NamesOf<E>, string | number>];
/** `say` with its language and texts given. */
export type Say<T extends Texts> = <K extends keyof T & string>(key: K, ...filling: TextArgs<T[K]>) => string;

/** Declares an area's texts; keeps literal types, so that the compiler knows the placeholders. */
export function defineTexts<const T extends Texts>(texts: T): T {
  return texts;
}

/** One sentence in one language. In components use `useTexts`. */
export function say<T extends Texts, K extends keyof T & string>(
  language: Language,
  texts: T,
  key: K,
  ...filling: TextArgs<T[K]>
): string {
  const values = filling[0] as Record<string, string | number> | undefined;
  const entry = texts[key] as Entry;
  const text = language === 'tm' ? entry.tm : russianForm(entry.ru, Number(values?.['n'] ?? 0));
  return values ? text.replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole)) : text;
}

/** The form that follows a number: «1 товар», «2 товара», «5 товаров». */
export function russianForm(text: string | RussianCount, n: number): string {
  if (typeof text === 'string') return text;
  const tens = Math.abs(n) % 100;
  const ones = tens % 10;
  if (tens > 10 && tens < 20) return text.many;
  if (ones === 1) return text.one;
  return ones >= 2 && ones <= 4 ? text.few : text.many;
}

/** A text written by staff, in this language; in the other one if they left it empty. */
export function pick(text: Phrase | null | undefined, language: Language): string {
  if (!text) return '';
  return text[language] || text.tm || text.ru;
}

/** A number and its unit, such as `500 г`. */
const measure = /(\d) (?=\p{L}{1,5}(?!\p{L}))/gu;

/** Several texts joined: a product and its option, whose measures do not wrap. */
export function pickAll(texts: readonly (Phrase | null | undefined)[], language: Language): string {
  return texts
    .map((text) => pick(text, language))
    .filter(Boolean)
    .join(', ')
    .replace(measure, '$1\u00a0');
}
