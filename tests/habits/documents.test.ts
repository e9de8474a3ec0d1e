/** Limits on the length of documents and recipes. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const documents = [
  ...['AGENTS.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'README.md'],
  ...['docs', 'docs/decisions'].flatMap((folder) =>
    readdirSync(join(root, folder)).flatMap((name) => (name.endsWith('.md') ? [`${folder}/${name}`] : [])),
  ),
];

test('all documents, decisions included, are read in an hour, the first one in three minutes', () => {
  const words = documents.reduce((sum, path) => sum + countWords(read(path)), 0);
  expect(words).toBeLessThanOrEqual(11_000);
  expect(countWords(read('README.md'))).toBeLessThanOrEqual(500);
  expect(read('AGENTS.md').split('\n').length).toBeLessThanOrEqual(100);
});

test('a recipe names what to imitate, in at most twelve lines', () => {
  const [, recipes = ''] = read('CONTRIBUTING.md').split(/^## How do I add …$/m);
  const all = (recipes.split(/^## /m)[0] ?? '').split(/^### /m).slice(1);
  expect(all.length).toBeGreaterThanOrEqual(12);
  const wrong = all.filter(
    (recipe) => recipe.split('\n').filter((line) => line !== '').length > 12 || !recipe.includes('mitate'),
  );
  expect(wrong).toEqual([]);
});

/** Table borders and list markers are not words. */
function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
