/** `npm test`: everything. `npm test -- server/features/cart`: that part, without the checks. */
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildShop } from './build-shop.mjs';
import { findChangedTests } from './find-changed-tests.mjs';
import { runChecks } from './run-checks.mjs';
import { vitest } from './paths.mjs';
import { runProgram } from './run-program.mjs';
import { makeScratchFolder } from './scratch-folder.mjs';

/** Runs them and closes with one line that people and machines can read: `12 passed, 0 failed`. */
export async function runTests(node, args) {
  if (args.includes('--changed')) return runChanged(node, args);
  const everything = args.length === 0;
  const times = new Map();
  // Beside the build and the first tests: most checks keep one processor busy, and the tests often wait.
  const checking = everything
    ? timed(times, 'checks', () => runChecks(node))
    : Promise.resolve({ passed: 0, failed: 0 });
  const failedBuilds =
    everything || needBuild(args) ? await timed(times, 'build', () => tryToBuild(node)) : 0;
  if (everything) process.env.SOWGAT_SLOWEST_FILES = 'show';
  const { code, ...tests } = await timed(times, 'tests', () => runVitest(node, args));
  const checks = await checking;
  // Whatever ended the run with an error without failing a test still counts as a failure.
  const failed = Math.max(tests.failed, code === 0 ? 0 : 1) + checks.failed + failedBuilds;
  if (everything) console.log([...times].map(([part, seconds]) => `${part} ${seconds} s`).join(', '));
  const skipped = tests.skipped > 0 ? `, ${tests.skipped} skipped` : '';
  console.log(`${tests.passed + checks.passed} passed, ${failed} failed${skipped}`);
  return failed > 0 ? code || 1 : 0;
}

/** The tests that import what has changed since the last commit that others have. */
async function runChanged(node, args) {
  const files = findChangedTests();
  console.log(`${files.length} test files import what has changed.`);
  if (files.length === 0) return 0;
  return runTests(node, [...args.filter((arg) => arg !== '--changed'), ...files]);
}

async function runVitest(node, args) {
  const removeScratch = makeScratchFolder();
  const folder = mkdtempSync(join(tmpdir(), 'tally-'));
  const tally = join(folder, 'tally.json');
  process.env.SOWGAT_TALLY = tally;
  try {
    const reporters = args.some((arg) => arg.startsWith('--reporter'))
      ? ['--reporter=./tests/support/run/last-line.ts']
      : [];
    const code = await runProgram(node, [...vitest('run'), ...args, ...reporters]);
    return { code, ...readTally(tally) };
  } finally {
    removeScratch();
  }
}

async function timed(times, part, work) {
  const begun = performance.now();
  const done = await work();
  times.set(part, ((performance.now() - begun) / 1000).toFixed(0));
  return done;
}

/** Whether what is asked for looks at the shop as it is built. */
function needBuild(args) {
  const screens = readdirSync('tests/e2e', { recursive: true, encoding: 'utf8' }).map(
    (file) => `tests/e2e/${file}`,
  );
  const files = [...screens, 'tests/habits/size.test.ts', 'server/main.test.ts'];
  const named = args.filter((arg) => !arg.startsWith('-'));
  return files.some((file) => named.some((arg) => file.includes(arg)));
}

/** A part that does not build is one failure; the tests that do without it still have their say. */
async function tryToBuild(node) {
  try {
    await buildShop(node);
    return 0;
  } catch (error) {
    console.error(error.sentence ?? error);
    return 1;
  }
}

function readTally(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}
