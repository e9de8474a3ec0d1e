/**
 * How long one turn of this thread's event loop keeps the processor. Processor time of this thread instead of time by the
 * clock: what other programs take from a busy machine is not counted.
 */
export function watchLoop(): { longest(): number; stop(): void } {
  let longest = 0;
  let last = process.threadCpuUsage();
  const timer = setInterval(() => {
    const now = process.threadCpuUsage();
    longest = Math.max(longest, now.user + now.system - last.user - last.system);
    last = now;
  }, 1);
  return {
    /** In milliseconds, since it was asked last. */
    longest() {
      const ms = longest / 1_000;
      longest = 0;
      return ms;
    },
    stop: () => clearInterval(timer),
  };
}
