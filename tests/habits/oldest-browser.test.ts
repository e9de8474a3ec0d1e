/** What runs in a customer's or a courier's browser calls nothing younger than Chrome 80 (storefront/README.md). */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Calls of the language and of the browser, with the first Chrome that knows them. */
const younger: readonly (readonly [call: RegExp, chrome: number])[] = [
  [/\.replaceAll\(/, 85],
  [/\bPromise\.any\(/, 85],
  [/\bnew WeakRef\(/, 84],
  [/\.replaceChildren\(/, 86],
  [/\bIntl\.(Segmenter|DisplayNames)\b/, 87],
  [/\.at\(/, 92],
  [/\brandomUUID\(/, 92],
  [/\bObject\.hasOwn\(/, 93],
  [/\.find(Last|LastIndex)\(/, 97],
  [/\bstructuredClone\(/, 98],
  [/\bAbortSignal\.(timeout|any)\(/, 103],
  [/\.checkVisibility\(/, 105],
  [/\.to(Sorted|Reversed|Spliced)\(/, 110],
  [/\.isWellFormed\(/, 111],
  [/\b(Object|Map)\.groupBy\(/, 117],
  [/\bwithResolvers\b/, 119],
  [/\bArray\.fromAsync\(/, 121],
  [/\.(values|keys|entries)\(\)\s*\.(map|filter|find|some|every|reduce|flatMap|take|drop|toArray)\(/, 122],
  [/\.(union|intersection|difference|isSubsetOf|isSupersetOf|isDisjointFrom)\(/, 122],
];

/** Only for the build, the tests and the documents of the API. */
const isElsewhere = /[.]test[.]tsx?$|^storefront\/app\/(bundle\/|test-shop)|^contract\/openapi|build-worker/;

const sources = ['storefront', 'domain', 'contract', 'backoffice/features/couriers/phone'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path}`)
    .filter((path) => /[.]tsx?$/.test(path) && !isElsewhere.test(path)),
);

test('no call is younger than the oldest browser that is served', () => {
  expect(sources.length).toBeGreaterThan(500);
  const found = sources.flatMap((path) => {
    const code = readFileSync(join(root, path), 'utf8');
    return younger.flatMap(([call, chrome]) =>
      call.test(code) ? [`${path}: ${call.source}, Chrome ${chrome}`] : [],
    );
  });
  expect(found, 'domain/lists/ has what lists lack').toEqual([]);
});

test.each([
  ['words.at(-1)', 92],
  ["Object.hasOwn(a, 'b')", 93],
  ['days.toSorted()', 110],
  ['map.values().map(x)', 122],
])('%s would be found', (code, chrome) => {
  expect(younger.filter(([call]) => call.test(code)).map(([, since]) => since)).toEqual([chrome]);
});
