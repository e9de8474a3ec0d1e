import { Check, Search } from 'lucide-react';
import { type KeyboardEvent, type Ref, useEffect, useMemo, useRef, useState } from 'react';
import { regions } from '#domain/delivery/delivery.ts';
import { useSelector } from 'react-redux';
import type { Region } from '#contract/delivery/shop.ts';
import type { LoadState } from '#storefront/store/use-load.ts';
import { useLocal, useTexts } from '#storefront/lang/use-texts.ts';
import { selectZones } from './delivery.slice.ts';
import { Chip, ChipRail } from '#storefront/ui/Chip.tsx';
import { ErrorState } from '#storefront/ui/feedback/ErrorState.tsx';
import { Sheet } from '#storefront/ui/surfaces/Sheet.tsx';
import { Skeleton } from '#storefront/ui/feedback/Skeleton.tsx';
import { VisuallyHidden } from '#storefront/ui/VisuallyHidden.tsx';
import { addressTexts } from './address.texts.ts';
import { findPlace, findPlaces, indexPlaces } from './find-places.ts';
import classes from './PlaceField.module.css';
import { regionTexts } from './region.texts.ts';

type Props = {
  chosen: number | null;
  onChoose: (place: number) => void;
  onClose: () => void;
  /** Loading state of the list of places. */
  loading: LoadState;
};

/** All delivery places: by region, or searched by any known name. */
export function PlaceSheet({ chosen, onChoose, onClose, loading }: Props) {
  const t = useTexts(addressTexts);
  const zones = useSelector(selectZones);
  const [query, setQuery] = useState('');
  const [region, setRegion] = useState<Region | null>(findPlace(zones, chosen)?.region ?? null);
  const index = useMemo(() => indexPlaces(zones ?? []), [zones]);
  const found = useMemo(() => findPlaces(index, query, region), [index, query, region]);
  const search = useSearchFocus();
  const list = useRef<HTMLUListElement>(null);

  /** Enter takes the only place, or goes to the first of several. */
  function take(event: KeyboardEvent): void {
    const [only, other] = found;
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || query.trim() === '') return;
    event.preventDefault();
    if (only && !other) onChoose(only.id);
    else list.current?.querySelector('button')?.focus();
  }

  return (
    <Sheet isOpen onClose={onClose} title={t('place')}>
      <label className={classes['search']}>
        <Search size={20} aria-hidden="true" />
        <VisuallyHidden>{t('searchPlace')}</VisuallyHidden>
        <input
          ref={search}
          type="search"
          placeholder={t('searchPlace')}
          autoComplete="off"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
          onKeyDown={take}
        />
      </label>
      {query.trim() === '' && <RegionRail region={region} onChoose={setRegion} />}
      <VisuallyHidden>
        <span role="status">{t('placesFound', { n: found.length })}</span>
      </VisuallyHidden>
      {!zones && loading.isLoading && <Skeleton height="240px" radius="14px" />}
      {!zones && loading.failure && (
        <ErrorState onRetry={loading.retry}>{loading.failure.sentence}</ErrorState>
      )}
      <PlaceList
        ref={list}
        places={found}
        chosen={chosen}
        onChoose={onChoose}
        withRegion={query !== '' || region === null}
      />
      {zones && found.length === 0 && (
        <div className={classes['nothing']}>
          <b>{t('noPlace')}</b>
          <p>{t('noPlaceHint')}</p>
        </div>
      )}
    </Sheet>
  );
}

/** Focuses the search field, but not on touch screens, where the keyboard would cover the list. */
function useSearchFocus() {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!matchMedia('(pointer: coarse)').matches) input.current?.focus();
  }, []);
  return input;
}

type RailProps = { region: Region | null; onChoose: (region: Region | null) => void };

function RegionRail({ region, onChoose }: RailProps) {
  const t = useTexts(addressTexts);
  const regionName = useTexts(regionTexts);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => showChosen(box.current), []);
  return (
    <div ref={box}>
      <ChipRail label={t('place')}>
        <Chip isSelected={region === null} onClick={() => onChoose(null)}>
          {t('allRegions')}
        </Chip>
        {regions.map((code) => (
          <Chip key={code} isSelected={region === code} onClick={() => onChoose(code)}>
            {regionName(code)}
          </Chip>
        ))}
      </ChipRail>
    </div>
  );
}

/** The chosen region may be beyond the end of the row. */
function showChosen(box: HTMLElement | null): void {
  const chosen = box?.querySelector('[aria-pressed="true"]');
  const rail = chosen?.parentElement;
  if (!chosen || !rail) return;
  const [chip, row] = [chosen.getBoundingClientRect(), rail.getBoundingClientRect()];
  if (chip.right > row.right) rail.scrollLeft += chip.left - row.left - (row.width - chip.width) / 2;
}

type ListProps = Pick<Props, 'chosen' | 'onChoose'> & {
  ref: Ref<HTMLUListElement>;
  places: ReturnType<typeof findPlaces>;
  /** Shows the region of each place. */
  withRegion: boolean;
};

function PlaceList({ ref, places, chosen, onChoose, withRegion }: ListProps) {
  const regionName = useTexts(regionTexts);
  const local = useLocal();
  return (
    <ul ref={ref} className={classes['list']}>
      {places.map((place) => (
        <li key={place.id}>
          <button
            type="button"
            aria-current={place.id === chosen ? 'true' : undefined}
            onClick={() => onChoose(place.id)}
          >
            <span>
              {local(place.title)}
              {withRegion && <small>{regionName(place.region)}</small>}
            </span>
            {place.id === chosen && <Check size={22} strokeWidth={2} aria-hidden="true" />}
          </button>
        </li>
      ))}
    </ul>
  );
}
