import { type Language, say } from '#backoffice/lang/texts.ts';
import { stockTexts } from './stock.texts.ts';

/** What the server itself writes as a reason; shops that are older than the word have the first one's Turkmen. */
const machines = [
  { pattern: /^(first units|Ilkinji galyndy)$/, key: 'firstUnits' },
  { pattern: /^import [\w-]{10,}$/, key: 'byImport' },
  { pattern: /^undo of import [\w-]{10,}$/, key: 'importUndone' },
] as const;

/** The reason of a movement: a person's own words as they are, a machine's in the reader's language. */
export function sayReason(reason: string, language: Language): string {
  const found = machines.find(({ pattern }) => pattern.test(reason));
  return found ? say(language, stockTexts, found.key) : reason;
}
