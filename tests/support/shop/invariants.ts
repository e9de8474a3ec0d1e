/** The same invariant checks for every test, every proof, and restored backups. */
export { type Breach, findBreaches } from '#server/invariants/invariants.ts';
