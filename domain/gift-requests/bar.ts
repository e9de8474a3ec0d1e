/** Whose gifts a recipient has refused: everybody's, those of anonymous givers, or this giver's. */
export const barScopes = ['all', 'anonymous', 'giver'] as const;
export type BarScope = (typeof barScopes)[number];

export type Bar = { scope: BarScope; giver: string };

/** `giver` is the keyed hash of the giver's number. */
export function isBarred(bars: readonly Bar[], gift: { giver: string; isAnonymous: boolean }): boolean {
  return bars.some(
    ({ scope, giver }) =>
      scope === 'all' ||
      (scope === 'anonymous' && gift.isAnonymous) ||
      (scope === 'giver' && giver === gift.giver),
  );
}

/**
 * Whether staff see a mark at a number: it refuses gifts of this giver, or, where none is named, of anybody. They never
 * see whose: that is between the recipient and the shop.
 */
export function hasMark(bars: readonly Bar[], giver: string | undefined): boolean {
  return bars.some((bar) => bar.scope !== 'giver' || (giver ?? bar.giver) === bar.giver);
}
