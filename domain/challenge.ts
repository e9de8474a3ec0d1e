/**
 * The work that a browser does before an address with many askers gets another code: it derives keys, one number after
 * the other, until one begins as the challenge says. The server has chosen the number in the upper half, so that the work
 * is bounded: between half and all of `tries`. Figures are in docs/decisions/0017-proof-of-work.md.
 */
export const challengeWork = { iterations: 2_000, tries: 800 };
/** Long enough for an old phone, too short to collect solutions. */
export const challengeSeconds = 180;
/** The browser finds the first half of the derived key in the challenge and answers with the second. */
export const halfKeyBytes = 16;
