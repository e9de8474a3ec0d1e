/** Search terms (synonyms): phrases defined by the shop's staff and what each means in a query. */
import { fold, splitQuery } from '#domain/search.ts';

export const searchTermKinds = ['recipient', 'occasion', 'category', 'goods', 'stop'] as const;
export type SearchTermKind = (typeof searchTermKinds)[number];

export type SearchTerm = { phrase: string } & (
  | { kind: 'recipient' | 'occasion' | 'category'; id: number }
  /** The words to search for instead. */
  | { kind: 'goods'; goods: string }
  /** A stop word. */
  | { kind: 'stop' }
);

/** Every node loads all of them and computes all their forms. */
export const mostSearchTerms = 1_000;

/** The value phrases are compared by: `Açyk  hat` and `açyk hat` are one. */
export const foldPhrase = (text: string): string =>
  splitQuery(text)
    .map(({ word }) => word)
    .join(' ');

const mostWords = 8;
const mostLetters = 80;
const mostDigits = 4;

/**
 * A query without results as it is logged; undefined for one that may contain personal data (a phone number or another
 * long number, an email address) or is not about goods at all.
 */
export function readEmptySearch(query: string): { folded: string; typed: string } | undefined {
  const words = splitQuery(query);
  const typed = words.map((one) => one.typed.toLowerCase()).join(' ');
  const digits = fold(query).replace(/\D/g, '').length;
  const isOdd = words.length === 0 || words.length > mostWords || typed.length > mostLetters;
  return isOdd || digits > mostDigits || query.includes('@')
    ? undefined
    : { folded: foldPhrase(query), typed };
}
