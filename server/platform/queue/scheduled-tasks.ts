import type { Log } from '#server/platform/log.ts';

/**
 * Scheduled tasks (the shop's cron): each finds its own rows by time (`next_at <= now`) and takes them with SKIP
 * LOCKED, so that every node may run it. Unlike jobs, scheduled tasks use the shop's clock, which tests set.
 */
export type ScheduledTask<Context> = {
  name: string;
  everySeconds: number;
  run: (ctx: Context) => Promise<void>;
};

/** Runs each task repeatedly, never twice at once on a node; a failure is logged and the task runs again next time. */
export function startScheduledTasks<Context>(
  ctx: Context,
  tasks: readonly ScheduledTask<Context>[],
  log: Log,
): { stop(): Promise<void> } {
  const timers = new Map<string, NodeJS.Timeout>();
  const running = new Set<Promise<void>>();
  let stopped = false;

  function plan(task: ScheduledTask<Context>): void {
    if (stopped) return;
    timers.set(
      task.name,
      setTimeout(() => void runOne(task), task.everySeconds * 1000),
    );
  }

  async function runOne(task: ScheduledTask<Context>): Promise<void> {
    const work = task
      .run(ctx)
      .catch((error: unknown) =>
        log.warn({ err: error, task: task.name }, 'scheduled task failed; it runs again'),
      );
    running.add(work);
    await work;
    running.delete(work);
    plan(task);
  }

  for (const task of tasks) plan(task);
  return {
    async stop() {
      stopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.all(running);
    },
  };
}
