/** «Мужу сестры», "uýamyň adamsyna": of two persons side by side one is the recipient, the other says whose. */
import { lastOf } from '#domain/lists/last-of.ts';
import { isCyrillic, type QueryWord } from '#domain/search.ts';
import type { Lexicon } from './lexicon.ts';

type PartPlaces = { kind: string; places: readonly number[] };
type RelationContext = { words: readonly QueryWord[]; isStop: ReadonlySet<number>; lexicon: Lexicon };

const joining = /^(?:i|ili|we|ya|da|a|hem|dlya|ucin)$/;
const genitive = /(?:[аяыи]|[ое]в|ей|[ое]го|ой)$/;
const adjective = /(?:[ыио]й|ая)$/;

/** Of two persons side by side one, where the other only says whose. @param parts in the order of their places */
export function joinOwners<One extends PartPlaces>(parts: readonly One[], reading: RelationContext): One[] {
  const left: One[] = [];
  for (const next of parts) {
    const last = lastOf(left);
    const isBeside = last?.kind === 'recipient' && next.kind === last.kind && areBeside(last, next, reading);
    const isOwned = isBeside && isOwner(last, reading);
    if (!isBeside || !(isOwned || isGenitive(next, reading))) left.push(next);
    else left[left.length - 1] = { ...(isOwned ? next : last), places: [...last.places, ...next.places] };
  }
  return left;
}

function areBeside(one: PartPlaces, next: PartPlaces, { words, isStop }: RelationContext): boolean {
  const [from, to] = [lastOf(one.places) ?? 0, next.places[0] ?? 0];
  return words
    .slice(from + 1, to)
    .every(({ word }, step) => isStop.has(from + 1 + step) && !joining.test(word));
}

/** A Turkmen genitive comes before; «любимая» beside a person tells nobody else. */
function isOwner(one: PartPlaces, { words, lexicon }: RelationContext): boolean {
  const { typed = '', word = '' } = words[lastOf(one.places) ?? 0] ?? {};
  return isCyrillic(typed)
    ? one.places.length === 1 && adjective.test(lexicon.known.get(word)?.ru ?? '')
    : /[yiu]n$/.test(word);
}

function isGenitive({ places }: PartPlaces, { words, lexicon }: RelationContext): boolean {
  const { typed = '', word = '' } = words[places[0] ?? 0] ?? {};
  const lower = typed.toLowerCase();
  return isCyrillic(typed) && genitive.test(lower) && lexicon.known.get(word)?.ru !== lower;
}
