import type { LocalText } from '#contract/shared.ts';
import type { Region } from '#domain/delivery/delivery.ts';

/** A place one can order to; `aliases` are old names and the ways people type it. */
export type KnownPlace = {
  readonly region: Region;
  readonly title: LocalText;
  /** of the demonstration shop */
  readonly zone: string;
  readonly aliases: readonly string[];
};

/** One line of a region's list: Turkmen, Russian, then old names and other ways people write it. */
export type PlaceRow = readonly [tm: string, ru: string, ...aliases: readonly string[]];

const plainLetters: Readonly<Record<string, string>> = {
  ä: 'a',
  ç: 'c',
  ň: 'n',
  ö: 'o',
  ş: 's',
  ü: 'u',
  ý: 'y',
  ž: 'z',
};

/** How a name is typed on a keyboard without Turkmen letters. */
export function spellPlainly(name: string): string {
  return name.toLowerCase().replace(/[äçňöşüýž]/g, (letter) => plainLetters[letter] ?? letter);
}

/** Places of one region and one delivery zone. */
export function inZone(region: Region, zone: string, rows: readonly PlaceRow[]): KnownPlace[] {
  return rows.map(([tm, ru, ...aliases]) => ({
    region,
    zone,
    title: { tm, ru },
    aliases: [...new Set([spellPlainly(tm), ...aliases])].filter((alias) => alias !== tm && alias !== ru),
  }));
}
