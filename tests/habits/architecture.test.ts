/** Rules that every source file of the project follows, as tests. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { everyRoute, shopRoutes } from '#contract/index.ts';
import { pageNames, pages } from '#domain/pages.ts';
import { forCustomers } from '#storefront/store/api.ts';

const root = join(import.meta.dirname, '../..');
const folders = [
  'domain',
  'contract',
  'server',
  'storefront',
  'backoffice',
  'tests',
  'lab',
  'scripts',
  'build',
];

const files = folders
  .flatMap((folder) => (existsSync(join(root, folder)) ? listFiles(folder) : []))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
const product = files.filter(
  ({ path }) => !/^(tests|lab|scripts|build)\/|[.](test|suite|proof)[.]tsx?$/.test(path),
);

/** The list only shrinks: a longer file is split by verb, a shorter one is removed from the list. */
const knownLongFiles: Record<string, number> = {
  // Generated from the schema: a line per column.
  'server/platform/db/tables.ts': Number.POSITIVE_INFINITY,
};

test('no file outgrows 250 lines', () => {
  const long = files.filter(({ text, path }) => lines(text) > (knownLongFiles[path] ?? 250));
  expect(
    long.map(({ path, text }) => `${path}: ${lines(text)}`),
    'split it by verb, not into "-helpers"',
  ).toEqual([]);
});

test('the list of long files only shrinks', () => {
  const outdated = Object.keys(knownLongFiles).filter((path) => lines(textOf(path)) <= 250);
  expect(outdated, 'short enough by now: take it off knownLongFiles').toEqual([]);
});

test('the root shows at most 26 files and folders', () => {
  const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8', maxBuffer: 1e8 });
  const entries = new Set(tracked.split('\n').flatMap((path) => path.split('/')[0] || []));
  expect(entries.size, 'settings of tools go to build/').toBeLessThanOrEqual(26);
});

test('a file is named after what it is about', () => {
  const empty = /^(utils?|helpers?|common|misc|managers?|services?|base)$/;
  const named = files.filter(({ path }) => {
    const words = path.replace(/[.]\w+$/, '').split(/[/.\-_]|(?<=[a-z])(?=[A-Z])/);
    return words.some((word) => empty.test(word.toLowerCase()));
  });
  expect(
    named.map(({ path }) => path),
    'these words say nothing; which noun is missing?',
  ).toEqual([]);
});

