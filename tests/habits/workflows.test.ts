/** What the workflows must install and ask for. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

test('what a test may be left out for, CI must have', () => {
  const tests = ['domain', 'contract', 'server', 'storefront', 'backoffice', 'tests', 'lab'].flatMap(
    (folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((path) => /[.](test|e2e)[.]tsx?$/.test(path))
        .map((path) => join(folder, path)),
  );
  const asked = tests.flatMap((path) =>
    [...read(path).matchAll(/\bcanRun\('(\S+)'\)/g)].map(([, tool]) => tool),
  );
  const required = /REQUIRED_TOOLS: (.*)/.exec(read('.github/workflows/ci.yaml'))?.[1]?.split(' ');
  expect(asked.length).toBeGreaterThan(0);
  expect(required).toEqual([...new Set(asked)].toSorted());
});
