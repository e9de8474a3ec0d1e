import { useIsWide } from '#storefront/ui/use-is-wide.ts';
import { useEffect, useRef, useState } from 'react';
import type { Visit } from '#storefront/navigation/lazy-page.ts';
import { lazyDialog, lazyPiece } from '#storefront/navigation/lazy-piece.tsx';
import { PageFrame } from '#storefront/app/frame/PageFrame.tsx';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { SkipLink } from '#storefront/app/frame/SkipLink.tsx';
import { ActiveFilters } from './ActiveFilters.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { countConditions, type ListFilter, readFilter } from './list-filter.ts';
import { ListTools } from './ListTools.tsx';
import { SearchedInstead } from './SearchedInstead.tsx';
import { ProductList } from './ProductList.tsx';
import classes from './ShopPage.module.css';
import { shopTexts } from './shop.texts.ts';
import { useFollowPlace } from './use-arrival-days.ts';
import { useListFilter } from './use-list-filter.ts';
import { useListTitle } from './use-list-title.ts';
import { prepareList, useProductList } from './use-product-list.ts';

/** Loads the list of the URL, for a complete first render. */
export function prepare({ dispatch, search }: Visit): Promise<unknown> {
  return dispatch(prepareList(readFilter(search)));
}

export { ListSkeleton as PageSkeleton } from './ListSkeleton.tsx';

const SearchedDay = lazyPiece(() =>
  import('#storefront/features/gift/SearchedDay.tsx').then((part) => part.SearchedDay),
);
const FilterSheet = lazyDialog(() => import('./FilterSheet.tsx').then((part) => part.FilterSheet));

export default function ShopPage() {
  const t = useTexts(shopTexts);
  const { filter, push, amend } = useListFilter();
  const list = useProductList(filter);
  const title = useListTitle(filter);
  useFollowPlace(filter, push);
  const top = useRef<HTMLDivElement>(null);
  const hasSide = useIsWide();
  const [isFiltering, setIsFiltering] = useState(false);
  // When nothing is found even without filters, filters cannot help.
  const isEmpty = list.page?.total === 0 && !list.isOld && countConditions(filter) === 0;

  const retainFocus = useRetainedFocus();

  function change(next: ListFilter) {
    retainFocus();
    setIsFiltering(false);
    push(next);
    const isAbove = (top.current?.getBoundingClientRect().top ?? 0) < 0;
    if (isAbove) top.current?.scrollIntoView();
  }

  return (
    <PageFrame title={title}>
      <SkipLink to="results">{t('toResults')}</SkipLink>
      {!isEmpty && (
        <div className={classes['tools']}>
          <ListTools
            filter={filter}
            facets={list.facets}
            onChange={change}
            onOpenFilter={() => setIsFiltering(true)}
          />
        </div>
      )}
      <div className={classes['columns']} ref={top}>
        {!isEmpty && (
          <aside className={classes['side']} aria-label={t('filter')}>
            {hasSide && <FilterPanel filter={filter} facets={list.facets} onChange={change} />}
          </aside>
        )}
        <div id="results" tabIndex={-1} className={classes['results']}>
          <ActiveFilters filter={filter} understood={list.said.understood} onChange={change} />
          <p className={classes['count']} role="status">
            {list.page && list.page.total > 0 && !list.isOld ? t('found', { n: list.page.total }) : '\u00a0'}
          </p>
          <SearchedInstead said={list.said} filter={filter} onChange={change} />
          <ProductList
            list={list}
            filter={filter}
            onChange={change}
            onMore={() => amend({ ...filter, page: (list.page?.number ?? 0) + 1 })}
          />
        </div>
      </div>
      <DayOfWords list={list} />
      {isFiltering && <FilterSheet filter={filter} onApply={change} onClose={() => setIsFiltering(false)} />}
    </PageFrame>
  );
}

/** The pressed button may be removed with its filter: focus then moves to the results. */
function useRetainedFocus(): () => void {
  const pressed = useRef<Element | null>(null);
  // A filter recognized in the text is removed only with the next answer.
  useEffect(() => {
    if (!pressed.current || pressed.current.isConnected) return;
    pressed.current = null;
    if (document.activeElement === document.body)
      document.getElementById('results')?.focus({ preventScroll: true });
  });
  return () => {
    const { activeElement } = document;
    // A dialog returns the focus itself.
    pressed.current = activeElement?.closest('dialog') ? null : activeElement;
  };
}

type ListProps = { list: Pick<ReturnType<typeof useProductList>, 'page' | 'isOld' | 'said'> };

/** Tells the order of the day that the list's words name; a list on its way says nothing new. */
function DayOfWords({ list: { page, isOld, said } }: ListProps) {
  const [day, setDay] = useState<string | null>(null);
  const named = said.understood.find(({ kind }) => kind === 'day')?.day ?? '';
  const isLoaded = page !== null && !isOld;
  if (isLoaded && named !== (day ?? '')) setDay(named);
  return day !== null && <SearchedDay day={day} />;
}
