/**
 * The number of audit rows, and the hash of the newest. Stored outside of the database, it reveals that the end was
 * deleted.
 */
export type Anchor = { rows: number; hash: string };

/** `<rows>:<hash>`, as `parseAnchor` reads it. */
export function formatAnchor({ rows, hash }: Anchor): string {
  return `${rows}:${hash}`;
}

/** @throws RangeError when it is not an anchor */
export function parseAnchor(text: string): Anchor {
  const [, rows, hash] = /^(\d{1,12}):([0-9a-f]{0,64})$/.exec(text) ?? [];
  if (rows === undefined || hash === undefined)
    throw new RangeError('an anchor is <rows>:<hash>, as a backup, the log or the back office names it');
  return { rows: Number(rows), hash };
}
