import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { PageFrame } from '#storefront/app/frame/PageFrame.tsx';
import type { Visit } from '#storefront/navigation/lazy-page.ts';
import { Local } from '#storefront/lang/Local.tsx';
import { useLanguage, useTexts } from '#storefront/lang/use-texts.ts';
import { paths } from '#storefront/paths.ts';
import { selectMainInfo } from '#storefront/features/content/texts/info.slice.ts';
import { ButtonLink } from '#storefront/ui/Button.tsx';
import { Chip } from '#storefront/ui/Chip.tsx';
import { finderTexts } from './finder.texts.ts';
import classes from './GiftFinderPage.module.css';
import { type ListFilter, readFilter, toShopQuery } from '#storefront/features/catalogue/list/list-filter.ts';
import { isSameRange, nameRange, priceBuckets } from './price-buckets.ts';
import { ProductList } from '#storefront/features/catalogue/list/ProductList.tsx';
import { useListFilter } from '#storefront/features/catalogue/list/use-list-filter.ts';
import { prepareList, useProductList } from '#storefront/features/catalogue/list/use-product-list.ts';

/** Only what can be sent is worth choosing from. */
const fromStock = (filter: ListFilter): ListFilter => ({ ...filter, inStock: true });

const hasProducts = ({ productsCount }: { productsCount: number }) => productsCount > 0;

export function prepare({ dispatch, search }: Visit): Promise<unknown> {
  return dispatch(prepareList(fromStock(readFilter(search))));
}

/** Three questions, each with one answer or none; what fits is shown at once, and the answers stand in the address. */
export default function GiftFinderPage() {
  const t = useTexts(finderTexts);
  const info = useSelector(selectMainInfo);
  const { filter: asked, push, amend } = useListFilter(paths.giftFinder);
  const filter = fromStock(asked);
  const list = useProductList(filter);
  // They keep their places, whatever was answered before.
  const answers = {
    recipient: (info?.recipients ?? []).filter(hasProducts),
    occasion: (info?.occasions ?? []).filter(hasProducts),
  };
  return (
    <PageFrame title={t('title')}>
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
        </div>
        <div>
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

function Question({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={classes['question']}>
      <legend>{title}</legend>
      <div className={classes['answers']}>{children}</div>
    </fieldset>
  );
}

type BudgetProps = { asked: ListFilter; onChange: (filter: ListFilter) => void };

function BudgetQuestion({ asked, onChange }: BudgetProps) {
  const t = useTexts(finderTexts);
  const language = useLanguage();
  return (
    <Question title={t('budget')}>
      {priceBuckets.map((bucket) => {
        const isOn = isSameRange(asked, bucket);
        return (
          <Chip
            key={bucket.priceMin}
            isSelected={isOn}
            onClick={() => onChange({ ...asked, ...(isOn ? { priceMin: null, priceMax: null } : bucket) })}
          >
            {nameRange(bucket, language)}
          </Chip>
        );
      })}
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
