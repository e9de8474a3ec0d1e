import { Trash } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import type { ProductCard } from '#contract/catalogue/shop.ts';
import { ProductGrid } from '#storefront/features/catalogue/cards/ProductGrid.tsx';
import { PageFrame } from '#storefront/app/frame/PageFrame.tsx';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { paths } from '#storefront/paths.ts';
import { selectMainInfo } from '#storefront/features/content/texts/info.slice.ts';
import { useShopDispatch, type Thunk } from '#storefront/store/dispatch.ts';
import { useAnswer } from '#storefront/store/use-answer.ts';
import { ButtonLink } from '#storefront/ui/Button.tsx';
import { EmptyState } from '#storefront/ui/feedback/EmptyState.tsx';
import { IconButton } from '#storefront/ui/IconButton.tsx';
import { SectionTitle } from '#storefront/ui/surfaces/SectionTitle.tsx';
import classes from './WishlistPage.module.css';
import {
  productsRefreshed,
  selectWishlist,
  listReplaced,
  wishlistCleared,
  type WithWishlist,
} from './wishlist.slice.ts';
import { selectLanguage, type WithLanguage } from '#storefront/lang/lang.slice.ts';
import { say, defineTexts } from '#storefront/lang/texts.ts';

const wishlistPageTexts = defineTexts({
  title: { tm: 'Halanlarym', ru: 'Избранное' },
  empty: { tm: 'Halanlarymda haryt ýok', ru: 'В избранном пусто' },
  emptyHint: {
    tm: 'Ýüregiň üstüne bassaňyz, haryt şu ýerde galar.',
    ru: 'Нажмите на сердечко у товара, и он сохранится здесь.',
  },
  toCatalogue: { tm: 'Sowgat saýla', ru: 'Выбрать подарок' },
  popular: { tm: 'Iň köp sowgat edilýänler', ru: 'Чаще всего дарят' },
  clear: { tm: 'Halanlarymy arassala', ru: 'Очистить избранное' },
  clearAsk: { tm: 'Ähli harytlar halanlarymdan aýrylsynmy?', ru: 'Убрать из избранного все товары?' },
  cleared: { tm: 'Halanlarym arassalandy', ru: 'Избранное очищено' },
  undo: { tm: 'Yzyna al', ru: 'Вернуть' },
  yes: { tm: 'Hawa, arassala', ru: 'Да, очистить' },
  no: { tm: 'Ýok', ru: 'Нет' },
});

const Question = lazy(() =>
  import('#storefront/ui/surfaces/Question.tsx').then((part) => ({ default: part.Question })),
);
const mostAtOnce = 60;

export default function WishlistPage() {
  const t = useTexts(wishlistPageTexts);
  const items = useSelector(selectWishlist);
  useFreshProducts(items);
  const [isAsking, setIsAsking] = useState(false);

  if (items.length === 0) return <EmptyWishlist />;
  return (
    <PageFrame
      title={t('title')}
      back={paths.account()}
      action={
        <IconButton
          label={t('clear')}
          icon={<Trash aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={() => setIsAsking(true)}
        />
      }
    >
      <ProductGrid products={[...items].reverse()} near={4} beside heading="h2" />
      <Suspense>{isAsking && <ClearQuestion onClose={() => setIsAsking(false)} />}</Suspense>
    </PageFrame>
  );
}

/** Prices and stock of today; asked once, for what was in the wishlist when the page opened. */
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
    <PageFrame title={t('title')}>
      <EmptyState title={t('empty')} action={<ButtonLink href={paths.shop()}>{t('toCatalogue')}</ButtonLink>}>
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

function ClearQuestion({ onClose }: { onClose: () => void }) {
  const t = useTexts(wishlistPageTexts);
  const dispatch = useShopDispatch();
  return (
    <Question
      title={t('clear')}
      yes={t('yes')}
      no={t('no')}
      onNo={onClose}
      onYes={() => {
        onClose();
        dispatch(clearWishlist());
      }}
    >
      {t('clearAsk')}
    </Question>
  );
}

/** Empties the list; for the time of a toast it can come back. */
function clearWishlist(): Thunk<void, WithWishlist & WithLanguage> {
  return (dispatch, getState, { toast }) => {
    const { items } = getState().wishlist;
    dispatch(wishlistCleared());
    const language = selectLanguage(getState());
    toast({
      text: say(language, wishlistPageTexts, 'cleared'),
      action: {
        label: say(language, wishlistPageTexts, 'undo'),
        run: () => void dispatch(listReplaced(items)),
      },
    });
  };
}
