import { bankCodes } from '#domain/payments/bank-answer.ts';
import { settings } from './settings.ts';
import type { Env } from './types.ts';

/**
 * Names that look like a setting and are none. A variable is refused when its name
 * - is a setting's in other letter case,
 * - is one letter off a setting's name of 8 or 9 letters, or up to two off a longer one (two neighbours swapped count as two), or
 * - begins like settings that only this shop has.
 * Everything else belongs to other programs (PATH, DATABASE_NAME, LOG_FORMAT) and is left alone.
 */
export function findMisspelt(env: Env): string[] {
  return Object.keys(env).flatMap((name) => {
    if (known.has(name) || !env[name]?.trim()) return [];
    const meant = findMeant(name);
    // The environment of Windows has no letter case.
    if (meant && meant === name.toUpperCase() && env[meant]) return [];
    if (meant) return [`${name} is no setting; did you mean ${meant}?`];
    return ownPrefixes.test(name) ? [`${name} is no setting; ${namesLike(name)}.`] : [];
  });
}

const known = new Set(settings);
const ownPrefixes = /^(BANK|SMS|SMPP|METRICS|BACKUP|WAL|TRUSTED)_/i;
const shortest = 8;

function findMeant(name: string): string | undefined {
  const upper = name.toUpperCase();
  if (known.has(upper)) return upper;
  const near = [...known]
    .filter((each) => each.length >= shortest)
    .map((each) => ({ each, off: countEdits(upper, each), most: each.length < 10 ? 1 : 2 }))
    .filter(({ off, most }) => off <= most)
    .sort((a, b) => a.off - b.off);
  return near[0]?.each;
}

function namesLike(name: string): string {
  if (/^BANK_/i.test(name))
    return `those of a bank are BANK_<CODE>_URL, _USER, _PASSWORD, _CA_FILE and _CALLBACK_KEY, and the banks are ${bankCodes.join(', ')}`;
  const [prefix = ''] = name.toUpperCase().split('_', 1);
  const like = [...known].filter((each) => each.startsWith(`${prefix}_`));
  return `those that begin so are ${like.join(', ')}`;
}

/** Letters to insert, remove or replace between two names; names that differ in length by more than two are just far. */
function countEdits(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return Infinity;
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries())
      next.push(
        Math.min((next[j] ?? 0) + 1, (row[j + 1] ?? 0) + 1, (row[j] ?? 0) + (letter === other ? 0 : 1)),
      );
    row = next;
  }
  return row[b.length] ?? Infinity;
}
