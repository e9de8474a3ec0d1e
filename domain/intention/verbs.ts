/** Verbs of gift questions: «что бы подарил», "näme alsam". No product is named by one. */
import { isCyrillic, type QueryWord } from '#domain/search.ts';

/** Infinitive, past, imperative and present; those of present that many nouns end in are left out. */
const russian = /(?:[аяеиыоу]ть(?:ся)?|[аяеиу]л[аио]?|[аяеиь]те|[аяуюие]шь|ит|ют|[еуюия]тся|[ау]й)$/;
/** Conditional, future and need, of the first person or none; folded. */
const turkmen =
  /(?:s[ae](?:[mk]|n[yi]z)?|eyin|ayn|[ae]l[iy]|[jz][ae]k|m[ae]k(?:[cz]i)?|m[ae]l[iy]|[yiu]p|y[ae]r(?:in|yn|is|ys)?)$/;

/** Whether a word has the ending of a verb; some nouns have too, so ask it only of words that nothing else explains. */
export function isVerb(one: QueryWord | undefined): boolean {
  if (!one || one.word.length < 4) return false;
  return isCyrillic(one.typed) ? russian.test(one.typed.toLowerCase()) : turkmen.test(one.word);
}
