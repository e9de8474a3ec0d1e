import { createLexicon, type Lexicon } from '#domain/intention/lexicon.ts';
import type { Db } from '#server/platform/db/db.ts';
import { shareReading } from '#server/platform/db/share-reading.ts';
import { findNamed } from './search.repo.ts';
import { findAllTerms, findTermsVersion } from './search-terms.repo.ts';

/** Reads the lexicon with two small queries, and rebuilds it only when staff have changed a name or a search term. */
export function createLexiconReader(): (db: Db) => Promise<Lexicon> {
  let current: { of: string; lexicon: Lexicon } | undefined;

  async function read(db: Db): Promise<Lexicon> {
    const [named, version] = await Promise.all([findNamed(db), findTermsVersion(db)]);
    const of = JSON.stringify([named, version]);
    if (current?.of === of) return current.lexicon;
    const lexicon = createLexicon(named, await findAllTerms(db));
    current = { of, lexicon };
    return lexicon;
  }

  return shareReading(read);
}
