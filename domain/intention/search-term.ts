/** Search terms (synonyms): phrases of the shop's own staff, and what each of them means in a query. */
import { fold, splitQuery } from '#domain/search.ts';

export const searchTermKinds = ['recipient', 'occasion', 'category', 'goods', 'stop'] as const;
export type SearchTermKind = (typeof searchTermKinds)[number];

export type SearchTerm = { phrase: string } & (
  | { kind: 'recipient' | 'occasion' | 'category'; id: number }
  /** What is searched instead. */
  | { kind: 'goods'; goods: string }
  /** Says nothing of goods. */
  | { kind: 'stop' }
);

/** Every node reads all of them, and makes all their forms. */
export const mostSearchTerms = 1_000;

/** By what a phrase is compared: `Açyk  hat` and `açyk hat` are one. */
export const foldPhrase = (text: string): string =>
  splitQuery(text)
    .map(({ word }) => word)
    .join(' ');

const mostWords = 8;
const mostLetters = 80;
const mostDigits = 4;

/**
 * How a query that found nothing is written down; undefined for one that may tell of a person (a telephone number or another long
 * figure, an address of mail) or that is no question for goods at all.
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
