/** Counts by key; a key without any takes no memory. */
export function countKeys() {
  const counts = new Map<string, number>();
  return {
    of: (key: string) => counts.get(key) ?? 0,
    all: () => counts.values(),
    add(key: string, change: 1 | -1): void {
      const now = (counts.get(key) ?? 0) + change;
      if (now > 0) counts.set(key, now);
      else counts.delete(key);
    },
  };
}
