/** Which tests a change can affect, by imports: `npm test -- --changed`. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

/**
 * Through these files everything hangs together: a shop in a test imports every route. Their importers do not count as
 * affected by what they compose; the whole run is for that.
 */
const compositions = new Set([
  'contract/index.ts',
  'server/app.ts',
  'server/jobs.ts',
  'server/boot/open-context.ts',
  'storefront/app/routes.tsx',
  'backoffice/app/pages.tsx',
  'backoffice/app/screens.tsx',
]);
const isSource = /[.]tsx?$/;
const isTest = /[.]test[.]tsx?$/;
const isBrowserTest = /[.]e2e[.]ts$/;

/**
 * Tests that are changed or import, directly or not, what is changed since the branch left the one that it follows.
 * Browser tests only when they are changed themselves: they see everything through the screen.
 */
export function findChangedTests() {
  const changed = listChanged().filter((path) => isSource.test(path) && existsSync(path));
  const importers = findImporters(
    git('ls-files', '-co', '--exclude-standard').filter((path) => isSource.test(path)),
  );
  const affected = new Set(changed);
  for (const path of affected)
    if (!compositions.has(path)) for (const importer of importers.get(path) ?? []) affected.add(importer);
  const own = changed.filter((path) => isBrowserTest.test(path));
  return [...own, ...[...affected].filter((path) => isTest.test(path))].sort();
}

/** Committed since the last commit that others have, and not committed yet. */
function listChanged() {
  const base = tryGit('merge-base', 'HEAD', '@{upstream}') ??
    tryGit('merge-base', 'HEAD', 'origin/HEAD') ?? ['HEAD'];
  return [...git('diff', '--name-only', base[0]), ...git('ls-files', '-o', '--exclude-standard')];
}

/** For each file those that import it. */
function findImporters(paths) {
  const importers = new Map();
  for (const path of paths) {
    if (!existsSync(path)) continue;
    for (const [, name] of readFileSync(path, 'utf8').matchAll(/(?:from|import)\s*[(]?\s*'([.#][^']+)'/g)) {
      const imported = name.startsWith('#') ? name.slice(1) : posix.join(posix.dirname(path), name);
      importers.set(imported, [...(importers.get(imported) ?? []), path]);
    }
  }
  return importers;
}

function git(...args) {
  return execFileSync('git', args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 64 * 1024 ** 2,
  })
    .split('\n')
    .filter(Boolean);
}

function tryGit(...args) {
  try {
    return git(...args);
  } catch {
    return undefined;
  }
}
