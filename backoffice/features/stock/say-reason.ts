import { type Language, say } from '#domain/print/texts.ts';
import { stockTexts } from './stock.texts.ts';

/** Reasons written by the server; older rows contain the Turkmen text of the first one. */
const machines = [
  { pattern: /^(first units|Ilkinji galyndy)$/, key: 'firstUnits' },
  { pattern: /^import [\w-]{10,}$/, key: 'byImport' },
  { pattern: /^undo of import [\w-]{10,}$/, key: 'importUndone' },
] as const;

/** The reason of a movement: a person's text unchanged, the server's translated. */
export function sayReason(reason: string, language: Language): string {
  const found = machines.find(({ pattern }) => pattern.test(reason));
  return found ? say(language, stockTexts, found.key) : reason;
}
