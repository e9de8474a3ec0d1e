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
 * What staff are shown about a number: the bars that stand against this giver, or against anybody. One against
 * everybody covers the others.
 */
export function standingBars(bars: readonly Bar[], giver: string | undefined): readonly BarScope[] {
  const stands = (scope: BarScope) =>
    bars.some((bar) => bar.scope === scope && (scope !== 'giver' || (giver ?? bar.giver) === bar.giver));
  return stands('all') ? ['all'] : barScopes.filter(stands);
}
