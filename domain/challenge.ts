/**
 * Proof of work, in place of a captcha, that a browser does before an address with many requests gets another code: it derives keys, one number
 * after the other, until one begins as the challenge says. The server chose the number in the upper half, so the work
 * is bounded: between half and all of `tries`. Figures are in docs/decisions/0017-proof-of-work.md.
 */
export const challengeWork = { iterations: 2_000, tries: 800 };
/** Validity of a challenge: long enough for an old phone, too short to collect solutions. */
export const challengeSeconds = 180;
/** The challenge contains the first half of the derived key; the browser answers with the second. */
export const halfKeyBytes = 16;
