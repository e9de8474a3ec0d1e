/** Two editors began with the same record, and each changed it: what each of them made of which field. */

/** One value as both began, as it is here, and as the other has saved it. */
export type Versions<T = unknown> = { base: T | undefined; mine: T; theirs: T };

export type FieldChange = Versions & {
  /** such as `title.ru`, or `options.0.price` */
  path: string;
  /** who changed it; of what both changed, and not alike, one version must be chosen */
  by: 'me' | 'them' | 'both';
};

type Body = Record<string, unknown>;

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * What only one of them changed is taken from them: of bilingual texts each language, of rows with names each row, of
 * lists what was added and taken away.
 * @param versions `base` is undefined when it is not known any more: then every difference is one of both
 * @param taken paths of which theirs was chosen; of what both changed `joined` has mine otherwise
 */
export function joinChanges(
  versions: Versions<Body>,
  taken: ReadonlySet<string> = new Set(),
): { joined: Body; changes: FieldChange[] } {
  const changes: FieldChange[] = [];
  const joining = { isKnown: versions.base !== undefined, taken, changes };
  return { joined: joinParts(versions, '', joining), changes };
}

type JoinState = { isKnown: boolean; taken: ReadonlySet<string>; changes: FieldChange[] };

function joinParts({ base, mine, theirs }: Versions<Body>, path: string, joining: JoinState): Body {
  const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  const parts = names.map((name) => {
    const part = { base: base?.[name], mine: mine[name], theirs: theirs[name] };
    return [name, joinValue(part, path ? `${path}.${name}` : name, joining)] as const;
  });
  return Object.fromEntries(parts.filter(([, value]) => value !== undefined));
}

function joinValue(versions: Versions, path: string, joining: JoinState): unknown {
  const { base, mine, theirs } = versions;
  const { isKnown, taken, changes } = joining;
  if (isSame(mine, theirs)) return mine;
  if (isOfBodies(versions)) return joinParts(versions as Versions<Body>, path, joining);
  if (haveSameRows(versions)) return Object.values(joinParts(asParts(versions), path, joining));
  if (isKnown && isSame(mine, base)) {
    changes.push({ ...versions, path, by: 'them' });
    return theirs;
  }
  if (isKnown && isSame(theirs, base)) {
    changes.push({ ...versions, path, by: 'me' });
    return mine;
  }
  const list = isKnown ? joinLists(versions) : undefined;
  if (list) return list;
  changes.push({ ...versions, path, by: 'both' });
  return taken.has(path) ? theirs : mine;
}

/** What was added to or taken from a list on both sides; undefined when its order was changed, or the same piece. */
function joinLists({ base, mine, theirs }: Versions): unknown[] | undefined {
  if (![base, mine, theirs].every(isListOfWords)) return undefined;
  const [was, here, there] = [
    new Set(base as unknown[]),
    new Set(mine as unknown[]),
    new Set(theirs as unknown[]),
  ];
  const isInOrder = [here, there].every((now) =>
    isSame(
      [...now].filter((one) => was.has(one)),
      [...was].filter((one) => now.has(one)),
    ),
  );
  const isReplaced = [...was].some((one) => !here.has(one) && !there.has(one));
  if (!isInOrder || isReplaced) return undefined;
  const kept = [...there].filter((one) => here.has(one) || !was.has(one));
  return [...kept, ...[...here].filter((one) => !was.has(one) && !there.has(one))];
}

const isListOfWords = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.every((one) => typeof one !== 'object') &&
  new Set(value).size === value.length;

const isBody = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Another picture, or an address in another place, is not the former one with other parts. */
const isOfBodies = ({ base, mine, theirs }: Versions): boolean =>
  isBody(mine) &&
  isBody(theirs) &&
  wholeNames.every(
    (name) =>
      mine[name] === theirs[name] && (base === undefined || (isBody(base) && base[name] === mine[name])),
  );

const wholeNames = ['id', 'place'];

/** What tells rows of a list from each other. */
const rowNames = ['id', 'option', 'day', 'method', 'code', 'name'];

/** Whether the rows of a list are the same ones in all versions, and in the same order. */
function haveSameRows({ base, mine, theirs }: Versions): boolean {
  const [was, here, there] = [base, mine, theirs].map(namesOf);
  return here !== undefined && isSame(here, there) && (base === undefined || isSame(was, here));
}

function namesOf(value: unknown): unknown[] | undefined {
  if (!Array.isArray(value) || !value.every(isBody)) return undefined;
  const names = value.map((row) => rowNames.map((name) => row[name]).find((one) => one !== undefined));
  const isTold = names.length > 0 && !names.includes(undefined) && new Set(names).size === names.length;
  return isTold ? names : undefined;
}

const asParts = ({ base, mine, theirs }: Versions): Versions<Body> => ({
  base: base === undefined ? undefined : { ...(base as object) },
  mine: { ...(mine as object) },
  theirs: { ...(theirs as object) },
});
