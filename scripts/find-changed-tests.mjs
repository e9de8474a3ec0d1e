/** Which tests a change can affect, by imports: `npm test -- --changed`. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

/**
 * Through these files everything hangs together: a shop in a test imports every route, and fills itself through many.
 * Their importers do not count as affected by what they compose; the whole run is for that.
 */
const isComposition = (path) => compositions.has(path) || /^(tests[/]support|server[/]seed)[/]/.test(path);
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
 * Tests that are changed, lie in the feature or folder of what is changed, or import it, directly or not; since the
 * branch left the one that it follows. Browser tests only when they are changed themselves: they see everything.
 */
export function findChangedTests() {
  const changed = listChanged().filter((path) => isSource.test(path) && existsSync(path));
  const sources = git('ls-files', '-co', '--exclude-standard').filter((path) => isSource.test(path));
  const importers = findImporters(sources);
  const affected = new Set(changed);
  for (const path of affected)
    if (changed.includes(path) || !isComposition(path))
      for (const importer of importers.get(path) ?? []) affected.add(importer);
  const rooms = changed.filter((path) => !isComposition(path)).map(roomOf);
  const beside = sources.filter((path) => rooms.some((room) => path.startsWith(room)));
  const own = changed.filter((path) => isBrowserTest.test(path));
  return [...own, ...new Set([...affected, ...beside].filter((path) => isTest.test(path)))].sort();
}

/** The folder of its feature, which is the third one, else its own. */
function roomOf(path) {
  const [layer, features, name] = path.split('/');
  return features === 'features' ? `${layer}/features/${name}/` : `${posix.dirname(path)}/`;
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
