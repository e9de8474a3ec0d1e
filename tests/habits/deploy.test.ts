/** Files for running the shop: what they name is there, and no service of the composition is without its limits. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

test('files that those of deploy/ name are there', () => {
  const files = readdirSync(join(root, 'deploy'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const named = [...files, 'compose.yaml', 'Dockerfile'].flatMap((path) =>
    [
      ...readFileSync(resolve(root, path), 'utf8').matchAll(
        /(?<![\w/.-])(?:deploy|docs|lab|server|tests)\/[\w./-]*\w/g,
      ),
    ].map(([found]) => found),
  );
  expect(named).toContain('server/ops/metrics/alert-cases.suite.ts');
  // The settings of a shop are its own.
  const missing = named.filter((path) => path !== 'deploy/shop.env' && !existsSync(join(root, path)));
  expect(missing).toEqual([]);
});
