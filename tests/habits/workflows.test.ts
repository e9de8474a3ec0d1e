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

const workflows = readdirSync(join(root, '.github/workflows')).map((name) => `.github/workflows/${name}`);

test('every week somebody asks for advisories, and a high one is not passed over', () => {
  const weekly = workflows.map(read).filter((text) => /^ +- cron: "\d+ \d+ [*] [*] [\d*]"$/m.test(text));
  const asking = weekly.filter((text) => /^ +- run: npm audit --audit-level=high$/m.test(text));
  expect(asking).toHaveLength(1);
  expect(asking[0]).not.toMatch(/continue-on-error|[|][|]/);
});

/** A tag can be moved by its owner; `docker buildx imagetools inspect` tells the digest of a newer one. */
test('images and actions are named by digest', () => {
  const named = [
    ...namedIn(['deploy/Dockerfile'], /^FROM (\S+)/gm),
    ...namedIn(['deploy/compose.yaml'], /^ +image: (\S+)$/gm),
    ...namedIn(workflows, /^ +(?:- )?uses: (.+)$/gm),
  ];
  // Built here.
  const foreign = named.filter((name) => name !== 'deploy/compose.yaml: sowgat');
  const pinned = /@sha256:[0-9a-f]{64}$|@[0-9a-f]{40} # v\d+[.]\d+[.]\d+$/;
  expect(foreign.length).toBeGreaterThan(5);
  expect(foreign.filter((name) => !pinned.test(name))).toEqual([]);
});

function namedIn(paths: readonly string[], pattern: RegExp): string[] {
  return paths.flatMap((path) => [...read(path).matchAll(pattern)].map(([, name]) => `${path}: ${name}`));
}
