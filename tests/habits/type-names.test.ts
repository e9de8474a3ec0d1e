/** A type is a noun: `BankAnswer`, not `Asked`, which is a query here and an answer there. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

const irregular =
  'Around|Begun|Bought|Broken|Brought|Chosen|Done|Drawn|Driven|Found|Given|Gone|Got|Heard|Held|Hidden|Kept|Known|Left|Lost|Made|Meant|Met|Paid|Said|Seen|Sent|Shown|Sold|Spent|Taken|Told|Understood|Won|Written';
const participle = new RegExp(`(?:${irregular}|ed|ing)$`);
/** Nouns that end like one. */
const noun =
  /(?:Deed|Encoding|Finding|Heading|Listing|LoadShedding|Meaning|Need|(?:Callback|Phone)Reading|Posting|Spelling|Wording)$/;
const declaration =
  /^\s*(?:export )?(?:default )?(?:declare )?(?:abstract )?(?:type|interface|class) (\w+)(?=\s*(?:[<={]|extends|implements))/gm;

const namesIn = (text: string) =>
  [...text.matchAll(declaration)].flatMap(([, name = '']) =>
    participle.test(name) && !noun.test(name) ? [name] : [],
  );

test('a type named by a participle is seen, exported or local', () => {
  const planted = [
    'type Asked<T> = T;',
    'export interface CodeSent {',
    '  class CallFailed extends Error {}',
  ];
  expect(namesIn(planted.join('\n'))).toEqual(['Asked', 'CodeSent', 'CallFailed']);
  expect(namesIn('type BankAnswer = 1;\nexport type SentDeed = 1;\nconst type = Asked;')).toEqual([]);
});

test('no type is named by a participle', () => {
  const paths = ['domain', 'contract', 'server', 'storefront', 'backoffice', 'tests', 'lab'].flatMap(
    (folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
        join(folder, path),
      ),
  );
  const found = paths
    .filter((path) => /[.]tsx?$/.test(path))
    .flatMap((path) => namesIn(readFileSync(join(root, path), 'utf8')).map((name) => `${path}: ${name}`));
  expect(found, 'say in the words of the trade what the thing is').toEqual([]);
});
