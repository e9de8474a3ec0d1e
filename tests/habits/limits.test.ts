/** Size limits. Functions above a limit when it was introduced are on a list that only shrinks. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { readFunctions } from './read-functions.ts';

const root = join(import.meta.dirname, '../..');
const ours = ['domain', 'contract', 'server', 'storefront', 'backoffice', 'tests', 'lab', 'scripts'];
const paths = ours.flatMap(listSources);
const sources = paths.filter(
  (path) => !/[.](test|suite|e2e|proof)[.]tsx?$|^server\/(migrations|seed\/data)\//.test(path),
);
const product = sources.filter((path) => !/^(tests|lab|scripts)\//.test(path));
const functions = product.flatMap((path) =>
  readFunctions(path, textOf(path)).map((one) => ({ ...one, path })),
);

test('no folder holds more than 25 sources', () => {
  const folders = Map.groupBy(sources, (path) => dirname(path));
  const full = [...folders].filter(([, within]) => within.length > 25);
  expect(
    full.map(([folder, within]) => `${folder}: ${within.length}`),
    'which noun makes a folder of its own?',
  ).toEqual([]);
});

test('a function has at most 40 lines, a component 60; the list of longer ones only shrinks', async () => {
  const long = functions.filter(({ lines, isComponent }) => lines > (isComponent ? 60 : 40));
  const now = long.map(({ path, name, lines }) => `${path}#${name}: ${lines}`).toSorted();
  expect(grown(readList('long-functions.txt'), now), 'split it: each part says what it does').toEqual([]);
  // A shorter list is written by `npm test -- limits -u`.
  await expect(`${now.join('\n')}\n`).toMatchFileSnapshot('long-functions.txt');
});

test('a function takes at most three things; the list of those that take more only shrinks', async () => {
  const tooMany = functions.filter(({ parameters }) => parameters > 3);
  const now = tooMany.map(({ path, name, parameters }) => `${path}#${name}: ${parameters}`).toSorted();
  expect(grown(readList('many-parameters.txt'), now), 'take one object that says its story').toEqual([]);
  await expect(`${now.join('\n')}\n`).toMatchFileSnapshot('many-parameters.txt');
});

/**
 * Entries that are larger than the list allows, or not on it. A renamed function keeps its entry: sizes are compared
 * file by file, the largest first.
 */
function grown(listed: readonly string[], now: readonly string[]): string[] {
  const allowed = Map.groupBy(listed, fileOf);
  return [...Map.groupBy(now, fileOf)].flatMap(([path, entries]) => {
    const limits = (allowed.get(path) ?? []).toSorted(bySize);
    return entries
      .toSorted(bySize)
      .filter((entry, at) => sizeOf(entry) > (limits[at] ? sizeOf(limits[at]) : 0));
  });
}

function fileOf(entry: string): string {
  return entry.slice(0, entry.indexOf('#'));
}

function sizeOf(entry: string): number {
  return Number(entry.slice(entry.lastIndexOf(' ')));
}

function bySize(one: string, other: string): number {
  return sizeOf(other) - sizeOf(one);
}

function readList(name: string): string[] {
  return textOf(`tests/habits/${name}`)
    .split('\n')
    .filter((line) => line !== '');
}

function listSources(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /[.](tsx?|mjs)$/.test(path) && !path.endsWith('.d.ts'))
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`);
}

function textOf(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}
