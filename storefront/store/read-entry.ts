/** Reads what storage holds, whatever release wrote it; loaded only where something is stored. */
import { settings } from '../settings.ts';
import { putRowsAside } from './aside.ts';
import { type Conversion, conversions } from './conversions.ts';
import { type Fields, isRecord, type Shape } from './shape.ts';
import type { Entry, Persist, ReadEntry } from './stored-entry.ts';

/** A version, and how older ones become it. */
export type Format = { version: string; conversions: readonly Conversion[] };
type Shapes = Record<string, Record<string, Shape>>;

/**
 * How a release reads entries: the fields that can be used, whatever version they bear; undefined when the text is no
 * entry, or of a slice that is not read.
 */
export function createReader(
  parts: Record<string, Persist>,
  shapes: Shapes,
  format: Format = { version: settings.storeVersion, conversions },
): ReadEntry {
  const read = (key: string, text: string): Entry => {
    const { fields: names = [], joins, isWriteOnly } = parts[key] ?? {};
    const known = shapes[key];
    if (isWriteOnly || !known) return { fields: undefined };
    const entry = open(key, text, format);
    if (!entry) return joins ? { fields: undefined, rest: text } : { fields: undefined };
    const { v, d } = entry;
    const read = names.map(
      (name) => [name, d[name] === undefined ? undefined : known[name]?.(d[name])] as const,
    );
    const fields = Object.fromEntries(read.filter(([, value]) => value !== undefined));
    const lost = joins === undefined ? undefined : unreadable(d[joins], known[joins]?.row);
    return joins && lost !== undefined ? { fields, rest: { v, d: { [joins]: lost } } } : { fields };
  };
  return (key, text) => {
    const entry = read(key, text);
    const { rest } = entry;
    if (rest === undefined) return entry;
    return { ...entry, putAside: (storage) => putRowsAside(storage, key, rest) };
  };
}

/** Rows that the list is read without, or what stands in its place. */
function unreadable(value: unknown, row: Shape | undefined): unknown {
  if (!Array.isArray(value)) return value ?? undefined;
  const lost = value.filter((one) => row?.(one) === undefined);
  return lost.length > 0 ? lost : undefined;
}

/** The parsed entry, converted as far as the table leads. */
function open(key: string, text: string, format: Format): { v: string; d: Fields } | undefined {
  try {
    const stored: unknown = JSON.parse(text);
    if (!isRecord(stored) || !isRecord(stored['d'])) return undefined;
    let { v, d } = { v: String(stored['v']), d: stored['d'] };
    for (const { from, to, slices } of format.conversions) {
      if (v !== from) continue;
      d = slices[key]?.(d) ?? d;
      v = to;
    }
    return { v, d };
  } catch {
    return undefined;
  }
}
