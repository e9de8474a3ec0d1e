import { useSelector } from 'react-redux';
import type { MainInfo } from '#contract/content/shop.ts';
import type { UnderstoodPart } from '#contract/catalogue/shop.ts';
import { isCyrillic } from '#domain/search.ts';
import { nameRange } from '#storefront/features/catalogue/finder/name-range.ts';
import { selectMainInfo } from '#storefront/features/content/texts/info.slice.ts';
import { useDelivery } from '#storefront/features/delivery/use-delivery.ts';
import { useLanguage, useLocal, useTexts } from '#storefront/lang/use-texts.ts';
import { Button } from '#storefront/ui/Button.tsx';
import { Chip } from '#storefront/ui/Chip.tsx';
import { findTitle } from './filter-values.ts';
import { clearFilter, groupNames, type ListFilter, toggleValue } from './list-filter.ts';
import classes from './ListTools.module.css';
import { shopTexts } from './shop.texts.ts';
import { useDayName, useTitleOfPlace } from './use-arrival-days.ts';

type Row = { title: string; next: ListFilter };
type Props = {
  filter: ListFilter;
  /** Filters that the server recognized in the search text. */
  understood: readonly UnderstoodPart[];
  onChange: (next: ListFilter) => void;
};

/** Active filters as removable chips: first those recognized in the text, then those chosen. */
export function ActiveFilters({ filter, understood, onChange }: Props) {
  const t = useTexts(shopTexts);
  const info = useSelector(selectMainInfo);
  const meant = useUnderstoodRows(filter, understood, info);
  const chosen = useChosenRows(filter, info);
  if (meant.length + chosen.length === 0) return null;
  return (
    <div className={classes['active']} role="group" aria-label={t('filtersOn')}>
      {filter.place !== null && <LoadedPlaces />}
      {[...meant, ...chosen].map(({ title, next }) => (
        <Chip key={title} removeLabel={t('removeFilter', { title })} onClick={() => onChange(next)}>
          {title}
        </Chip>
      ))}
      {chosen.length > 1 && (
        <Button look="link" small onClick={() => onChange(clearFilter(filter))}>
          {t('clearAll')}
        </Button>
      )}
    </div>
  );
}

/** Loads the places when this device has none yet, to name the place of the URL. */
function LoadedPlaces() {
  useDelivery();
  return null;
}

/** Chips of the recognized filters; removing one keeps the other words of the text. */
function useUnderstoodRows(
  filter: ListFilter,
  understood: readonly UnderstoodPart[],
  info: MainInfo | null,
): Row[] {
  const local = useLocal();
  const language = useLanguage();
  const nameDay = useDayName();
  const nameExcept = useExceptName();
  return understood.flatMap((part) => {
    const title =
      part.kind === 'except'
        ? nameExcept(part)
        : part.kind === 'price'
          ? nameRange({ priceMin: part.from, priceMax: part.to }, language)
          : part.kind === 'day'
            ? part.day && nameDay(part.day)
            : info && titlesOf(part.kind, part.ids, info).map(local).join(', ');
    return title ? [{ title, next: { ...filter, q: part.without, page: 1 } }] : [];
  });
}

/** As typed when that is in the visitor's language. */
function useExceptName() {
  const t = useTexts(shopTexts);
  const local = useLocal();
  const language = useLanguage();
  return ({ words = '', title }: UnderstoodPart) =>
    isCyrillic(words) === (language === 'ru') ? words : t('except', { what: local(title ?? null) });
}

const titlesOf = (kind: 'recipient' | 'occasion', ids: readonly number[], info: MainInfo) =>
  ids.flatMap((id) => findTitle(kind, id, info) ?? []);

function useChosenRows(filter: ListFilter, info: MainInfo | null): Row[] {
  const t = useTexts(shopTexts);
  const local = useLocal();
  const language = useLanguage();
  const nameDay = useDayName();
  const place = useTitleOfPlace(filter.place);
  if (!info) return [];
  const { priceMin, priceMax, arrivesBy } = filter;
  const rows = groupNames.flatMap((group) =>
    filter[group].map((id) => ({
      title: local(findTitle(group, id, info)) || `№ ${id}`,
      next: toggleValue(filter, group, id),
    })),
  );
  const add = (isOn: boolean, title: () => string, off: Partial<ListFilter>) => {
    if (isOn) rows.push({ title: title(), next: { ...filter, ...off, page: 1 } });
  };
  add(priceMin !== null || priceMax !== null, () => nameRange(filter, language), {
    priceMin: null,
    priceMax: null,
  });
  add(arrivesBy !== null, () => [nameDay(arrivesBy ?? ''), ...(place ? [local(place)] : [])].join(' · '), {
    arrivesBy: null,
    place: null,
  });
  add(filter.inStock, () => t('inStock'), { inStock: false });
  add(filter.discount, () => t('discount'), { discount: false });
  return rows;
}
