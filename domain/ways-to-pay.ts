/** Of the ways of paying that are switched on those that can be taken: cards only where a bank is on as well. */
export const waysToPay = <M extends string>(on: { methods: readonly M[]; banks: readonly string[] }): M[] =>
  on.methods.filter((method) => method !== 'ONLINE' || on.banks.length > 0);
