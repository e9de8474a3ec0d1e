import type { FeatureName } from '#domain/feature.ts';

/** Texts of the back office: both languages in one entry, so that a missing translation does not compile. */
export type Language = 'tm' | 'ru';
/** `needs`: the feature that the text promises; without that feature it is not shown. */
export type Phrase = { tm: string; ru: string; needs?: FeatureName };
export type Texts = Record<string, Phrase>;

type Names<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;
type Filling<P extends Phrase> = [Names<P['tm'] | P['ru']>] extends [never]
  ? []
  : [values: Record<Names<P['tm'] | P['ru']>, string | number>];

/** Declares the texts of an area; keeps literal types, so that the compiler knows the `{placeholders}`. */
export function defineTexts<const T extends Texts>(texts: T): T {
  return texts;
}

/** One sentence in one language with its placeholders filled. */
export function say<T extends Texts, K extends keyof T & string>(
  language: Language,
  texts: T,
  key: K,
  ...filling: Filling<T[K]>
): string {
  const values = filling[0] as Record<string, string | number> | undefined;
  const text = (texts[key] as Phrase)[language];
  return values ? text.replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole)) : text;
}

export type Say<T extends Texts> = <K extends keyof T & string>(key: K, ...filling: Filling<T[K]>) => string;

/** A text written by staff, in this language; in Turkmen if the translation is missing. */
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
