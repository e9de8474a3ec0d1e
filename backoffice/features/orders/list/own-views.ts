import type { OrderFilter } from '#contract/fulfilment/order-filter.ts';
import { readFilter } from '#backoffice/data/read-filter.ts';

/** A filter of the list that somebody has kept under a name. */
export type OwnView = { name: string; filter: OrderFilter };

export const mostOwnViews = 12;

/** What is kept of a filter: no words of a search, which may be a buyer's name or number. */
export function keptFilter(filter: Record<string, unknown>): OrderFilter {
  const { q: _, ...kept } = readFilter(filter) as OrderFilter;
  return kept;
}

/** Whether there is more to keep than one of the shop's views. */
export function isWorthKeeping(filter: Record<string, unknown>): boolean {
  return Object.keys(keptFilter(filter)).some((name) => name !== 'view');
}

/** The view that a filter is, whatever is searched for in it. */
export function findOwnView(views: readonly OwnView[], filter: Record<string, unknown>): OwnView | undefined {
  const wanted = Object.entries(keptFilter(filter));
  const isIt = (kept: Record<string, unknown>) => wanted.every(([name, value]) => kept[name] === value);
  return views.find((view) => Object.keys(view.filter).length === wanted.length && isIt(view.filter));
}

/** Puts a view in its place: that of the `former` one, or of one that is called so, else the last. */
export function putOwnView(views: readonly OwnView[], view: OwnView, former = view.name): OwnView[] {
  const others = views.filter(({ name }) => name === former || name !== view.name);
  const isKnown = others.some(({ name }) => name === former);
  return isKnown ? others.map((one) => (one.name === former ? view : one)) : [...others, view];
}
