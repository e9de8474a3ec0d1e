/** How long this worker has waited for shops and databases to start, and for how many. */
export const starts = { ms: 0, count: 0 };

/** Counts the time of a start, wherever it ends. */
export async function timed<T>(start: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  try {
    return await start();
  } finally {
    starts.ms += performance.now() - begun;
    starts.count += 1;
  }
}
