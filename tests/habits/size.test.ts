import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

const dist = join(import.meta.dirname, '../../dist/storefront');
const manifestFile = join(dist, '.vite/manifest.json');
const isBuilt = existsSync(manifestFile);

type Chunk = { file: string; imports?: string[] };

/** The names of all files that must be loaded before this one can run, itself included. */
function withImports(chunks: Record<string, Chunk>, key: string, found = new Set<string>()): Set<string> {
  const chunk = chunks[key];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const next of chunk.imports ?? []) withImports(chunks, next, found);
  return found;
}

/** Loaded with server-rendered pages, before everything else. */
const early = 'app/early-touches.ts';

/** JavaScript transferred before a page is interactive. */
function firstLoad(page: string): Buffer[] {
  const chunks = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, Chunk>;
  expect(chunks).toHaveProperty([page]);
  const files = withImports(chunks, early, withImports(chunks, page));
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  for (const [, file] of html.matchAll(/<script[^>]+src="\/([^"]+)"/g)) {
    const key = Object.keys(chunks).find((name) => chunks[name]?.file === file);
    if (key) withImports(chunks, key, files);
  }
  return [...files].map((file) => readFileSync(join(dist, file)));
}

const weigh = (page: string): number =>
  firstLoad(page).reduce((sum, script) => sum + gzipSync(script, { level: 9 }).length, 0);

test.runIf(isBuilt)('the first visit to the home page loads at most 110 KB of JavaScript', () => {
  expect(weigh('features/content/home/HomePage.tsx')).toBeLessThanOrEqual(110 * 1024);
});

test
  .runIf(isBuilt)
  .each(['features/catalogue/list/ShopPage.tsx', 'features/catalogue/product/ProductPage.tsx'])(
  'a first visit that begins at %s loads little more',
  (page) => {
    expect(weigh(page)).toBeLessThanOrEqual(130 * 1024);
  },
);

test.runIf(isBuilt)('the page of a reminder, opened from an SMS, loads at most 119 KB', () => {
  expect(weigh('features/people/repeat/RepeatPage.tsx')).toBeLessThanOrEqual(119 * 1024);
});

test.runIf(isBuilt)('an icon is loaded with the pages that show it', () => {
  const isIn = (page: string) => firstLoad(page).some((script) => script.includes('share-2'));
  expect(isIn('features/catalogue/product/ProductPage.tsx')).toBe(true);
  expect(isIn('features/content/home/HomePage.tsx')).toBe(false);
});

test.runIf(isBuilt)(
  'the office adds nothing: no file of the shop carries a piece of it or of its libraries',
  () => {
    const files = readdirSync(join(dist, 'assets')).filter((name) => /\.(js|css)$/.test(name));
    expect(files.length).toBeGreaterThan(5);
    const foreign = /MuiButton|RaLayout|RaDatagrid|\/api\/office\//;
    expect(files.filter((name) => foreign.test(readFileSync(join(dist, 'assets', name), 'utf8')))).toEqual(
      [],
    );
  },
);

const courier = join(import.meta.dirname, '../../dist/backoffice/courier/assets');

// React alone is 66 KB of it, idb 1.5 KB, the page itself 15 KB.
test.runIf(existsSync(courier))(
  "the courier's page is at most 85 KB of JavaScript with all its parts",
  () => {
    const scripts = readdirSync(courier).filter((name) => name.endsWith('.js'));
    const weights = scripts.map((name) => gzipSync(readFileSync(join(courier, name)), { level: 9 }).length);
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(85 * 1024);
  },
);
