import type { ListQuery, Sort } from '#contract/catalogue/shop.ts';
import type { Day } from '#domain/delivery/calendar.ts';
import { mostLeadDays } from '#domain/delivery/made-to-order.ts';
import type { Arrival } from '#server/features/delivery/read-arrival.ts';

/** Filters of a list: OR inside one filter, AND between them. An absent filter has no effect. */
export type Filters = {
  ids?: readonly number[] | undefined;
  ideas?: readonly number[] | undefined;
  categories?: readonly number[] | undefined;
  brands?: readonly number[] | undefined;
  occasions?: readonly number[] | undefined;
  recipients?: readonly number[] | undefined;
  /** tenge, both ends included */
  priceMin?: number | undefined;
  priceMax?: number | undefined;
  inStock?: boolean | undefined;
  discount?: boolean | undefined;
  /** Products with any of these are left out. */
  except?: Exclusion | undefined;
  /** Maximum lead time in working days; goods in stock always match. */
  leadDays?: number | undefined;
};

/** What a query says not to show. */
export type Exclusion = Readonly<
  Record<'products' | 'categories' | 'recipients' | 'occasions', readonly number[]>
>;

export type Slice = { sort: Sort; number: number; size: number };

/** Parses the query of the list. `in_stock=false` and `discount=false` are an unticked box, not "only the others". */
export function readFilters(query: ListQuery): Filters {
  return {
    ids: readIds(query.ids),
    ideas: readIds(query.idea),
    categories: readIds(query.category),
    brands: readIds(query.brand),
    occasions: readIds(query.occasion),
    recipients: readIds(query.recipient),
    priceMin: query.price_min,
    priceMax: query.price_max,
    inStock: query.in_stock === true ? true : undefined,
    discount: query.discount === true ? true : undefined,
  };
}

/** Interpreted parts of the search text that are let go. */
export function readWithout({ without }: Pick<ListQuery, 'without'>): ReadonlySet<string> | undefined {
  return without === undefined ? undefined : new Set(without.split(','));
}

/** What can be delivered by a day: all in stock with a short enough lead time, or nothing. */
export function arrivalFilter({ soonest }: Arrival, by: Day): Filters {
  const isInTime = (day: Day | null) => day !== null && day <= by;
  let leadDays = -1;
  while (leadDays < mostLeadDays && isInTime(soonest(leadDays + 1))) leadDays++;
  return leadDays < 0 ? { ids: [] } : { inStock: true, leadDays };
}

/** Best matches first for a search, otherwise the newest; twelve a page. */
export function readSlice(query: ListQuery, isSearch: boolean): Slice {
  const sort = query.sort ?? (isSearch ? 'relevance' : 'new');
  return {
    sort: sort === 'relevance' && !isSearch ? 'new' : sort,
    number: query.page ?? 1,
    size: query.page_size ?? 12,
  };
}

function readIds(text: string | undefined): number[] | undefined {
  return text === undefined ? undefined : [...new Set(text.split(',').map(Number))];
}
