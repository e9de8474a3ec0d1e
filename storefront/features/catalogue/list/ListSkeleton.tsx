import { PageFrame } from '#storefront/app/frame/PageFrame.tsx';
import { ProductGridSkeleton } from '#storefront/features/catalogue/cards/ProductGrid.tsx';
import { settings } from '#storefront/settings.ts';
import { ActiveFilters } from './ActiveFilters.tsx';
import classes from './ShopPage.module.css';
import { useListFilter } from './use-list-filter.ts';
import { useListTitle } from './use-list-title.ts';

/** Placeholder of a list page: its heading and boxes for the pictures. */
export function ListSkeleton() {
  const { filter, push } = useListFilter();
  return (
    <PageFrame title={useListTitle(filter)}>
      <div className={classes['toolsSkeleton']} />
      <div className={classes['columns']}>
        <div className={classes['side']} />
        <div className={classes['results']}>
          <ActiveFilters filter={filter} understood={[]} onChange={push} />
          <p className={classes['count']}>&nbsp;</p>
          <ProductGridSkeleton count={settings.pageSize * filter.page} beside />
        </div>
      </div>
    </PageFrame>
  );
}
