import type { Need } from '#contract/dashboard/needs.ts';
import { filterSearch } from '#backoffice/data/read-filter.ts';

const filtered = (filter: object) => `/orders${filterSearch(filter)}`;

/** Where a need is cured: at the order itself where it is one, otherwise where all of them are found. */
export function addressOfNeed({ kind, count, sample: { id } }: Need): string {
  const one = count === 1 ? `/orders/${id}/show` : undefined;
  switch (kind) {
    case 'late':
      return '/board?slot=late';
    case 'reviews':
      return '/products/reviews';
    case 'guessed':
      return '/discounts/certificates';
    case 'holiday':
      return `/products/sections/occasions/${id}`;
    case 'new':
      return one ?? filtered({ status: 'placed' });
    case 'call':
    case 'waiting':
      return one ?? `/orders?view=${kind}`;
    case 'money':
    case 'bank':
    case 'change':
    case 'deed':
    case 'thanks':
      return one ?? filtered({ alarm: true });
  }
}
