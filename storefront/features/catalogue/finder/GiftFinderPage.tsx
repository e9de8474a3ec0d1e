import type { ReactNode } from 'react';
import { ChevronDown, MapPin } from 'lucide-react';
import { useSelector } from 'react-redux';
import type { Facets } from '#contract/catalogue/shop.ts';
import { PageFrame } from '#storefront/app/frame/PageFrame.tsx';
import { SkipLink } from '#storefront/app/frame/SkipLink.tsx';
import { PlaceButton } from '#storefront/features/delivery/PlaceButton.tsx';
import type { Visit } from '#storefront/navigation/lazy-page.ts';
import { Local } from '#storefront/lang/Local.tsx';
import { nearDay } from '#storefront/lang/format.ts';
import { useNow } from '#storefront/lang/now.ts';
import { useLanguage, useLocal, useTexts } from '#storefront/lang/use-texts.ts';
import { paths } from '#storefront/paths.ts';
import { selectMainInfo } from '#storefront/features/content/texts/info.slice.ts';
import { ButtonLink } from '#storefront/ui/Button.tsx';
import { Chip } from '#storefront/ui/Chip.tsx';
import { ToggleGroup } from '#storefront/ui/ToggleGroup.tsx';
import { finderTexts } from './finder.texts.ts';
import classes from './GiftFinderPage.module.css';
import { type ListFilter, readFilter, toShopQuery } from '#storefront/features/catalogue/list/list-filter.ts';
import { isSameRange, nameRange, noRange, priceBuckets, rangeOf } from './price-buckets.ts';
import { ProductList } from '#storefront/features/catalogue/list/ProductList.tsx';
import {
  useArrivalDays,
  useFollowPlace,
  usePlaceTitle,
} from '#storefront/features/catalogue/list/use-arrival-days.ts';
import { useListFilter } from '#storefront/features/catalogue/list/use-list-filter.ts';
import { prepareList, useProductList } from '#storefront/features/catalogue/list/use-product-list.ts';

/** Only what can be sent is worth choosing from. */
const fromStock = (filter: ListFilter): ListFilter => ({ ...filter, inStock: true });

const hasProducts = ({ productsCount }: { productsCount: number }) => productsCount > 0;

export function prepare({ dispatch, search }: Visit): Promise<unknown> {
  return dispatch(prepareList(fromStock(readFilter(search))));
}

/** Four questions, each with one answer or none; what fits is shown at once, and the answers stand in the address. */
export default function GiftFinderPage() {
  const t = useTexts(finderTexts);
  const info = useSelector(selectMainInfo);
  const { filter: asked, push, amend } = useListFilter(paths.giftFinder);
  const filter = fromStock(asked);
  const list = useProductList(filter);
  useFollowPlace(asked, push);
  // They keep their places, whatever was answered before.
  const answers = {
    recipient: (info?.recipients ?? []).filter(hasProducts),
    occasion: (info?.occasions ?? []).filter(hasProducts),
  };
  return (
    <PageFrame title={t('title')}>
      <SkipLink to="results">{t('toResults')}</SkipLink>
      <p className={classes['lead']}>{t('lead')}</p>
      <div className={classes['columns']}>
        <div>
          {(['recipient', 'occasion'] as const).map((group) => (
            <Question key={group} title={t(group)}>
              {answers[group].map(({ id, title }) => {
                const isOn = asked[group].includes(id);
                const isInVain = list.facets?.[group].every((value) => value.id !== id || value.count === 0);
                return (
                  <Chip
                    key={id}
                    isSelected={isOn}
                    isDisabled={isInVain && !isOn}
                    onClick={() => push({ ...asked, [group]: isOn ? [] : [id] })}
                  >
                    <Local text={title} />
                  </Chip>
                );
              })}
            </Question>
          ))}
          <BudgetQuestion asked={asked} onChange={push} />
          <ArrivalQuestion asked={asked} facets={list.facets} onChange={push} />
        </div>
        <div id="results" tabIndex={-1} className={classes['results']}>
          <Found filter={filter} found={list.isOld ? 0 : (list.page?.total ?? 0)} />
          <ProductList
            list={list}
            filter={asked}
            onChange={push}
            onMore={() => amend({ ...asked, page: (list.page?.number ?? 0) + 1 })}
          />
        </div>
      </div>
    </PageFrame>
  );
}

type QuestionProps = { title: string; children: ReactNode; below?: ReactNode };

function Question({ title, children, below }: QuestionProps) {
  return (
    <fieldset className={classes['question']}>
      <legend>{title}</legend>
      <ToggleGroup className={classes['answers']}>{children}</ToggleGroup>
      {below}
    </fieldset>
  );
}

type BudgetProps = { asked: ListFilter; onChange: (filter: ListFilter) => void };

function BudgetQuestion({ asked, onChange }: BudgetProps) {
  const t = useTexts(finderTexts);
  const language = useLanguage();
  const isAsked = asked.priceMin !== null || asked.priceMax !== null;
  const isUsual = priceBuckets.some((bucket) => isSameRange(asked, bucket));
  // A sum of the home page or of a link stands before the usual ones.
  const ranges = isAsked && !isUsual ? [asked, ...priceBuckets] : priceBuckets;
  return (
    <Question title={t('budget')}>
      {ranges.map((bucket) => {
        const isOn = isSameRange(asked, bucket);
        return (
          <Chip
            key={`${bucket.priceMin} ${bucket.priceMax}`}
            isSelected={isOn}
            onClick={() => onChange({ ...asked, ...(isOn ? noRange : rangeOf(bucket)) })}
          >
            {nameRange(bucket, language)}
          </Chip>
        );
      })}
    </Question>
  );
}

type ArrivalProps = BudgetProps & { facets: Facets | null };

/** Today, tomorrow or no matter; the place is the one that the whole shop speaks of. */
function ArrivalQuestion({ asked, facets, onChange }: ArrivalProps) {
  const t = useTexts(finderTexts);
  const local = useLocal();
  const language = useLanguage();
  const now = useNow()();
  const days = useArrivalDays(asked, facets);
  const place = usePlaceTitle(asked);
  const { arrivesBy } = asked;
  const isOther = arrivesBy !== null && days.every(({ day }) => day !== arrivesBy);
  const placeButton = place && (
    <PlaceButton className={classes['place']}>
      <MapPin size={18} aria-hidden="true" />
      <span data-promise>{local(place)}</span>
      <ChevronDown size={18} aria-hidden="true" />
    </PlaceButton>
  );
  if (days.length === 0 && !isOther) return null;
  return (
    <Question title={t('arrival')} below={placeButton}>
      {isOther && (
        <Chip isSelected onClick={() => onChange({ ...asked, arrivesBy: null, place: null })}>
          {nearDay(arrivesBy, now, language)}
        </Chip>
      )}
      {days.map(({ day, name, isOn, isInVain, next }) => (
        <Chip key={day} isSelected={isOn} isDisabled={isInVain && !isOn} onClick={() => onChange(next)}>
          {name}
        </Chip>
      ))}
    </Question>
  );
}

/** How many products fit, and the way to them in the catalogue. */
function Found({ filter, found }: { filter: ListFilter; found: number }) {
  const t = useTexts(finderTexts);
  return (
    <div className={classes['found']}>
      <p role="status">{found > 0 ? t('fits', { n: found }) : '\u00a0'}</p>
      {found > 0 && (
        <ButtonLink href={paths.shop(toShopQuery({ ...filter, page: 1 }))} look="link" small>
          {t('inCatalogue')}
        </ButtonLink>
      )}
    </div>
  );
}
