/** The lexicon of a shop: phrases of gift searches and what each of them means. */
import type { Words } from './gift-words.ts';
import {
  cheapManat,
  cheapWords,
  giftWords,
  groupWords,
  occasionWords,
  recipientWords,
  stopWords,
} from './gift-words.ts';
import { goodsWords } from './goods-words.ts';
import { dayWords, type SaidDay } from './day-words.ts';
import { fold, isCyrillic, type QueryWord, splitQuery } from '#domain/search.ts';
import type { SearchTerm } from './search-term.ts';
import { russianForms, turkmenForms } from './word-forms.ts';

/** A recipient, occasion or category of the shop, or a brand with a name of several words. */
export type Topic = {
  kind: 'recipient' | 'occasion' | 'category' | 'brand';
  id: number;
  /** Recipients and occasions only. */
  key: string | null;
  title: { tm: string; ru: string };
};

/** `isOwn`: of a search term of the shop's staff, which overrides other meanings. */
export type Meaning = {
  isOwn?: true;
} /** `first`: products that also have one of these recipients rank first. */ & (
  | { kind: 'recipient' | 'occasion'; ids: readonly number[]; first?: readonly number[] }
  /** `isPart`: the phrase is one of several kinds of goods in its name. */
  | { kind: 'category'; ids: readonly number[]; isPart?: true }
  /** A brand with a name of several words, all of which are searched. */
  | { kind: 'brand'; ids: readonly number[] }
  /** No product has this name: the words to search for instead. */
  | { kind: 'goods'; words: readonly QueryWord[] }
  | { kind: 'day'; on: SaidDay }
  | { kind: 'cheap'; to: number }
  /** `isIdle`: alone it asks nothing. */
  | { kind: 'stop'; isIdle?: true }
);

/** A node of the trie of phrases: every form of a word leads to the same next nodes. */
type Node = { next: Map<string, Node[]>; byBase: Map<string, Node>; meanings: Meaning[] };
/** A word as written in each language that has it. */
type Spelling = { tm?: string; ru?: string };
/** `known` maps every form to its word. */
export type Lexicon = { root: Node; known: ReadonlyMap<string, Spelling>; named: readonly Topic[] };
export type Match = { meanings: readonly Meaning[]; length: number };

const goodsNames = new Set(goodsWords.flatMap(({ search }) => splitQuery(search).map(({ word }) => word)));
/** Whether a folded word is used as a replacement search word for goods. */
export const namesGoods = (word: string): boolean => goodsNames.has(word);

const newNode = (): Node => ({ next: new Map(), byBase: new Map(), meanings: [] });
const formsOf = { tm: turkmenForms, ru: russianForms };
/** Forms of the built-in words are computed once per process. */
const made = new Map<string, readonly string[]>();

/**
 * @param named recipients, occasions and categories of the shop; built-in words for others are left out
 * @param terms search terms of the shop's staff; they override every other meaning
 */
export function createLexicon(named: readonly Topic[], terms: readonly SearchTerm[] = []): Lexicon {
  const root = newNode();
  const known = new Map<string, Spelling>();
  const add = (words: Words, meaning: Meaning) => {
    for (const lang of ['tm', 'ru'] as const)
      for (const phrase of (words[lang] ?? '').split(','))
        addPhrase({ root, known }, { words: splitQuery(phrase), lang }, meaning);
  };
  const idsOf = (kind: Topic['kind'], keys: readonly string[]) =>
    named
      .filter((one) => one.kind === kind && one.key !== null && keys.includes(one.key))
      .map(({ id }) => id);
  const addByKey = (
    kind: 'recipient' | 'occasion',
    { keys, first = [] }: { keys: readonly string[]; first?: readonly string[] },
    words: Words,
  ) => {
    const ids = idsOf(kind, keys);
    if (ids.length > 0) add(words, { kind, ids, first: idsOf(kind, first) });
    // A recipient with no goods assigned is treated as a stop word; an occasion is not, because titles may contain its word.
    else if (kind === 'recipient') add(words, { kind: 'stop' });
  };
  for (const [key, words] of Object.entries(recipientWords)) addByKey('recipient', { keys: [key] }, words);
  for (const { words, ...who } of groupWords) addByKey('recipient', who, words);
  for (const [key, words] of Object.entries(occasionWords)) addByKey('occasion', { keys: [key] }, words);
  for (const one of named) {
    if (one.kind === 'brand') addBrand({ root, known }, one);
    else add(nameOf(one.title), { kind: one.kind, ids: [one.id] });
    if (one.kind === 'category') add(partsOf(one.title), { kind: one.kind, ids: [one.id], isPart: true });
  }
  for (const { search, words } of goodsWords) add(words, { kind: 'goods', words: splitQuery(search) });
  for (const { on, words } of dayWords) add(words, { kind: 'day', on });
  add(cheapWords, { kind: 'cheap', to: cheapManat * 100 });
  add(giftWords, { kind: 'stop' });
  add(stopWords, { kind: 'stop', isIdle: true });
  for (const term of terms) addTerm({ root, known }, term, named);
  return { root, known, named };
}

