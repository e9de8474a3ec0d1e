import { createLexicon, type Lexicon } from '#domain/intention/lexicon.ts';
import type { Db } from '#server/platform/db/db.ts';
import { findNamed } from './search.repo.ts';

/** Reads the lexicon by one small query, and makes it anew only when staff have changed a name. */
export function createLexiconReader(): (db: Db) => Promise<Lexicon> {
  let current: { names: string; lexicon: Lexicon } | undefined;
  return async (db) => {
    const named = await findNamed(db);
    const names = JSON.stringify(named);
    if (current?.names !== names) current = { names, lexicon: createLexicon(named) };
    return current.lexicon;
  };
}
