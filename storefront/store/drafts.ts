/**
 * The part of immer that this shop's slices use, at a seventh of its weight: drafts of plain objects and lists.
 * It comes with the light toolkit (toolkit.ts); tests of the slices run with immer itself, which also freezes, and
 * drafts.test.ts holds both to the same results.
 */
type Plain = Record<PropertyKey, unknown>;
type Draft = { base: Plain; copy: Plain; isChanged: boolean; parent: Draft | null };

const drafts = new WeakMap<object, Draft>();
/** How many parts have ever been handed out as drafts. */
let handedOut = 0;

export function isDraft(value: unknown): boolean {
  return drafts.has(value as object);
}

export function isDraftable(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === Array.prototype || prototype === null;
}

/** What `base` becomes by `recipe`, which may change its draft or return something new; parts untouched stay the same. */
export function produce<State>(base: State, recipe: (draft: State) => unknown): State {
  const before = handedOut;
  const draft = open(base as Plain, null) as State;
  const returned = recipe(draft);
  // Where no part was asked for, none can be inside of what is new: long answers need no search.
  return close(returned === undefined ? draft : returned, handedOut > before) as State;
}

function open(base: Plain, parent: Draft | null): object {
  const copy = clone(base);
  const draft: Draft = { base, copy, isChanged: false, parent };
  const proxy = new Proxy(copy, {
    get(target, key) {
      const value = target[key];
      if (!isDraftable(value) || value !== base[key] || isDraft(value)) return value;
      handedOut += 1;
      return (target[key] = open(value as Plain, draft));
    },
    set(target, key, value) {
      if (target[key] !== value || !(key in target)) mark(draft);
      target[key] = value;
      return true;
    },
    deleteProperty(target, key) {
      if (key in target) mark(draft);
      return delete target[key];
    },
  });
  drafts.set(proxy, draft);
  return proxy;
}

function mark(draft: Draft | null): void {
  for (let one = draft; one && !one.isChanged; one = one.parent) one.isChanged = true;
}

/** Puts plain values in the place of drafts, also inside new objects that `mayHold` some. */
function close(value: unknown, mayHold: boolean): unknown {
  const draft = drafts.get(value as object);
  if (draft) return draft.isChanged ? closeParts(clone(draft.copy), mayHold, draft.base) : draft.base;
  return mayHold && isDraftable(value) ? closeParts(value as Plain, mayHold) : value;
}

/** Parts that are those of `base` hold no drafts and are not looked through again. */
function closeParts(from: Plain, mayHold: boolean, base?: Plain): Plain {
  let whole = from;
  for (const key of Object.keys(from)) {
    if (base && from[key] === base[key]) continue;
    const part = close(from[key], mayHold);
    if (part === from[key]) continue;
    if (whole === from) whole = clone(from);
    whole[key] = part;
  }
  return whole;
}

function clone(value: Plain): Plain {
  return (Array.isArray(value) ? [...(value as unknown[])] : { ...value }) as Plain;
}