/** A brand is searched by all words of its name, also those that are stop words elsewhere; it has no endings. */
function addBrand(adding: LexiconDraft, { id, title }: Topic): void {
  addPhrase(adding, { words: splitQuery(title.tm), lang: 'tm', isExact: true }, { kind: 'brand', ids: [id] });
}

function addTerm(adding: LexiconDraft, term: SearchTerm, named: readonly Topic[]): void {
  const meaning = meaningOf(term, named);
  const phrase = {
    words: splitQuery(term.phrase),
    lang: isCyrillic(term.phrase) ? 'ru' : 'tm',
  } as const;
  if (meaning) addPhrase(adding, phrase, { ...meaning, isOwn: true });
}

/** A category's goods are found by its name, which is among the search words of all of them. */
function meaningOf(term: SearchTerm, named: readonly Topic[]): Meaning | undefined {
  if (term.kind === 'stop') return { kind: 'stop' };
  if (term.kind === 'goods') return { kind: 'goods', words: splitQuery(term.goods) };
  const target = named.find(({ kind, id }) => kind === term.kind && id === term.id);
  if (!target || term.kind !== 'category') return target && { kind: term.kind, ids: [term.id] };
  const [name = ''] = (target.title.tm || target.title.ru).split(/[—–,]/);
  return { kind: 'goods', words: splitQuery(name) };
}

/**
 * Text after a dash or a comma is an explanation and is left out; a plural (`güller`) is found by its singular as well.
 */
function nameOf({ tm, ru }: Topic['title']): Words {
  return { tm: withSingular([tm.split(/[—–,]/)[0] ?? '']), ru: ru.split(/[—–,]/)[0] ?? '' };
}

/** The kinds of goods that the name of a category lists: «Свечи и лампы». */
function partsOf({ tm, ru }: Topic['title']): Words {
  const several = (parts: readonly string[]) => (parts.length > 1 ? parts : []);
  return { tm: withSingular(several(tm.split(/[—–,]| we /))), ru: several(ru.split(/[—–,]| и /)).join() };
}

const withSingular = (names: readonly string[]): string =>
  [...new Set(names.flatMap((name) => [name, name.replace(/l[ae]r$/, '')]))].join();

type LexiconDraft = { root: Node; known: Map<string, Spelling> };

/** `isExact`: without the forms of its words. */
type Phrase = { words: readonly QueryWord[]; lang: 'tm' | 'ru'; isExact?: true };

function addPhrase({ root, known }: LexiconDraft, { words, lang, isExact }: Phrase, meaning: Meaning): void {
  if (words.length === 0) return;
  let node = root;
  for (const { typed, word } of words) {
    const base = isExact ? word : `${lang} ${word}`;
    let next = node.byBase.get(base);
    if (!next) {
      next = newNode();
      node.byBase.set(base, next);
      for (const form of isExact ? [word] : formsIn(lang, typed.toLowerCase())) {
        node.next.set(form, [...(node.next.get(form) ?? []), next]);
        if (meaning.kind !== 'stop') known.set(form, { [lang]: typed.toLowerCase(), ...known.get(form) });
      }
    }
    node = next;
  }
  node.meanings.push(meaning);
}

function formsIn(lang: 'tm' | 'ru', word: string): readonly string[] {
  const key = `${lang} ${word}`;
  const forms = made.get(key) ?? (word.length < 3 ? [fold(word)] : formsOf[lang](word));
  if (made.size < 5_000) made.set(key, forms);
  return forms;
}

/** The longest phrase that begins at a word. */
export function longestMatch(
  { root }: Lexicon,
  words: readonly QueryWord[],
  from: number,
): Match | undefined {
  let nodes: readonly Node[] = [root];
  let best: Match | undefined;
  for (let at = from; at < words.length && nodes.length > 0; at++) {
    const word = words[at]?.word ?? '';
    nodes = nodes.flatMap(({ next }) => next.get(word) ?? []);
    const meanings = nodes.flatMap((node) => node.meanings);
    const own = meanings.filter(({ isOwn }) => isOwn);
    if (meanings.length > 0) best = { meanings: own.length > 0 ? own : meanings, length: at - from + 1 };
  }
  return best;
}

/** The categories that have these words as their name; otherwise those that list them in it. */
export function categoriesOf(lexicon: Lexicon, rest: readonly QueryWord[]): number[] {
  const match = longestMatch(lexicon, rest, 0);
  if (!match || match.length !== rest.length) return [];
  const named = match.meanings.filter((one) => one.kind === 'category');
  const whole = wholeCategories(named);
  return (whole.length > 0 ? whole : named).flatMap(({ ids }) => ids);
}

/** Of several meanings the categories that have the words as their whole name. */
export const wholeCategories = (meanings: readonly Meaning[]) =>
  meanings.filter((one) => one.kind === 'category').filter(({ isPart }) => !isPart);
