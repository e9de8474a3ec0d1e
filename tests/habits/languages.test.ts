/** Rules for all texts in both languages: one word for one thing, and correct cases beside inserted values. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const texts = ['storefront', 'backoffice', 'server', 'domain'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.ts/.test(path))
    .flatMap((path) => readTexts(join(folder, path))),
);

type LanguageText = { path: string; language: string; text: string };

/** Every `tm: '…'` and `ru: '…'`, functions that return one, and the plural forms of Russian. */
function readTexts(path: string): LanguageText[] {
  const source = readFileSync(join(root, path), 'utf8');
  const pairs = source.matchAll(
    /\b(tm|ru|one|few|many):\s*(?:\([^)]*\)\s*=>\s*)?(['"`])((?:\\.|(?!\2)[^\\])*)\2/g,
  );
  return [...pairs].map(([, name = '', , text = '']) => ({
    path,
    language: name === 'tm' ? 'tm' : 'ru',
    text,
  }));
}

const inTurkmen = texts.filter(({ language }) => language === 'tm');
const inRussian = texts.filter(({ language }) => language === 'ru');
const found = (said: readonly LanguageText[], pattern: RegExp) =>
  said.filter(({ text }) => pattern.test(text)).map(({ path, text }) => `${path}: ${text}`);

test('the texts are found at all', () => {
  expect(texts.length).toBeGreaterThan(2000);
});

test('Turkmen has no Russian letters in it', () => {
  expect(found(inTurkmen, /[а-яё]/i)).toEqual([]);
});

test('no suffix is glued to an inserted value: it fits some values only', () => {
  expect(found(inTurkmen, /\{[\w.]+\}-?[a-zäçňöşüýž]/i)).toEqual([]);
});

test('a sum has its case on the word of the currency', () => {
  expect(found(inTurkmen, /\{(price|sum|total)\} (başlap|çenli|we ýokary)/)).toEqual([]);
});

test('a time has its case on a word of its own: "sagat {time} çenli", "Şu wagta çenli: {when}"', () => {
  expect(found(inTurkmen, /(?<!sagat |sagat \$)\{\w+\} (çenli|başlap)/i)).toEqual([]);
  expect(found(inTurkmen, /\d-[aä] çenli/)).toEqual([]);
});

test('no verb agrees with the gender of an inserted name', () => {
  expect(found(inRussian, /\{name\} [а-яё]+(ен|ён|ан|лся|л)(?!\p{L})/u)).toEqual([]);
});

test('a language has one kind of quotation marks and of dashes', () => {
  expect(found(inTurkmen, /[«»]/)).toEqual([]);
  expect(found(inRussian, /[“”]/)).toEqual([]);
  expect(found(texts, / – /)).toEqual([]);
});

test.each([
  ['a card is "gutlag haty"', /otkrytka/i],
  ['an idea is "sowgat pikiri"', /ideýa/i],
  ['stock is "ammarda bar" and "ammarda ýok"', /elýeterli|wagtlaýyn ýok/i],
  ['the shop says "you"', /halanlarym[a-z]* (arassalandy|aýrylsyn|.*galar)/i],
  ['to give back is "yzyna al"', /yzyna getir/i],
  ['a certificate has a code', /sertifikat(yň)? belgisi/i],
  ['a colleague is "kärdeş"', /^işdeş/i],
  ['a password is "açar söz"', /\bparol/i],
])('one word for one thing: %s', (_, pattern) => {
  expect(found(inTurkmen, pattern)).toEqual([]);
});

test('prices are in TMT, sentences in manats', () => {
  expect(found(texts, /\d ?(m\.|м\.|ман\.|man\.)(?!\p{L})/u)).toEqual([]);
  expect(found(texts, /\d TMT[- ]?[a-zäçňöşüýž]/)).toEqual([]);
});
