/** The filters of the listing, as kept in the URL, which is the only source of truth for them. */
import type { ListQuery, Sort } from '#contract/catalogue/shop.ts';
import { isDay } from '#domain/delivery/calendar.ts';
import type { ShopQuery } from '#storefront/paths.ts';
import { settings } from '#storefront/settings.ts';

/** Groups of values: OR inside a group, AND between them. */
export const groupNames = ['category', 'recipient', 'occasion', 'brand', 'idea'] as const;
export type GroupName = (typeof groupNames)[number];

export type ListFilter = Record<GroupName, number[]> & {
  q: string;
  /** Tenge; null means no bound. */
  priceMin: number | null;
  priceMax: number | null;
  inStock: boolean;
  discount: boolean;
  /** Latest delivery day, and the place; null means any day, and the home zone. */
  arrivesBy: string | null;
  place: number | null;
  /** Search the text exactly as typed, without corrections. */
  asTyped: boolean;
  /** Null is the default order: by relevance to a text, otherwise by popularity. */
  sort: Sort | null;
  /** How many pages of twelve are on screen. */
  page: number;
};

export const sorts: Sort[] = ['popular', 'new', 'price', '-price'];
const mostPages = 75;

/** Parses a query string; what is invalid is ignored, so that an old or mistyped link still shows products. */
export function readFilter(search: string): ListFilter {
  const params = new URLSearchParams(search);
  const sort = params.get('sort') as Sort | null;
  const arrivesBy = readDay(params.get('arrives_by'));
  const filter: ListFilter = {
    category: readIds(params.get('category')),
    recipient: readIds(params.get('recipient')),
    occasion: readIds(params.get('occasion')),
    brand: readIds(params.get('brand')),
    idea: readIds(params.get('idea')),
    q: (params.get('q') ?? '').trim().slice(0, 200),
    priceMin: readWhole(params.get('price_min')),
    priceMax: readWhole(params.get('price_max')),
    inStock: params.get('in_stock') === 'true',
    discount: params.get('discount') === 'true',
    arrivesBy,
    // A place is only kept together with a day.
    place: arrivesBy === null ? null : (readIds(params.get('place'))[0] ?? null),
    asTyped: params.get('as_typed') === 'true',
    sort: sort && sorts.includes(sort) ? sort : null,
    page: Math.min(mostPages, Math.max(1, readWhole(params.get('page')) ?? 1)),
  };
  const { priceMin, priceMax } = filter;
  if (priceMin !== null && priceMax !== null && priceMin > priceMax) {
    return { ...filter, priceMin: priceMax, priceMax: priceMin };
  }
  return filter;
}

/** Serializes to a query string; equal filters give equal URLs. */
export function toShopQuery(filter: ListFilter): ShopQuery {
  return {
    q: filter.q,
    ...Object.fromEntries(groupNames.map((name) => [name, joinIds(filter[name])])),
    price_min: filter.priceMin ?? undefined,
    price_max: filter.priceMax ?? undefined,
    in_stock: filter.inStock,
    discount: filter.discount,
    arrives_by: filter.arrivesBy ?? undefined,
    place: filter.place ?? undefined,
    as_typed: filter.asTyped,
    sort: filter.sort ?? undefined,
    page: filter.page > 1 ? filter.page : undefined,
  };
}

/** Converts to the server's query; the loader adds the page. */
export function toListQuery(filter: ListFilter): ListQuery {
  const query: ListQuery = { page_size: settings.pageSize };
  if (filter.q) query.q = filter.q;
  for (const name of groupNames) if (filter[name].length > 0) query[name] = joinIds(filter[name]);
  if (filter.priceMin !== null) query.price_min = filter.priceMin;
  if (filter.priceMax !== null) query.price_max = filter.priceMax;
  if (filter.inStock) query.in_stock = true;
  if (filter.discount) query.discount = true;
  if (filter.arrivesBy !== null) query.arrives_by = filter.arrivesBy;
  if (filter.place !== null) query.place = filter.place;
  if (filter.asTyped) query.as_typed = true;
  query.sort = filter.sort ?? (filter.q ? 'relevance' : 'popular');
  return query;
}

/** Adds or removes a value, and goes back to the first page. */
export function toggleValue(filter: ListFilter, group: GroupName, id: number): ListFilter {
  const ids = filter[group];
  const next = ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
  return { ...filter, [group]: next, page: 1 };
}

/** Removes everything but the text and the order. */
export function clearFilter(filter: ListFilter): ListFilter {
  return { ...readFilter(''), q: filter.q, sort: filter.sort, asTyped: filter.asTyped };
}

/** How many conditions are active, for the badge on the button. */
export function countConditions(filter: ListFilter): number {
  const values = groupNames.reduce((sum, name) => sum + filter[name].length, 0);
  const hasPrice = filter.priceMin !== null || filter.priceMax !== null;
  const { inStock, discount, arrivesBy } = filter;
  return values + [hasPrice, inStock, discount, arrivesBy !== null].filter(Boolean).length;
}

function readIds(text: string | null): number[] {
  const ids = (text ?? '').split(',').flatMap((part) => readWhole(part) ?? []);
  return [...new Set(ids)].filter((id) => id > 0).slice(0, 100);
}

function joinIds(ids: number[]): string {
  return [...ids].sort((a, b) => a - b).join(',');
}

function readDay(text: string | null): string | null {
  return text !== null && isDay(text) ? text : null;
}

function readWhole(text: string | null): number | null {
  return text && /^\d{1,9}$/.test(text) ? Number(text) : null;
}
