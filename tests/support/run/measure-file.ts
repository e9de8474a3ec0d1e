/** Measures each test file in its worker, for the table that `slowest-files.ts` prints. */
import { afterAll } from 'vitest';
import { starts } from './time-of-starts.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** What the file cost its worker: its own processor time, and shops and databases that it started. */
    cost?: { processorMs: number; startsMs: number; starts: number };
  }
}

const processor = process.cpuUsage();
const before = { ...starts };

afterAll(({}, suite) => {
  const { user, system } = process.cpuUsage(processor);
  suite.file.meta.cost = {
    processorMs: (user + system) / 1000,
    startsMs: starts.ms - before.ms,
    starts: starts.count - before.count,
  };
});
