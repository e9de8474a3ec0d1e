import type { Pool } from 'pg';
import type { Context } from '#server/context.ts';
import { jobHandlers, scheduledTasks } from '#server/jobs.ts';
import { drainJobs } from '#server/platform/queue/jobs.ts';

export type BackgroundWork = {
  /** Runs all due jobs, such as those that send an SMS. */
  runJobs(): Promise<void>;
  /** Runs what a node would have run by this moment of the shop's clock: due jobs, and tasks, rare ones when it is their time. */
  runDue(): Promise<void>;
  /** Runs all due jobs and every scheduled task once. */
  settle(): Promise<void>;
};

/** Tasks this frequent, in seconds, run at every step of a test, which may be longer than their interval. */
const often = 60;

/** Jobs and tasks of a test shop, which run when a test says so. */
export function backgroundWork(ctx: Context, pool: Pool): BackgroundWork {
  const ranAt = new Map<string, number>();
  const runJobs = () => drainJobs(ctx, jobHandlers, pool);
  async function runTasks(isDue: (name: string, everySeconds: number) => boolean): Promise<void> {
    for (const { name, everySeconds, run } of scheduledTasks) {
      if (!isDue(name, everySeconds)) continue;
      ranAt.set(name, ctx.now().getTime());
      await run(ctx);
    }
  }
  return {
    runJobs,
    async runDue() {
      const now = ctx.now().getTime();
      const sinceRun = (name: string) => Math.abs(now - (ranAt.get(name) ?? 0)) / 1000;
      await runTasks((name, everySeconds) => everySeconds <= often || sinceRun(name) >= everySeconds);
      await runJobs();
    },
    async settle() {
      await runJobs();
      await runTasks(() => true);
      await runJobs();
    },
  };
}
