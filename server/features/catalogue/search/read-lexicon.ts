import { createLexicon, type Lexicon } from '#domain/intention/lexicon.ts';
import type { Db } from '#server/platform/db/db.ts';
import { findNamed } from './search.repo.ts';
import { findAllTerms, findTermsVersion } from './search-terms.repo.ts';

/**
 * Reads the lexicon by two small queries, and makes it anew only when staff have changed a name or a search term. Searches that
 * come while one reads share the next reading, which begins after all of them.
 */
export function createLexiconReader(): (db: Db) => Promise<Lexicon> {
  let current: { of: string; lexicon: Lexicon } | undefined;
  const shared = new WeakMap<Db, { running: Promise<unknown>; next?: Promise<Lexicon> | undefined }>();

  async function read(db: Db): Promise<Lexicon> {
    const [named, version] = await Promise.all([findNamed(db), findTermsVersion(db)]);
    const of = JSON.stringify([named, version]);
    if (current?.of === of) return current.lexicon;
    const lexicon = createLexicon(named, await findAllTerms(db));
    current = { of, lexicon };
    return lexicon;
  }

  return (db) => {
    const reading = shared.get(db) ?? { running: Promise.resolve() };
    shared.set(db, reading);
    reading.next ??= reading.running.then(() => {
      reading.next = undefined;
      const begun = read(db);
      // A failure is told to those who wait for it; the next reading is another.
      reading.running = begun.catch(() => undefined);
      return begun;
    });
    return reading.next;
  };
}
