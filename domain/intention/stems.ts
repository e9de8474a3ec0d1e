/** Stems and other forms of the words of a query, so that a title is found by any of them. */
import { fold, isCyrillic, type QueryWord } from '#domain/search.ts';

/** Endings of plurals and cases in both languages, folded. */
const plainEndings = [
  ...[
    'lardan',
    'lerden',
    'laryn',
    'lerin',
    'larda',
    'lerde',
    'lary',
    'leri',
    'lara',
    'lere',
    'lar',
    'ler',
    'dan',
    'den',
  ],
  ...['ami', 'yami', 'ogo', 'ego', 'omu', 'aya', 'oye', 'ye', 'ow', 'ey', 'am', 'om', 'oy', 'ah'],
  ...['a', 'e', 'i', 'o', 'u', 'y'],
];
/** Many short nouns end like these (`altyn`, `sabyn`), so more of the word must be left. */
const longEndings = [
  ...['larym', 'lerim', 'syndan', 'sinden', 'synda', 'sinde'],
  ...[
    'syny',
    'sini',
    'syna',
    'sine',
    'sy',
    'si',
    'yny',
    'ini',
    'yna',
    'ine',
    'unu',
    'una',
    'une',
    'yn',
    'in',
    'un',
  ],
  ...[
    'nyn',
    'nin',
    'ny',
    'ni',
    'ymy',
    'imi',
    'umy',
    'yma',
    'ime',
    'uma',
    'ume',
    'ym',
    'im',
    'um',
    'da',
    'de',
  ],
  ...[
    'uyu',
    'yuyu',
    'oyu',
    'eyu',
    'iyu',
    'iya',
    'ie',
    'ii',
    'iu',
    'iem',
    'iey',
    'ymi',
    'imi',
    'yam',
    'yah',
    'emu',
    'em',
    'ew',
    'yh',
    'ih',
    'yu',
    'ya',
  ],
];
const longest = (a: string, b: string) => b.length - a.length;
/** The longest first. */
const endings = [...new Set([...plainEndings, ...longEndings])].sort(longest);
const isLong = new Set(longEndings);
const leastBefore = (ending: string) => (isLong.has(ending) ? 4 : 3);

/** The endings that a word of so many letters may have. */
export const endingsOf = (word: string): readonly string[] =>
  word.length < leastBefore('da') ? plainEndings : endings;

/**
 * The stem of a folded word, without case and plural endings: `rozy`, `roza` → `roz`; `gulleri` → `gul`. Deliberately
 * rough: it only widens a search whose exact matches rank first.
 */
export function stem(word: string): string {
  const ending = endings.find((end) => word.endsWith(end) && word.length - end.length >= leastBefore(end));
  const left = ending ? word.slice(0, -ending.length) : word;
  // Before a vowel the final consonant of a Turkmen word is softened: `gapjyk` → `gapjygy`.
  const isSoft = /^[aeiouy]/.test(ending ?? '') && /.{3}[aeiouy][bdg]$/.test(left);
  return isSoft ? left.slice(0, -1) : left;
}

/** The stem, and for Russian words the one with a vowel dropped or inserted: `сказок` → `сказк`, `подарка` → `подарок`. */
export function stemsOf({ typed, word }: QueryWord): string[] {
  const plain = stem(word);
  if (!isCyrillic(typed)) return [plain];
  const dropped = word.replace(/^(.{2,}[^aeiouy])[eo]([ksn])$/, '$1$2');
  const isInserted = plain !== word && /[^aeiouy]k$/.test(plain);
  const inserted = isInserted ? ['o', 'e'].map((vowel) => `${plain.slice(0, -1)}${vowel}k`) : [];
  return [...new Set([plain, ...(dropped === word ? [] : [dropped]), ...inserted])];
}

/** The letters of the stem as they were typed: `güllere` → `gül`; the whole word when the two cannot be told apart. */
export function typedStem({ typed, word }: QueryWord): string {
  const wanted = stem(word);
  const letters = typed.normalize('NFC').toLowerCase().replace(/ё/g, 'е');
  for (let end = letters.length; end > 0; end--) {
    const left = letters.slice(0, end);
    if (fold(left) === wanted) return left;
  }
  return letters;
}

const cases = /(?:ами|ями|ах|ях|ам|ям|ов|ев|ей|ой|ою|ом|ем|ая|ое|ую|[аяоеыиуюй])$/;
const diminutives = [
  'очек',
  'ечек',
  'очк',
  'ечк',
  'ушк',
  'юшк',
  'ышк',
  'ишк',
  'оньк',
  'еньк',
  'ёнок',
  'енок',
  'онок',
]
  .concat(['чик', 'ик', 'ок', 'ек', 'ёк', 'к'])
  .sort(longest);
const alternations: Readonly<Record<string, string>> = { ж: 'г', ч: 'к', ш: 'х' };

/**
 * What an unknown word may be a form of: a diminutive (`шарфик`, `вазочка`, `gülüjik`), or Russian in Latin letters
 * written another way (`kolco`, `duxi`). The likeliest first.
 */
export function otherForms({ typed, word }: QueryWord): QueryWord[] {
  const lower = typed.normalize('NFC').toLowerCase();
  const forms = isCyrillic(lower) ? ofDiminutive(lower) : [...ofTurkmenDiminutive(lower), ...respelt(lower)];
  return [...new Set(forms)]
    .map((form) => ({ typed: form, word: fold(form) }))
    .filter((one) => one.word !== word);
}

function ofDiminutive(lower: string): string[] {
  const bare = lower.replace(cases, '');
  return [lower, bare].flatMap((from) =>
    diminutives.flatMap((ending) => {
      const base = from.endsWith(ending) ? from.slice(0, -ending.length) : '';
      if (base.length < 3) return [];
      const other = alternations[base.slice(-1)];
      const longer = /^[оеё]ч/.test(ending) ? [`${base}к`, `${base}ок`] : [];
      return [...longer, ...(other ? [base.slice(0, -1) + other] : []), base];
    }),
  );
}

function ofTurkmenDiminutive(lower: string): string[] {
  const [, base = ''] = /^(.{3,}?)[yiuü]?(?:j[yiuü]k|jagaz|jegaz)/.exec(lower) ?? [];
  return base ? [base] : [];
}

/** Letters that stand for another Russian letter than the one the fold takes them for. */
const otherReadings: readonly (readonly [RegExp, string])[] = [
  [/c(?!h)/g, 's'],
  [/x/g, 'h'],
  [/j/g, 'y'],
  [/w/g, 'sh'],
  [/4/g, 'ch'],
  [/6/g, 'sh'],
  [/ä/g, 'e'],
  [/e/g, 'a'],
];

function respelt(lower: string): string[] {
  const each = otherReadings.map(([from, to]) => lower.replace(from, to));
  const all = otherReadings.slice(0, -1).reduce((text, [from, to]) => text.replace(from, to), lower);
  return [...each, all].filter((one) => one !== lower);
}
