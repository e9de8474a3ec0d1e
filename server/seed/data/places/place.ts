import type { SeedPlace } from '../../seed-types.ts';

/** One line of a region's list: Turkmen, Russian, then old names and other ways people write it. */
export type PlaceRow = readonly [tm: string, ru: string, ...aliases: readonly string[]];

const plainLetters: Readonly<Record<string, string>> = { ä: 'a', ç: 'c', ň: 'n', ö: 'o', ş: 's', ü: 'u', ý: 'y', ž: 'z' };

/** How a name is typed on a keyboard without Turkmen letters. */
export function spellPlainly(name: string): string {
  return name.toLowerCase().replace(/[äçňöşüýž]/g, (letter) => plainLetters[letter] ?? letter);
}

/** Places of one region and one delivery zone. */
export function inZone(region: string, zone: string, rows: readonly PlaceRow[]): SeedPlace[] {
  return rows.map(([tm, ru, ...aliases]) => ({
    region,
    zone,
    title: { tm, ru },
    aliases: [...new Set([spellPlainly(tm), ...aliases])].filter((alias) => alias !== tm && alias !== ru),
  }));
}
