import { useSelector } from 'react-redux';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { paths } from '#storefront/paths.ts';
import { selectMainInfo } from '#storefront/features/content/texts/info.slice.ts';
import { Button, ButtonLink } from '#storefront/ui/Button.tsx';
import { EmptyState } from '#storefront/ui/feedback/EmptyState.tsx';
import { SectionTitle } from '#storefront/ui/surfaces/SectionTitle.tsx';
import {
  clearFilter,
  countConditions,
  type ListFilter,
} from '#storefront/features/catalogue/list/list-filter.ts';
import { ProductGrid } from '#storefront/features/catalogue/cards/ProductGrid.tsx';
import { shopTexts } from '#storefront/features/catalogue/list/shop.texts.ts';

type Props = { filter: ListFilter; onChange: (next: ListFilter) => void };

/** Never a dead end: filters off, the whole catalogue, and what others give. */
export function NothingFound({ filter, onChange }: Props) {
  const t = useTexts(shopTexts);
  const popular = useSelector(selectMainInfo)?.popularProducts ?? [];
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
