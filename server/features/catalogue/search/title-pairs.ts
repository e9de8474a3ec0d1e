/** Synonyms that titles in two languages suggest; staff decide which of them become search terms. */
import type { TitlePair } from '#contract/catalogue/office-search.ts';
import { longestMatch } from '#domain/intention/lexicon.ts';
import { splitQuery } from '#domain/search.ts';
import type { Context } from '#server/context.ts';
import { findTitlePairs } from './title-pairs.repo.ts';

const shown = 20;

/** Nothing is suggested for a rarer word that the lexicon knows already. */
export async function listTitlePairs({ db, listing }: Pick<Context, 'db' | 'listing'>): Promise<TitlePair[]> {
  const lexicon = await listing.lexicon(db);
  const isNew = ({ phrase }: TitlePair) => longestMatch(lexicon, splitQuery(phrase), 0) === undefined;
  const inSmall = (pair: TitlePair) => ({
    ...pair,
    phrase: pair.phrase.toLowerCase(),
    goods: pair.goods.toLowerCase(),
  });
  return (await findTitlePairs(db)).filter(isNew).slice(0, shown).map(inSmall);
}
