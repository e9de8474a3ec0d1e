/** Each import rule is violated once, in a separate file tree, to prove that it reports violations. */
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');

type Plant = [rule: string, path: string, contents: string];

/** Files of a small shop that violates each rule in exactly one place: rule, path, contents. */
const planted: Plant[] = [
  ['domain-is-pure', 'domain/price.ts', "import 'node:fs';"],
  ['contract-is-shapes', 'contract/media.ts', "import 'pino';"],
  [
    'browser-not-to-server',
    'storefront/peek.ts',
    "import type { Gift } from '#server/gift.ts'; export type A = Gift;",
  ],
  [
    'browser-takes-types-only',
    'backoffice/heavy.ts',
    "import { gift } from '#contract/gift.ts'; export const a = gift;",
  ],
  [
    'client-carries-no-schemas',
    'contract/client.ts',
    "import { gift } from './gift.ts'; export const a = gift;",
  ],
  ['front-ends-are-separate', 'backoffice/borrow.ts', "import '../storefront/gift.ts';"],
  ['ui-knows-no-feature', 'storefront/ui/Badge.tsx', "import '../gift.ts';"],
  ['pages-are-lazy', 'storefront/app/routes.tsx', "import '../features/cart/CartPage.tsx';"],
  ['flows-own-no-table', 'server/features/checkout/write.ts', "import './checkout.repo.ts';"],
  ['feature-internals-are-private', 'server/features/cart/peek.ts', "import '../stock/stock.repo.ts';"],
  ['only-repos-speak-sql', 'server/features/cart/ask.ts', "import 'kysely';"],
  ['only-routes-speak-http', 'server/features/cart/serve.ts', "import 'fastify';"],
  ['handlers-only-in-routes', 'server/features/cart/handle.ts', "import '../../platform/http/http.ts';"],
  ['one-place-picks-adapters', 'server/features/cart/send.ts', "import '../../adapters/sms/console.ts';"],
  ['adapters-are-separate', 'server/adapters/banks/bpc.ts', "import '../sms/port.ts';"],
  ['platform-knows-no-shop', 'server/platform/queue/jobs.ts', "import '../../features/cart/gift.ts';"],
  ['bank-simulator-is-apart', 'server/bank-simulator/main.ts', "import '../gift.ts';"],
  ['server-runs-on-dependencies', 'server/draw.ts', "import 'react';"],
  ['no-circles', 'server/egg.ts', "import type { Hen } from './hen.ts'; export type Egg = Hen;"],
  ['store-knows-no-feature', 'storefront/store/peek.ts', "import '../features/cart/gift.ts';"],
  ['languages-know-no-store', 'storefront/lang/peek.ts', "import '../store/gift.ts';"],
  ['features-know-no-app', 'storefront/features/cart/peek.ts', "import '../../app/gift.ts';"],
  ['office-features-know-no-app', 'backoffice/features/cart/peek.ts', "import '../../app/gift.ts';"],
  ['office-parts-know-no-feature', 'backoffice/parts/peek.ts', "import '../features/cart/gift.ts';"],
  ['no-tests-in-production', 'server/cheat.ts', "import './gift.test.ts';"],
  ['resolvable', 'server/lost.ts', "import './nowhere.ts';"],
];

const features = [
  'catalogue',
  'stock',
  'cart',
  'orders',
  'payments',
  'customers',
  'wishlist',
  'content',
  'media',
];

/** The modules that the violating files import. */
const importedFiles = [
  ...['domain', 'contract', 'server', 'storefront', 'backoffice'].map((folder) => `${folder}/gift.ts`),
  ...['server', 'storefront', 'backoffice'].flatMap((side) =>
    [...features, 'stranger'].map((feature) => `${side}/features/${feature}/gift.ts`),
  ),
  ...['stock/stock.repo.ts', 'checkout/checkout.repo.ts'].map((file) => `server/features/${file}`),
  ...['storefront/store', 'storefront/app', 'backoffice/app'].map((folder) => `${folder}/gift.ts`),
  ...['storefront/features/cart/CartPage.tsx', 'server/platform/http/http.ts', 'server/gift.test.ts'],
  ...['server/adapters/sms/port.ts', 'server/adapters/sms/console.ts'],
];

