type Body = Record<string, unknown>;

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * Two editors began with the same record, and each changed it: what only one of them changed is taken from them.
 * @param base the record as both began; undefined when it is not known any more
 * @returns `clashes`: fields that both changed, and not alike; of these `joined` has mine
 */
export function joinChanges(
  base: Body | undefined,
  mine: Body,
  theirs: Body,
): { joined: Body; clashes: string[] } {
  const joined: Body = {};
  const clashes: string[] = [];
  for (const [name, value] of Object.entries(mine)) {
    const isTheirs = isSame(value, theirs[name]) || (base !== undefined && isSame(value, base[name]));
    joined[name] = isTheirs ? theirs[name] : value;
    if (!isTheirs && !(base !== undefined && isSame(theirs[name], base[name]))) clashes.push(name);
  }
  return { joined, clashes };
}
