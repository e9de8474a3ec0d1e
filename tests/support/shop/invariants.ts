/** The books are checked by the same questions in every test, in every proof, and when a backup is restored. */
export { type Breach, findBreaches } from '#server/invariants/invariants.ts';
