import { defineConfig } from 'vitest/config';
import LastLine from '../tests/support/run/last-line.ts';
import SlowestFiles from '../tests/support/run/slowest-files.ts';
import { fromRoot } from './from-root.ts';

// Modules hold no state (time, chance and the outside world are passed in), so test files of one worker
// share them: loading the server once instead of once a file makes the run several times shorter.
const shared = {
  isolate: false,
  pool: 'forks' as const,
  setupFiles: ['tests/support/run/measure-file.ts', 'tests/support/run/restore-globals.ts'],
};

/** A habit that is asked of a whole shop. */
const withDatabase = 'tests/habits/published-names.test.ts';

export default defineConfig({
  root: fromRoot(''),
  test: {
    reporters: [
      process.stdout.isTTY ? 'default' : 'dot',
      new LastLine(),
      ...(process.env['SOWGAT_SLOWEST_FILES'] ? [new SlowestFiles()] : []),
    ],
    // One more than processors: tests often wait for the database, a clock or another process.
    maxWorkers: 3,
    projects: [
      {
        extends: true,
        test: {
          ...shared,
          name: 'unit',
          include: ['{domain,contract,storefront,backoffice}/**/*.test.{ts,tsx}', 'tests/habits/*.test.ts'],
          exclude: [withDatabase],
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'server',
          include: [
            'server/**/*.test.ts',
            '{tests/{journeys,support,cluster},lab/prove}/**/*.test.ts',
            withDatabase,
          ],
          globalSetup: ['tests/support/run/database-setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // What comes within a second on a quiet machine comes later on one that has other work.
          expect: { poll: { timeout: 30_000 } },
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'e2e',
          setupFiles: [...shared.setupFiles, 'tests/support/pages/browser-setup.ts'],
          include: ['tests/e2e/**/*.e2e.ts'],
          globalSetup: ['tests/support/run/database-setup.ts'],
          // Two browsers at a time, after everything else: with more their waits are for a processor, not for the page.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          testTimeout: 480_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
    ],
  },
});