type Table = Record<string, Record<string, string>>;
type Config = {
  default: { forbidden: { name: string }[] };
  featuresMayUse: Table;
  storefrontMayUse: Table;
  backofficeMayUse: Table;
};

type Violation = { from: string; rule: { name: string } };

test('every rule on imports fires on the file that breaks it', async () => {
  const file = '../../build/dependency-cruiser.js';
  const { default: config, ...tables } = (await import(file)) as Config;
  const all = [
    ...planted,
    ...reachTooFar(tables.featuresMayUse, 'server', 'feature'),
    ...reachTooFar(tables.storefrontMayUse, 'storefront', 'storefront'),
    ...reachTooFar(tables.backofficeMayUse, 'backoffice', 'office'),
  ];
  const rules = config.forbidden.map((rule) => rule.name);
  expect(rules.toSorted(), 'a rule without a planted violation').toEqual(
    all.map(([rule]) => rule).toSorted(),
  );
  await using tree = await plantTree(all);
  const violations = await cruise(tree.path);
  const fired = new Set(violations.map(({ from, rule }) => `${rule.name}: ${from}`));
  expect(all.map(([rule, path]) => `${rule}: ${path}`).filter((one) => !fired.has(one))).toEqual([]);
});

test('every feature of a front end is in the table of who may use whom', async () => {
  const file = '../../build/dependency-cruiser.js';
  const { storefrontMayUse, backofficeMayUse } = (await import(file)) as Config;
  for (const [side, table] of Object.entries({
    storefront: storefrontMayUse,
    backoffice: backofficeMayUse,
  })) {
    const folders = await readdir(join(root, side, 'features'));
    const features = Object.keys(table).filter((name) => !name.includes('/'));
    expect(features.toSorted(), side).toEqual(folders.toSorted());
  }
});

/** For each feature, an import of a feature that its entry in the table does not name. */
function reachTooFar(table: Table, side: string, prefix: string): Plant[] {
  return Object.entries(table).map(([feature, allowed]) => {
    const other = features.find((name) => name !== feature && !(name in allowed)) ?? 'stranger';
    const up = '../'.repeat(feature.split('/').length);
    return [
      `${prefix}-${feature}`,
      `${side}/features/${feature}/reach.ts`,
      `import '${up}${other}/gift.ts';`,
    ];
  });
}

async function plantTree(all: Plant[]): Promise<AsyncDisposable & { path: string }> {
  const path = await mkdtemp(join(tmpdir(), 'sowgat-imports-'));
  for (const file of ['package.json', 'tsconfig.json', 'build/dependency-cruiser.js'])
    await cp(join(root, file), join(path, file));
  await symlink(join(root, 'node_modules'), join(path, 'node_modules'), 'junction');
  const plain = importedFiles.map((file): [string, string] => [
    file,
    'export const gift = 1; export type Gift = 1;',
  ]);
  const hens = [
    ['server/hen.ts', "import './egg.ts';"],
    ['storefront/hen.ts', "import type { Egg } from './egg.ts'; export type Hen = Egg;"],
  ] as const;
  const broken = all.map(([, file, contents]): [string, string] => [file, contents]);
  for (const [file, contents] of [...plain, ...broken, ...hens]) {
    await mkdir(dirname(join(path, file)), { recursive: true });
    await writeFile(join(path, file), `${contents}\n`);
  }
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) };
}

async function cruise(path: string): Promise<Violation[]> {
  const program = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const folders = ['domain', 'contract', 'server', 'storefront', 'backoffice'];
  const args = [program, '--config', 'build/dependency-cruiser.js', '--output-type', 'json', ...folders];
  // Its exit code is the number of violations, which are expected here.
  const { stdout } = await run(process.execPath, args, { cwd: path, maxBuffer: 1e8 }).catch((error) => error);
  return (JSON.parse(stdout) as { summary: { violations: Violation[] } }).summary.violations;
}
