/** Text typed in the wrong keyboard layout: `gjlfhjr` is `подарок`, `пгд` is `gul`. */

const latin = "`qwertyuiop[]asdfghjkl;'zxcvbnm,./";
const cyrillic = 'ёйцукенгшщзхъфывапролджэячсмитьбю.';
/** The Turkmen layout, on the same keys. */
const turkmen = "žäwertyuiopňöasdfghjkl;'züçýbnm,./";

const mapOf = (from: string, to: string) =>
  new Map([...from].map((letter, place) => [letter, to.charAt(place)] as const));
const toCyrillic = mapOf(latin, cyrillic);
const ways = [toCyrillic, mapOf(turkmen, cyrillic), mapOf(cyrillic, latin), mapOf(cyrillic, turkmen)];

/** The text the same keys give in the other layouts; none when less than two thirds of it would change. */
export function otherLayouts(text: string): string[] {
  const letters = [...text.normalize('NFC').toLowerCase()];
  const others = ways.map((way) => {
    const changed = letters.filter((letter) => way.has(letter)).length;
    const counted = letters.filter((letter) => letter !== ' ').length;
    return changed * 3 >= counted * 2 ? letters.map((letter) => way.get(letter) ?? letter).join('') : text;
  });
  return [...new Set(others)].filter((other) => other !== text && !hasSplitWord(other));
}

/** A key that gives punctuation there within a word. */
const hasSplitWord = (text: string): boolean => /[\p{L}\p{N}][[\];',.`/]+[\p{L}\p{N}]/u.test(text);

/** A punctuation key next to a letter is a letter of the Russian layout: `le[b` is `духи`. */
export const hasLetterSign = (text: string): boolean => /[[\];'`,.]\p{L}|\p{L}[[\];'`]/u.test(text);
