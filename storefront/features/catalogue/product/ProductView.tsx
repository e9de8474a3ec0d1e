import { useState } from 'react';
import { useSearch } from 'wouter';
import type { Option, Product } from '#contract/catalogue/shop.ts';
import { categoryPathOf } from '#domain/category-path.ts';
import { ErrorBoundary } from '#storefront/app/frame/ErrorBoundary.tsx';
import { usePageTitle } from '#storefront/navigation/use-page-title.ts';
import { Local } from '#storefront/lang/Local.tsx';
import { useLocal, useTexts } from '#storefront/lang/use-texts.ts';
import { paths } from '#storefront/paths.ts';
import { Breadcrumbs } from '#storefront/ui/surfaces/Breadcrumbs.tsx';
import { SectionTitle } from '#storefront/ui/surfaces/SectionTitle.tsx';
import { BuyBox } from './BuyBox.tsx';
import { Gallery } from './Gallery.tsx';
import { IdeaCard } from '#storefront/features/catalogue/cards/IdeaCard.tsx';
import { listPictures } from '#storefront/features/catalogue/cards/list-pictures.ts';
import { ProductFacts } from './ProductFacts.tsx';
import { ProductGrid } from '#storefront/features/catalogue/cards/ProductGrid.tsx';
import classes from './ProductPage.module.css';
import { productTexts } from './product.texts.ts';
import { Reviews } from './Reviews.tsx';

/** A product with everything around it. */
export function ProductView({ product }: { product: Product }) {
  const t = useTexts(productTexts);
  const local = useLocal();
  const [option, choose] = useChosenOption(product);
  const pictures = listPictures(product);
  usePageTitle(local(product.title));
  return (
    <>
      <div className={classes['top']}>
        <div className={classes['gallery']}>
          <ErrorBoundary>
            <Gallery product={product} pictures={pictures} shownId={option?.picture?.id} />
          </ErrorBoundary>
        </div>
        <div className={classes['info']}>
          <Breadcrumbs
            crumbs={categoryPathOf(product).map((row) => ({
              title: <Local text={row.title} />,
              href: paths.shop({ category: row.id }),
            }))}
          />
          <h1 className={classes['title']}>{local(product.title)}</h1>
          <BuyBox product={product} option={option} onChoose={choose} />
          <ProductFacts product={product} option={option} />
        </div>
      </div>
      <div className={classes['below']}>
        <Reviews product={product} />
        {product.ideas.length > 0 && (
          <section>
            <SectionTitle>{t('ideas')}</SectionTitle>
            <div className={classes['ideas']}>
              {product.ideas.map((idea) => (
                <IdeaCard key={idea.id} idea={idea} />
              ))}
            </div>
          </section>
        )}
        {product.related.length > 0 && (
          <section>
            <SectionTitle>{t('related')}</SectionTitle>
            <ProductGrid products={product.related.slice(0, 8)} />
          </section>
        )}
      </div>
    </>
  );
}

/** The option of the address (`?v=`), else the one the shop proposes, else the first that is there. */
function useChosenOption(product: Product): [Option | null, (option: Option) => void] {
  const asked = Number(new URLSearchParams(useSearch()).get('v'));
  const [chosenId, setChosenId] = useState<number | null>(null);
  const find = (id: number | null | undefined) => product.options.find((option) => option.id === id);
  const option =
    find(chosenId) ??
    find(asked) ??
    find(product.defaultOption?.id) ??
    product.options.find(({ count }) => count > 0) ??
    product.options[0] ??
    null;
  return [
    option,
    ({ id }) => {
      setChosenId(id);
      // The address is for sharing; nothing on the page waits for it.
      const { pathname } = window.location;
      window.history.replaceState(window.history.state, '', `${pathname}?v=${id}`);
    },
  ];
}
