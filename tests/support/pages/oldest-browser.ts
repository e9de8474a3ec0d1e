/**
 * Takes from a page what is younger than Chrome 80, the oldest browser that is served, before any of its scripts runs.
 * What a page only does better where it can (view transitions) is taken too.
 */
export function deleteYounger(): void {
  const younger: [owner: object | undefined, names: string[]][] = [
    [Array.prototype, ['at', 'findLast', 'findLastIndex', 'toSorted', 'toReversed', 'toSpliced', 'with']],
    [Array, ['fromAsync']],
    [Object.getPrototypeOf(Uint8Array.prototype) as object, ['at', 'findLast', 'toSorted', 'toReversed']],
    [String.prototype, ['at', 'replaceAll', 'isWellFormed', 'toWellFormed']],
    [Object, ['hasOwn', 'groupBy']],
    [Map, ['groupBy']],
    [Promise, ['any', 'withResolvers', 'try']],
    [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom']],
    [AbortSignal, ['timeout', 'any']],
    [Element.prototype, ['replaceChildren']],
    [HTMLElement.prototype, ['showPopover', 'togglePopover']],
    [Document.prototype, ['startViewTransition']],
    [Crypto.prototype, ['randomUUID']],
    [Intl, ['Segmenter', 'DisplayNames']],
    [URL, ['canParse', 'parse']],
    [Response, ['json']],
    [globalThis, ['structuredClone', 'reportError', 'scheduler', 'navigation', 'WeakRef', 'Iterator']],
    [
      Object.getPrototypeOf(Object.getPrototypeOf([].values())) as object,
      ['map', 'filter', 'find', 'some', 'every', 'reduce', 'flatMap', 'take', 'drop', 'toArray', 'forEach'],
    ],
  ];
  for (const [owner, names] of younger)
    for (const name of names) if (owner) Reflect.deleteProperty(owner, name);
}
