/** What is set up once for all tests of a worker must not be set up again by each. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { compiledOf } from '#server/platform/http/validate.ts';

const root = join(import.meta.dirname, '../..');
const sources = ['domain', 'contract', 'server', 'storefront', 'backoffice', 'tests', 'lab'].flatMap(
  (folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /[.]tsx?$/.test(path))
      .map((path) => `${folder}/${path}`),
);

function filesWith(pattern: RegExp): string[] {
  return sources.filter((path) => pattern.test(readFileSync(join(root, path), 'utf8'))).toSorted();
}

test('a schema is compiled once in a process, by one function', () => {
  const schema = Type.Object({ name: Type.String() });
  expect(compiledOf(schema)).toBe(compiledOf(schema));
  expect(filesWith(/'typebox\/compile'/)).toEqual(['server/platform/http/validate.ts']);
});

test('a browser is launched once in a worker, by one function', () => {
  expect(filesWith(/\bchromium\.launch/)).toEqual(['tests/support/pages/browser.ts']);
  const launching = filesWith(/\blaunchBrowser\(/).filter((path) => !path.startsWith('lab/bench/'));
  expect(launching).toEqual(['tests/support/pages/browser.ts']);
});
