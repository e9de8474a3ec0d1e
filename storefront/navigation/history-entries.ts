/** A number for each entry of the browser's history, and how far down its page was. */
const storageName = 'sowgat:offsets';

type EntryState = { entry?: number; depth?: number } | null;

let lastEntry = 0;

/** The number of the entry on screen; 0 before it has been marked. */
export function currentEntry(): number {
  return (history.state as EntryState)?.entry ?? 0;
}

/** Gives an entry that is new its number, and notes how deep in the shop it is (0: straight from outside). */
export function markEntry(): void {
  const depth = lastEntry === 0 ? 0 : 1;
  lastEntry = Math.max(lastEntry, newestStored()) + 1;
  history.replaceState({ ...(history.state as object | null), entry: lastEntry, depth }, '');
  writeOffset(lastEntry, 0);
}

/** Back, Forward or a reload: the entry has its number already; answers where its page was. */
export function reopenEntry(): number {
  lastEntry = Math.max(lastEntry, currentEntry());
  return readOffset(currentEntry());
}

function readOffset(entry: number): number {
  return readAll()[entry] ?? 0;
}

export function writeOffset(entry: number, offset: number): void {
  try {
    const known = Object.entries({ ...readAll(), [entry]: Math.round(offset) });
    sessionStorage.setItem(storageName, JSON.stringify(Object.fromEntries(known.slice(-50))));
  } catch {
    // Without storage Back begins at the top.
  }
}

function newestStored(): number {
  return Math.max(0, ...Object.keys(readAll()).map(Number));
}

function readAll(): Record<number, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageName) ?? '{}') as Record<number, number>;
  } catch {
    return {};
  }
}
