/** What a machine can say about the code without running it. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { listenTo } from './run-program.mjs';

const folders = ['domain', 'contract', 'server', 'storefront', 'backoffice', 'tests', 'lab'].filter(
  (folder) => existsSync(join(root, folder)),
);

/** A dependency-cruiser that cannot read TypeScript finds no modules, and therefore nothing wrong. */
const cruisedSomething = (said) => /\b[1-9]\d* modules/.test(said);

/** What a check found out about files that have not changed since. */
const cache = 'node_modules/.cache/checks';

const checks = [
  // One program for both: each would read the types of the whole project.
  {
    name: 'types and lint',
    program: 'oxlint/bin/oxlint',
    args: ['--config', 'build/oxlintrc.json', '--type-aware', '--type-check', '--deny-warnings'],
  },
  { name: 'format', program: '@biomejs/biome/bin/biome', args: ['format', '--colors=force', '.'] },
  {
    name: 'imports',
    program: 'dependency-cruiser/bin/dependency-cruiser.mjs',
    args: ['--config', 'build/dependency-cruiser.js', '--cache', `${cache}/imports`, ...folders],
    alsoNeeds: cruisedSomething,
  },
  {
    name: 'unused',
    program: 'knip/bin/knip.js',
    args: ['--config', 'build/knip.json', '--no-progress', '--cache', '--cache-location', `${cache}/unused`],
  },
];

/** Runs all checks, two at a time, and says what each found. */
export async function runChecks(node) {
  const waiting = [...checks];
  const results = [];
  async function work() {
    for (let check = waiting.shift(); check; check = waiting.shift())
      results.push(await runCheck(node, check));
  }
  await Promise.all([work(), work()]);
  const failed = results.filter((ok) => !ok).length;
  return { passed: results.length - failed, failed };
}

async function runCheck(node, { name, program, args, alsoNeeds = () => true }) {
  const started = performance.now();
  const { code, said } = await listenTo(node, [`node_modules/${program}`, ...args]);
  const ok = code === 0 && alsoNeeds(said);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
  if (!ok) console.log(said.trim() || `${name} ended with ${code} and said nothing`);
  return ok;
}
