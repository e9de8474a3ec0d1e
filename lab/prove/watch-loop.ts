/**
 * Measures the longest turn of this thread's event loop, in CPU time instead of wall-clock time, so that other programs
 * on a busy machine do not count.
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
    /** In milliseconds, since the last call. */
    longest() {
      const ms = longest / 1_000;
      longest = 0;
      return ms;
    },
    stop: () => clearInterval(timer),
  };
}
