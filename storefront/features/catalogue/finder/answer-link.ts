import { paths } from '#storefront/paths.ts';
import { type ListFilter, toShopQuery } from '#storefront/features/catalogue/list/list-filter.ts';

/**
 * Where an answer leads without scripts. Relative, so that it is not prefetched: with scripts it does not open another
 * page.
 */
export const answerLink = (next: ListFilter): string =>
  `?${paths.giftFinder(toShopQuery({ ...next, page: 1 })).split('?')[1] ?? ''}`;
