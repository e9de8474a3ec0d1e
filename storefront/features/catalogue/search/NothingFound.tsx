import { Search } from 'lucide-react';
import { useSelector } from 'react-redux';
import type { Facets } from '#contract/catalogue/shop.ts';
import { useArrivalDays } from '#storefront/features/catalogue/list/use-arrival-days.ts';
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

type Props = {
  filter: ListFilter;
  facets: Facets | null;
  isAsked?: boolean;
  onChange: (next: ListFilter) => void;
};

/** Empty result: offers to remove filters, the whole catalogue, and popular products. */
export function NothingFound({ filter, facets, isAsked = true, onChange }: Props) {
  const t = useTexts(shopTexts);
  const info = useSelector(selectMainInfo);
  const popular = info?.popularProducts ?? [];
  const phone = info?.contacts.phones[0];
  const days = useArrivalDays(filter, facets);
  const isFiltered = countConditions(filter) > 0;
  const later = filter.arrivesBy === null ? undefined : days.find(({ count }) => count);
  if (later) {
    return (
      <EmptyState
        title={t('lateForDay')}
        action={<Button onClick={() => onChange(later.next)}>{later.title}</Button>}
      />
    );
  }
  return (
    <>
      <EmptyState
        icon={<Search aria-hidden="true" />}
        title={t(isAsked ? 'nothing' : 'unasked')}
        action={
          isFiltered && isAsked ? (
            <Button onClick={() => onChange(clearFilter(filter))}>{t('clearAll')}</Button>
          ) : (
            <ButtonLink href={paths.shop()}>{t('wholeCatalogue')}</ButtonLink>
          )
        }
      >
        {t(isAsked ? (isFiltered ? 'fewerFilters' : 'nothingHint') : 'unaskedHint')}{' '}
        {isAsked && phone && (
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone.replace(/ /g, '\u00a0')}</a>
        )}
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
