import { useSelector } from 'react-redux';
import { ProductGrid } from '#storefront/features/catalogue/cards/ProductGrid.tsx';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { paths } from '#storefront/paths.ts';
import { selectMainInfo } from '#storefront/features/content/texts/info.slice.ts';
import { selectProduct } from '#storefront/features/catalogue/product/product.slice.ts';
import { ButtonLink } from '#storefront/ui/Button.tsx';
import { EmptyState } from '#storefront/ui/feedback/EmptyState.tsx';
import { SectionTitle } from '#storefront/ui/surfaces/SectionTitle.tsx';
import { cartTexts } from './cart.texts.ts';
import classes from './CartPage.module.css';

/** Nothing in it yet: what was looked at last, and what others give. */
export function EmptyCart() {
  const t = useTexts(cartTexts);
  const last = useSelector(selectProduct);
  const popular = useSelector(selectMainInfo)?.popularProducts ?? [];
  const others = popular.filter(({ id }) => id !== last?.id).slice(0, 6);
  return (
    <>
      <EmptyState title={t('empty')} action={<ButtonLink href={paths.shop()}>{t('toCatalogue')}</ButtonLink>}>
        {t('emptyHint')}
      </EmptyState>
      {last && (
        <section className={classes['section']}>
          <SectionTitle>{t('lastSeen')}</SectionTitle>
          <ProductGrid products={[last]} beside />
        </section>
      )}
      {others.length > 0 && (
        <section className={classes['section']}>
          <SectionTitle>{t('popular')}</SectionTitle>
          <ProductGrid products={others} beside />
        </section>
      )}
    </>
  );
}
