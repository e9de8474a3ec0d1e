/** Timers, injected so that tests need not wait. */
export type Timers = {
  /** Runs `task` after `ms` milliseconds; the returned function cancels it. */
  after(ms: number, task: () => void): () => void;
};

/** Real timers. A pending task keeps the process alive, or a command would end without its answer. */
export const realTimers: Timers = {
  after(ms, task) {
    const timer = setTimeout(task, ms);
    return () => clearTimeout(timer);
  },
};

/** Waits for `ms` milliseconds. */
export function pause(timers: Timers, ms: number): Promise<void> {
  return new Promise((resolve) => {
    timers.after(ms, resolve);
  });
}
