/** The last line of a test run, for people and programs: `12 passed, 0 failed`. */
import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

type Tally = { passed: number; failed: number; skipped: number };

export default class LastLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const tally = count(modules);
    tally.failed += errors.length;
    // `npm test` adds its own checks and prints the line itself.
    const file = process.env['SOWGAT_TALLY'];
    if (file) return writeFileSync(file, JSON.stringify(tally));
    const skipped = tally.skipped > 0 ? `, ${tally.skipped} skipped` : '';
    // At exit, after the output of all other reporters and the teardown.
    process.once('exit', () => {
      process.stdout.write(`${tally.passed} passed, ${tally.failed} failed${skipped}\n`);
    });
  }
}

function count(modules: readonly TestModule[]): Tally {
  const tally = { passed: 0, failed: 0, skipped: 0 };
  for (const module of modules) {
    // A file that failed to load has no tests, but must count as a failure.
    tally.failed += module.errors().length;
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      tally[state === 'pending' ? 'failed' : state] += 1;
    }
  }
  return tally;
}
