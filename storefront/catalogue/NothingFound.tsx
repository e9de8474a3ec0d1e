import { useTexts } from '../lang/use-texts.ts';
import { paths } from '../paths.ts';
import { useShop } from '../store/hooks.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { SectionTitle } from '../ui/SectionTitle.tsx';
import { clearFilter, countConditions, type ListFilter } from './list-filter.ts';
import { ProductGrid } from './ProductGrid.tsx';
import { shopTexts } from './shop.texts.ts';

type Props = { filter: ListFilter; onChange: (next: ListFilter) => void };

/** Never a dead end: filters off, the whole catalogue, and what others give. */
export function NothingFound({ filter, onChange }: Props) {
  const t = useTexts(shopTexts);
  const popular = useShop((state) => state.info.mainInfo?.popularProducts) ?? [];
  return (
    <>
      <EmptyState
        title={t('nothing')}
        action={
          countConditions(filter) > 0 ? (
            <Button onClick={() => onChange(clearFilter(filter))}>{t('clearAll')}</Button>
          ) : (
            <ButtonLink href={paths.shop()}>{t('wholeCatalogue')}</ButtonLink>
          )
        }
      >
        {t('nothingHint')}
      </EmptyState>
      {popular.length > 0 && (
        <section>
          <SectionTitle>{t('popularNow')}</SectionTitle>
          <ProductGrid products={popular.slice(0, 6)} beside />
        </section>
      )}
    </>
  );
}
