/** Generates the cases, plurals and possessives of a word, folded, so that queries are matched by lookup. */
import { fold } from '#domain/search.ts';

/** Endings for back and front vowels (vowel harmony), folded: `dostda`, `ejede`. */
const inHarmony = (endings: readonly string[]) => ({
  back: endings.map((ending) => ending.replace(/A/g, 'a').replace(/Y/g, 'y')),
  front: endings.map((ending) => ending.replace(/A/g, 'e').replace(/Y/g, 'i')),
});
const hardEndings = inHarmony(['', 'dA', 'dAn']);
/** My, your, our: `ejem`, `ejeme`, `ejemiň` … */
const persons = ['m', 'mA', 'mY', 'mYn', 'mdA', 'mdAn', 'n', 'nA', 'nYz', 'nYzA', 'mYz', 'mYzA'];
const their = ['', 'nA', 'nY', 'nYn', 'ndA', 'ndAn'];
const softEndings = inHarmony([
  ...['A', 'Y', 'Yn'],
  ...persons.map((ending) => `Y${ending}`),
  ...their.map((ending) => `Y${ending}`),
]);
const roundEndings = inHarmony([...persons, ...their].map((ending) => `u${ending}`));
const vowelEndings = inHarmony([
  ...['', 'nY', 'nYn', 'dA', 'dAn'],
  ...persons,
  ...their.map((ending) => `sY${ending}`),
]);

/** Forms of a Turkmen word, also as the last of a phrase: `eje` → ejem, ejeme, ejeler, ejesi … */
export function turkmenForms(word: string): string[] {
  const lastVowel = word.match(/[aäeiouöüy](?=[^aäeiouöüy]*$)/)?.[0] ?? 'a';
  const side = /[äeiöü]/.test(lastVowel) ? 'front' : 'back';
  const forms: string[] = [];
  for (const stem of [word, word + (side === 'front' ? 'ler' : 'lar')]) {
    if (/[aäeiouöüy]$/.test(stem)) {
      forms.push(...join(stem, vowelEndings[side]), fold(stem.replace(/e$/, 'ä')));
    } else {
      const soft = [...softEndings[side], ...(/[ouöü]/.test(lastVowel) ? roundEndings[side] : [])];
      // Loan words keep a hard consonant: `mart` → `marta`.
      forms.push(...join(stem, [...hardEndings[side], ...soft]), ...join(soften(stem), soft));
    }
  }
  return [...new Set(forms)];
}

/** The softened last consonant before a vowel: `bäbek` → `bäbeg-`. */
function soften(stem: string): string {
  const soft = { k: 'g', p: 'b', t: 'd', ç: 'j' }[stem.slice(-1)];
  return soft ? stem.slice(0, -1) + soft : stem;
}

const russianEndings = [
  ...['', 'а', 'я', 'о', 'е', 'ы', 'ю', 'у', 'ью', 'ия', 'ию', 'ии', 'ие', 'ые', 'ой', 'ей', 'ою', 'ею'],
  ...['ом', 'ем', 'ым', 'им', 'ам', 'ям', 'ами', 'ями', 'ыми', 'ими', 'ах', 'ях', 'ых', 'их', 'ов', 'ев'],
  ...['и', 'ая', 'яя', 'ую', 'юю', 'ого', 'его', 'ому', 'ему'],
].map(fold);

/** Forms of a Russian word, of any gender: `мама` → маме, мамой, мамам … */
export function russianForms(word: string): string[] {
  const stem = word.replace(/(?:[ыио]й|[ая]я|[ое]е|[аяоеыиуюьй])$/, '');
  const forms = [fold(word), ...join(stem, russianEndings)];
  // A dropped vowel: `отец` → `отца`, `подарок` → `подарка`; an inserted one: `девочка` → `девочек`.
  const withoutVowel = word.replace(/[оеё](?=[кцнл]ь?$)/, '').replace(/ь$/, '');
  if (withoutVowel !== word) forms.push(...join(withoutVowel, russianEndings));
  if (/[^аеёиоуыэюя]к$/.test(stem))
    forms.push(fold(`${stem.slice(0, -1)}ок`), fold(`${stem.slice(0, -1)}ек`));
  return [...new Set(forms)];
}

/** Folds the whole word only where two letters may become one. */
function join(stem: string, endings: readonly string[]): string[] {
  const folded = fold(stem);
  return endings.map((ending) => {
    const isPlain = !/[iysckzpt]$/.test(folded) || !/^[yhs]/.test(ending);
    return isPlain ? folded + ending : fold(folded + ending);
  });
}
