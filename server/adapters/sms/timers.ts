/** Waiting, handed in so that tests need not wait. */
export type Timers = {
  /** Runs `task` after so many milliseconds; the answer takes it back. */
  after(ms: number, task: () => void): () => void;
};

/** The real thing. A task that waits keeps the process alive, or a command would end without its answer. */
export const realTimers: Timers = {
  after(ms, task) {
    const timer = setTimeout(task, ms);
    return () => clearTimeout(timer);
  },
};

/** A pause of so many milliseconds. */
export function pause(timers: Timers, ms: number): Promise<void> {
  return new Promise((resolve) => {
    timers.after(ms, resolve);
  });
}
