import { useState } from 'react';
import { Link, useSearch } from 'wouter';
import type { Brand } from '#contract/catalogue/shop.ts';
import type { Visit } from '#storefront/navigation/lazy-page.ts';
import { PageFrame } from '#storefront/app/frame/PageFrame.tsx';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { paths } from '#storefront/paths.ts';
import { askAhead, useAnswer } from '#storefront/store/use-answer.ts';
import { Button } from '#storefront/ui/Button.tsx';
import { EmptyState } from '#storefront/ui/feedback/EmptyState.tsx';
import { PageFailed } from '#storefront/app/frame/PageFailed.tsx';
import { Picture } from '#storefront/ui/Picture.tsx';
import { Skeleton } from '#storefront/ui/feedback/Skeleton.tsx';
import classes from './BrandPage.module.css';
import { BrandProducts, productsOf } from './BrandProducts.tsx';
import { brandTexts } from './brand.texts.ts';
import { findBrands } from './find-brands.ts';

export function prepare({ search, ...visit }: Visit): Promise<unknown> {
  const id = Number(new URLSearchParams(search).get('id'));
  return Promise.all([
    askAhead(visit, 'GET /api/product/brands/', {}),
    id > 0 && askAhead(visit, 'GET /api/product/list/:search?', productsOf(id, 1)),
  ]);
}

export default function BrandPage() {
  const t = useTexts(brandTexts);
  const id = new URLSearchParams(useSearch()).get('id');
  const { answer, failure, retry } = useAnswer('GET /api/product/brands/', {});
  if (answer && id !== null) {
    return <BrandProducts key={id} brand={answer.data.find((brand) => String(brand.id) === id) ?? null} />;
  }
  return (
    <PageFrame title={t('brands')}>
      {failure && <PageFailed onRetry={retry}>{t('failed', { why: failure.sentence })}</PageFailed>}
      {!answer && !failure && (
        <div className={classes['grid']} aria-busy="true">
          {Array.from({ length: 8 }, (_, i) => (
            <Skeleton key={i} height="104px" radius="18px" />
          ))}
        </div>
      )}
      {answer && <AllBrands brands={answer.data} />}
    </PageFrame>
  );
}

function AllBrands({ brands }: { brands: Brand[] }) {
  const t = useTexts(brandTexts);
  const [text, setText] = useState('');
  const found = findBrands(brands, text);
  return (
    <>
      <div className={classes['find']}>
        <label>
          <span>{t('find')}</span>
          <input
            type="search"
            autoComplete="off"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
      </div>
      {found.length === 0 && (
        <EmptyState title={t('nothing')} action={<Button onClick={() => setText('')}>{t('clear')}</Button>}>
          {t('nothingHint')}
        </EmptyState>
      )}
      <ul className={classes['grid']}>
        {found.map((brand) => (
          <li key={brand.id}>
            <Link href={paths.brand(brand.id)} className={classes['brand']}>
              {brand.picture && (
                <Picture picture={brand.picture} alt="" sizes="80px" className={classes['picture']} />
              )}
              <span>
                <b>{brand.title}</b>
                <span className={classes['count']}>{t('count', { n: brand.productsCount })}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
