/** Drafts of forms as texts. Codes and passwords are not stored. */
import { isSame, joinChanges } from '#backoffice/parts/conflict/join-changes.ts';

/** Expires before the next day, when prices, stock and slots have changed. */
export const draftHours = 12;
const keptMs = draftHours * 3_600_000;

/** Fields whose contents open something or are money: a second person's code, a password, certificates. */
const secretNames = ['second', 'password', 'certificates'];

export type Marks = {
  /** when it was typed, in milliseconds */
  at: number;
  /** Codes had been entered and must be entered again. */
  hadCodes: boolean;
  /** It was sent without a response: it may be saved already. */
  isSent: boolean;
  /** of the answer that the form was filled from, where the server tells it */
  seen?: string | undefined;
};
export type Draft<T> = Marks & {
  value: T;
  /** Somebody else has changed what was changed here. */
  hasClash: boolean;
  /** what the form showed before it was typed */
  base: T;
};

type Fields = Record<string, unknown>;

/** @param first what the form showed before anything was typed */
export function writeKept<T extends object>(value: T, first: T, marks: Marks): string {
  const all = value as Fields;
  const typed = secretNames.filter((name) => name in all && !isSame(all[name], (first as Fields)[name]));
  return JSON.stringify({
    ...marks,
    hadCodes: marks.hadCodes || typed.length > 0,
    value: withoutSecrets(all),
    base: withoutSecrets(first as Fields),
  });
}

type View<T> = {
  /** what the form shows without the draft, by now */
  first: T;
  /** a row of each list whose rows are checked */
  rows?: Fields;
  now: Date;
};

/**
 * What only others have changed since is theirs.
 * @returns undefined for an expired draft, one of a release with other fields, and one that is what the form shows anyway
 */
export function readKept<T extends object>(
  text: string | null,
  { first, rows = {}, now }: View<T>,
): Draft<T> | undefined {
  const kept = parse(text);
  const like = withoutSecrets(first as Fields);
  if (!isObject(kept) || !isObject(kept['value']) || !isObject(kept['base'])) return undefined;
  if (!isLike(kept, { at: 0, isSent: false, hadCodes: false, value: like, base: {} })) return undefined;
  const { at, value, base, hadCodes, isSent, seen } = kept as Draft<Fields>;
  const isFresh = at <= now.getTime() && now.getTime() - at < keptMs;
  const haveRows = Object.entries(rows).every(
    ([name, row]) => isArray(value[name]) && value[name].every((one) => isLike(one, row)),
  );
  if (!isFresh || !haveRows) return undefined;
  const { joined, changes } = joinChanges({ base, mine: value, theirs: like });
  const whole = { ...first, ...joined };
  return isSame(whole, first) && !hadCodes
    ? undefined
    : {
        ...{ value: whole, at, hadCodes, isSent, seen, base: { ...first, ...base } },
        hasClash: changes.some(({ by }) => by === 'both'),
      };
}

/** What both changed, where the server can tell who did: it is chosen when it is saved. */
export function clashOf<T>(draft: Draft<T> | undefined): { base: T; seen: string } | undefined {
  return draft?.hasClash && draft.seen !== undefined ? { base: draft.base, seen: draft.seen } : undefined;
}

function withoutSecrets(all: Fields): Fields {
  return Object.fromEntries(Object.entries(all).filter(([name]) => !secretNames.includes(name)));
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** Whether its fields are of the same kinds; what is empty on either side fits. */
function isLike(value: unknown, like: unknown): boolean {
  if (value === null || like === null || like === undefined) return true;
  if (!isObject(like)) return isArray(like) === isArray(value) && !isObject(value);
  return isObject(value) && Object.entries(like).every(([name, one]) => isLike(value[name], one));
}

const isArray = (value: unknown): value is unknown[] => Array.isArray(value);
const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !isArray(value);