test('time, chance and ids are handed in', () => {
  const sources = /\bDate\.now\(|new Date\(\)|\bMath\.random\(|\brandomUUID\(/;
  // Each program reads the environment in one place.
  const places =
    /^(server\/(boot\/(open-context|start)|bank-simulator\/main)|storefront\/app\/(main|make-environment)|backoffice\/(app|features\/couriers\/phone)\/main)[.]tsx?$/;
  expect(linesWith(product, sources, places), 'ask for `now: () => Date` or `newId: () => string`').toEqual(
    [],
  );
});

test('settings are read in one place', () => {
  const places =
    /^server\/(config\/read-config|main|ops\/cli\/.+|bank-simulator\/main|adapters\/database\/embedded-folder)[.]ts$/;
  expect(
    linesWith(product, /\bprocess\.env\b/, places),
    'take it from the Config of server/config/read-config.ts',
  ).toEqual([]);
});

test('an address of the API or of a page stands in one place', () => {
  const first = (path: string) => path.split('/')[1] ?? '';
  const areas = Object.keys(everyRoute).map((key) => key.split('/')[2] ?? '');
  const firsts = pageNames.map((name) => first(pages[name].path)).filter(Boolean);
  const call = new RegExp(`(?<!(?:GET|POST|PUT|PATCH|DELETE) )\\\\?/api\\\\?/\\(?(${anyOf(areas)})\\b`);
  const page = new RegExp(`(?<!from )(['"\`\\\\])/(${anyOf(firsts)})\\b`);
  const places = /^(contract\/|domain\/pages[.]ts$)|[.](suite|proof)[.]ts$/;
  // The list only shrinks.
  const known = /\/(update-screen|oldest-answer|start-offline)[.]ts$/;
  const code = product.filter(({ path }) => !places.test(path) && !known.test(path));
  const found = [...linesWith(code, call), ...linesWith(code, page)];
  expect(
    found.filter((line) => !/^\S+ (\/\/|\/?\*)/.test(line)),
    'take it from callAddress of contract/client.ts, or pageAddress of domain/pages.ts',
  ).toEqual([]);
});

/** What only domain/print/ writes, and the bank simulator, which shares no code with the shop. */
const printed = {
  months: /ýan\p{L}*[^\p{L}]+few|янв\p{L}*[^\p{L}]+фев/iu,
  phone: /993.*\(\\d(?:\\d|\{[23]\})\)|\+993(?: |\\u00a0|\$\{\w*space\})\$/i,
  // Percentages and roundings are no manats.
  manats: /^(?!.*(?:percent|100 \+ |\* 100\) \/|statusCode)).*[\w)] ?\/ ?100\b/im,
};

test.each(Object.entries(printed))('%s are printed in one place', (_, pattern) => {
  const places = /^(domain\/print|server\/bank-simulator)\//;
  const found = product.filter(({ path, text }) => !places.test(path) && pattern.test(text));
  expect(
    found.map(({ path }) => path),
    'take it from domain/print/',
  ).toEqual([]);
});

test.each([
  ['months', "const months = 'ýanwar fewral mart'.split(' ');"],
  ['months', "const names = [\n  'Январь',\n  'Февраль',"],
  ['phone', "value.replace(/^(\\+993)(\\d\\d)(\\d{6})$/, '$1 $2 $3')"],
  ['phone', '`+993 ${rest}`'],
  ['manats', 'const manat = (tenge: number) => (tenge / 100).toFixed(2);'],
  ['manats', "String(order.total/100).replace('.', ',')"],
] as const)('a copy of %s would be found: %s', (name, code) => {
  expect(printed[name].test(code)).toBe(true);
});

const anyOf = (words: readonly string[]) => [...new Set(words)].join('|');

test('exports have names', () => {
  const places = /Page[.]tsx$/;
  expect(
    linesWith(product, /^export default\b|^export \* from/m, places),
    'no default exports, no barrels',
  ).toEqual([]);
});

test('shapes are types and choices are unions', () => {
  const declared = /^\s*(export )?(declare )?(interface [A-Z]|(const )?enum [A-Z]|namespace [A-Z])/m;
  expect(linesWith(product, declared), 'write `type X = …`').toEqual([]);
});

test('tests run always, and alone', () => {
  const tests = files.filter(
    ({ path }) => /[.](test|e2e|suite)[.]tsx?$/.test(path) && path !== 'tests/habits/architecture.test.ts',
  );
  expect(
    linesWith(tests, /\b(test|describe|it)\.(only|skip|todo)\b/),
    'a test runs or it is deleted',
  ).toEqual([]);
  // The contract's statements share one seeded shop per file, closed at its end.
  const alone = tests.filter(({ path }) => !path.startsWith('tests/journeys/contract/'));
  expect(linesWith(alone, /\b(before|after)(Each|All)\(/), 'use `await using …` inside the test').toEqual([]);
});

test('migrations are numbered without a gap', () => {
  const folder = join(root, 'server/migrations');
  const names = existsSync(folder) ? readdirSync(folder).toSorted() : [];
  const wrong = names.filter(
    (name, at) => !new RegExp(`^${String(at + 1).padStart(4, '0')}-[a-z0-9-]+[.]sql$`).test(name),
  );
  expect(wrong).toEqual([]);
});

test('the map shows only places that exist', () => {
  const maps = [
    ...['ARCHITECTURE.md', 'README.md', 'CONTRIBUTING.md', 'AGENTS.md'],
    ...['glossary', 'proof', 'runbook', 'scale', 'settings'].map((name) => `docs/${name}.md`),
    ...readdirSync(join(root, 'docs/decisions')).map((name) => `docs/decisions/${name}`),
    'storefront/README.md',
  ];
  const shown = maps.flatMap((map) =>
    [...textOf(map).matchAll(/`([\w.@-]+(?:\/[\w.@-]+)*\/?)`/g)].map(([, path]) => ({
      map,
      path: path ?? '',
    })),
  );
  const places = shown.filter(({ path }) => folders.includes(path.split('/')[0] ?? '') && path.includes('/'));
  const missing = places.filter(({ path }) => !existsSync(join(root, path)));
  expect(missing.map(({ map, path }) => `${map}: ${path}`)).toEqual([]);
});

function listFiles(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /[.](tsx?|mjs)$/.test(entry.name))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((path) => !path.startsWith('server/seed/data/') && !path.startsWith('storefront/public/'));
}

function linesWith(where: typeof files, pattern: RegExp, except?: RegExp): string[] {
  return where
    .filter(({ path }) => !except?.test(path))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, at) => (pattern.test(line) ? [`${path}:${at + 1}: ${line.trim()}`] : [])),
    );
}

function textOf(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

function lines(text: string): number {
  return text.trimEnd().split('\n').length;
}

test('the storefront sends the token with the calls that only a customer may make, and no other', () => {
  const carried = Object.keys(shopRoutes).filter((key) => forCustomers.test(key));
  const wanted = Object.entries(shopRoutes).filter(([, route]) => route.access === 'customer');
  expect(carried).toEqual(wanted.map(([key]) => key));
});
