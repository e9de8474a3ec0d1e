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
