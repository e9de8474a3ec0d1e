/**
 * Whether sums by key are the same, from one pass without groups: each key is weighed by a number that chance gives anew
 * each time, so that no difference is made up for by another; one goes unseen once in four million looks.
 */
const most = 4_194_303;
/** One number for all that a statement weighs. */
export const weighing = `salt as materialized (select (random() * 9e15)::bigint as salt)`;

/** SQL of a sum of `tenge`, weighed by `key`. @param lane sums of other lanes are not made up for by this one either */
export function weighed(tenge: string, key: string, { lane = 0, keyed = 'int8' } = {}): string {
  return `${tenge} * (hash${keyed}extended(${key}, (select salt + ${lane} from salt)) & ${most})`;
}

/** SQL of one sum over rows. */
export function sumOf(what: string, from: string): string {
  return `(select coalesce(sum(${what}), 0) from ${from})`;
}
