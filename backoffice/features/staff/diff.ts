/** One field changed by an action, as text; `undefined` if there was no value. */
export type Change = { path: string; before: string | undefined; after: string | undefined };

/** Differences between two records, field by field, in field order. A picture is shown by its name. */
export function findChanges(before: unknown, after: unknown): Change[] {
  const was = flatten(before);
  const is = flatten(after);
  const paths = [...new Set([...was.keys(), ...is.keys()])];
  return paths
    .map((path) => ({ path, before: was.get(path), after: is.get(path) }))
    .filter((change) => change.before !== change.after);
}

function flatten(value: unknown, path = '', found = new Map<string, string>()): Map<string, string> {
  if (value === null || value === undefined) {
    if (path && value === null) found.set(path, '—');
    return found;
  }
  if ('srcset' in Object(value)) return flatten((value as { id: unknown }).id, path, found);
  if (typeof value !== 'object') {
    found.set(path || '=', String(value));
    return found;
  }
  for (const [name, part] of Object.entries(value)) flatten(part, path ? `${path}.${name}` : name, found);
  return found;
}
