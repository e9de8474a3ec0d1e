import { Heart } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import type { ProductCard } from '#contract/catalogue/shop.ts';
import { ProductGrid, ProductGridSkeleton } from '#storefront/features/catalogue/cards/ProductGrid.tsx';
import { PageFrame } from '#storefront/app/frame/PageFrame.tsx';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { paths } from '#storefront/paths.ts';
import { selectMainInfo } from '#storefront/features/content/texts/info.slice.ts';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import { useAnswer } from '#storefront/store/use-answer.ts';
import { EmptyState } from '#storefront/ui/feedback/EmptyState.tsx';
import { toast } from '#storefront/toast.ts';
import { ClearButton } from '#storefront/app/frame/ClearButton.tsx';
import { SectionTitle } from '#storefront/ui/surfaces/SectionTitle.tsx';
import classes from './WishlistPage.module.css';
import { productsRefreshed, selectWishlist, listReplaced, wishlistCleared } from './wishlist.slice.ts';
import { defineTexts } from '#domain/print/texts.ts';

const wishlistPageTexts = defineTexts({
  title: { tm: 'Halanlarym', ru: 'Избранное' },
  empty: { tm: 'Halanlarymda haryt ýok', ru: 'В избранном пусто' },
  emptyHint: {
    tm: 'Ýürejige bassaňyz, haryt şu ýerde galar.',
    ru: 'Нажмите на сердечко у товара, и он сохранится здесь.',
  },
  toCatalogue: { tm: 'Sowgat saýla', ru: 'Выбрать подарок' },
  popular: { tm: 'Iň köp sowgat edilýänler', ru: 'Чаще всего дарят' },
  clear: { tm: 'Halanlarymy arassala', ru: 'Очистить избранное' },
  clearAsk: { tm: 'Ähli harytlar halanlaryňyzdan aýrylsynmy?', ru: 'Убрать из избранного все товары?' },
  cleared: { tm: 'Halanlaryňyz arassalandy', ru: 'Избранное очищено' },
  undo: { tm: 'Yzyna al', ru: 'Вернуть' },
  yes: { tm: 'Hawa, arassala', ru: 'Да, очистить' },
  no: { tm: 'Ýok', ru: 'Нет' },
});

const mostAtOnce = 60;

/** Placeholder: the heading and boxes for the pictures. */
export function PageSkeleton() {
  const t = useTexts(wishlistPageTexts);
  const { length } = useSelector(selectWishlist);
  return (
    <PageFrame title={t('title')} back={paths.account()}>
      <ProductGridSkeleton count={length} beside />
    </PageFrame>
  );
}

export default function WishlistPage() {
  const t = useTexts(wishlistPageTexts);
  const items = useSelector(selectWishlist);
  const dispatch = useShopDispatch();
  useFreshProducts(items);

  function clear() {
    dispatch(wishlistCleared());
    const bringBack = () => dispatch(listReplaced(items));
    toast({ text: t('cleared'), action: { label: t('undo'), run: bringBack } });
  }

  if (items.length === 0) return <EmptyWishlist />;
  return (
    <PageFrame
      title={t('title')}
      back={paths.account()}
      action={
        <ClearButton
          title={t('clear')}
          question={t('clearAsk')}
          yes={t('yes')}
          no={t('no')}
          onClear={clear}
        />
      }
    >
      <ProductGrid products={[...items].reverse()} near={4} beside heading="h2" />
    </PageFrame>
  );
}

/** Loads current prices and stock once, for the products in the wishlist when the page opened. */
function useFreshProducts(items: ProductCard[]): void {
  const dispatch = useShopDispatch();
  const [ids] = useState(() =>
    items
      .slice(-mostAtOnce)
      .map(({ id }) => id)
      .join(','),
  );
  const { answer } = useAnswer(
    'GET /api/product/list/:search?',
    ids ? { params: {}, query: { ids, page_size: mostAtOnce } } : null,
  );
  useEffect(() => {
    if (answer) dispatch(productsRefreshed(answer.data));
  }, [dispatch, answer]);
}

function EmptyWishlist() {
  const t = useTexts(wishlistPageTexts);
  const popular = useSelector(selectMainInfo)?.popularProducts ?? [];
  return (
    <PageFrame title={t('title')} back={paths.account()}>
      <EmptyState
        icon={<Heart aria-hidden="true" />}
        title={t('empty')}
        to={{ href: paths.shop(), text: t('toCatalogue') }}
      >
        {t('emptyHint')}
      </EmptyState>
      {popular.length > 0 && (
        <section className={classes['section']}>
          <SectionTitle>{t('popular')}</SectionTitle>
          <ProductGrid products={popular.slice(0, 6)} beside />
        </section>
      )}
    </PageFrame>
  );
}
