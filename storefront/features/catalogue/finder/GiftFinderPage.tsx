import { wideScreen } from '#domain/media/wide-screen.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import type { Facets } from '#contract/catalogue/shop.ts';
import { PageFrame } from '#storefront/app/frame/PageFrame.tsx';
import { SkipLink } from '#storefront/app/frame/SkipLink.tsx';
import type { Visit } from '#storefront/navigation/lazy-page.ts';
import { Local } from '#storefront/lang/Local.tsx';
import { useLanguage, useTexts } from '#storefront/lang/use-texts.ts';
import { paths } from '#storefront/paths.ts';
import { selectMainInfo } from '#storefront/features/content/texts/info.slice.ts';
import { Button, ButtonLink } from '#storefront/ui/Button.tsx';
import { Chip } from '#storefront/ui/Chip.tsx';
import { answerLink } from './answer-link.ts';
import { ArrivalQuestion } from './ArrivalQuestion.tsx';
import { finderTexts } from './finder.texts.ts';
import classes from './GiftFinderPage.module.css';
import { type ListFilter, readFilter, toShopQuery } from '#storefront/features/catalogue/list/list-filter.ts';
import { Question } from './Question.tsx';
import { giftPriceRanges } from '#domain/gift/price-ranges.ts';
import { isSameRange, nameRange, noRange, rangeOf } from './name-range.ts';
import { ProductList } from '#storefront/features/catalogue/list/ProductList.tsx';
import { useFollowPlace } from '#storefront/features/catalogue/list/use-arrival-days.ts';
import { useListFilter } from '#storefront/features/catalogue/list/use-list-filter.ts';
import { prepareList, useProductList } from '#storefront/features/catalogue/list/use-product-list.ts';

/** The gift finder lists only products in stock. */
const fromStock = (filter: ListFilter): ListFilter => ({ ...filter, inStock: true });

const hasProducts = ({ productsCount }: { productsCount: number }) => productsCount > 0;

export function prepare({ dispatch, search }: Visit): Promise<unknown> {
  return dispatch(prepareList(fromStock(readFilter(search))));
}

/**
 * Four questions, each with one answer or none; matching products are shown at once, and the answers are kept in the
 * URL.
 */
export default function GiftFinderPage() {
  const t = useTexts(finderTexts);
  const { filter: asked, push, amend } = useListFilter(paths.giftFinder);
  const filter = fromStock(asked);
  const list = useProductList(filter);
  const found = list.isOld ? 0 : (list.page?.total ?? 0);
  useFollowPlace(asked, push);
  const results = useRef<HTMLDivElement>(null);
  const isBelow = useIsBelow(results);
  const scroll = () => results.current?.scrollIntoView();
  function show(): void {
    results.current?.focus({ preventScroll: true });
    scroll();
  }
  function answerLast(next: ListFilter): void {
    push(next);
    // On phones the results are below the questions.
    if (next.arrivesBy !== null && !matchMedia(wideScreen).matches) scroll();
  }
  return (
    <PageFrame title={t('title')}>
      <SkipLink to="results">{t('toResults')}</SkipLink>
      <p className={classes['lead']}>{t('lead')}</p>
      <div className={classes['columns']}>
        <div>
          <NamedQuestions asked={asked} facets={list.facets} onChange={push} />
          <BudgetQuestion asked={asked} onChange={push} />
          <ArrivalQuestion asked={asked} facets={list.facets} onChange={answerLast} />
        </div>
        <Found found={found} isBelow={isBelow} onShow={show} />
        <div ref={results} id="results" tabIndex={-1} className={classes['results']}>
          <ProductList
            list={list}
            filter={asked}
            wanted={asked.arrivesBy}
            onChange={push}
            onMore={() => amend({ ...asked, page: (list.page?.number ?? 0) + 1 })}
          />
          {found > 0 && (
            <ButtonLink href={paths.shop(toShopQuery({ ...filter, page: 1 }))} look="link" small>
              {t('inCatalogue')}
            </ButtonLink>
          )}
        </div>
      </div>
    </PageFrame>
  );
}

type NamedProps = BudgetProps & { facets: Facets | null };

/** Recipient and occasion. */
function NamedQuestions({ asked, facets, onChange }: NamedProps) {
  const t = useTexts(finderTexts);
  const info = useSelector(selectMainInfo);
  // The order of the questions does not depend on the answers.
  const answers = {
    recipient: (info?.recipients ?? []).filter(hasProducts),
    occasion: (info?.occasions ?? []).filter(hasProducts),
  };
  return (['recipient', 'occasion'] as const).map((group) => (
    <Question key={group} title={t(group)}>
      {answers[group].map(({ id, title }) => {
        const isOn = asked[group].includes(id);
        const next = { ...asked, [group]: isOn ? [] : [id] };
        const hasNoResults = facets?.[group].every((value) => value.id !== id || value.count === 0);
        return (
          <Chip
            key={id}
            isSelected={isOn}
            isDisabled={hasNoResults && !isOn}
            href={answerLink(next)}
            onClick={() => onChange(next)}
          >
            <Local text={title} />
          </Chip>
        );
      })}
    </Question>
  ));
}

type BudgetProps = { asked: ListFilter; onChange: (filter: ListFilter) => void };

function BudgetQuestion({ asked, onChange }: BudgetProps) {
  const t = useTexts(finderTexts);
  const language = useLanguage();
  const isAsked = asked.priceMin !== null || asked.priceMax !== null;
  const isUsual = giftPriceRanges.some((range) => isSameRange(asked, range));
  // A price range from a link or the home page is listed before the usual ones.
  const ranges = isAsked && !isUsual ? [asked, ...giftPriceRanges] : giftPriceRanges;
  return (
    <Question title={t('budget')}>
      {ranges.map((range) => {
        const isOn = isSameRange(asked, range);
        const next = { ...asked, ...(isOn ? noRange : rangeOf(range)) };
        return (
          <Chip
            key={`${range.priceMin} ${range.priceMax}`}
            isSelected={isOn}
            href={answerLink(next)}
            onClick={() => onChange(next)}
          >
            {nameRange(range, language)}
          </Chip>
        );
      })}
    </Question>
  );
}

/** How many products match; on phones it stays visible and scrolls to them. */
function Found({ found, isBelow, onShow }: { found: number; isBelow: boolean; onShow: () => void }) {
  const t = useTexts(finderTexts);
  return (
    <div className={classes['found']}>
      <p role="status">{found > 0 ? t('fits', { n: found }) : '\u00a0'}</p>
      {isBelow && (
        <Button small className={classes['show']} disabled={found === 0} onClick={onShow}>
          {t('show')}
        </Button>
      )}
    </div>
  );
}

/** The results count as visible from 200 px on: enough to recognize the products above the tab bar. */
const inSight = '0px 0px -200px 0px';

/** Whether a part of the page is still below the screen. */
function useIsBelow(part: RefObject<HTMLElement | null>): boolean {
  const [isBelow, setBelow] = useState(true);
  useEffect(() => {
    const watch = new IntersectionObserver(
      ([seen]) => setBelow(seen !== undefined && !seen.isIntersecting && seen.boundingClientRect.top > 0),
      { rootMargin: inSight },
    );
    if (part.current) watch.observe(part.current);
    return () => watch.disconnect();
  }, [part]);
  return isBelow;
}
