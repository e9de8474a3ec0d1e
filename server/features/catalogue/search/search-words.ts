/** Words of people who look for a present, and what is searched instead: what a gift shop sells is not called so. */
import { fold, type QueryWord, stem } from '#domain/search.ts';

const folded = (...words: string[]): ReadonlySet<string> => new Set(words.map(fold));

/** They say nothing beside another word: everything here is a present for somebody. */
const stopWords = folded(
  ...['üçin', 'sowgat', 'sowgady', 'sowgatlar', 'gerek', 'bilen', 'we'],
  ...['для', 'подарок', 'подарки', 'подарка', 'подарить', 'на', 'и', 'с'],
);

/** Whom it is for, by beginnings: goods have no such words, recipients and ideas do. */
const people = new Set(
  [
    'ejem',
    'eje',
    'kakam',
    'dostum',
    'jorama',
    'мама',
    'маме',
    'папа',
    'папе',
    'жене',
    'жена',
    'мужу',
    'муж',
    'подруга',
    'подруге',
  ]
    .map(fold)
    .map(stem),
);

/** What a thing is called, and what its title says. */
const synonyms: ReadonlyMap<string, string> = new Map([
  [fold('духи'), 'atyr'],
  [fold('духов'), 'atyr'],
]);

/** A query without what says nothing in it, each word by the name that titles have for it. */
export function searchedWords(words: readonly QueryWord[]): QueryWord[] {
  const telling = words.filter(({ word }) => !stopWords.has(word));
  return (telling.length > 0 ? telling : words).map((one) => {
    const name = synonyms.get(one.word);
    return name === undefined ? one : { typed: name, word: fold(name) };
  });
}

/** The same without the person it is for; nothing when nothing else is left. */
export function withoutPeople(words: readonly QueryWord[]): QueryWord[] {
  return words.filter(({ word }) => !people.has(stem(word)));
}

/** A word with two neighbours swapped, at each place: the commonest slip of a thumb. */
export function swappedNeighbours({ typed, word }: QueryWord): QueryWord[] {
  const swap = (text: string, at: number) =>
    text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2);
  return Array.from({ length: Math.max(0, word.length - 1) }, (_, at) => ({
    word: swap(word, at),
    typed: typed.length === word.length ? swap(typed, at) : swap(word, at),
  })).filter((one) => one.word !== word);
}
