import { Trash } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { PageFrame } from '#storefront/app/frame/PageFrame.tsx';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { paths } from '#storefront/paths.ts';
import { useShopDispatch, type Thunk } from '#storefront/store/dispatch.ts';
import { IconButton } from '#storefront/ui/IconButton.tsx';
import { CartLine } from './CartLine.tsx';
import classes from './CartPage.module.css';
import { CartSummary } from './CartSummary.tsx';
import { cartTexts } from './cart.texts.ts';
import { useCheckedCart } from './use-checked-cart.ts';
import { useSelector } from 'react-redux';
import { ProductGrid } from '#storefront/features/catalogue/cards/ProductGrid.tsx';
import { selectMainInfo } from '#storefront/features/content/texts/info.slice.ts';
import { selectProduct } from '#storefront/features/catalogue/product/product.slice.ts';
import { ButtonLink } from '#storefront/ui/Button.tsx';
import { EmptyState } from '#storefront/ui/feedback/EmptyState.tsx';
import { SectionTitle } from '#storefront/ui/surfaces/SectionTitle.tsx';
import { selectLanguage, type WithLanguage } from '#storefront/lang/lang.slice.ts';
import { say } from '#storefront/lang/texts.ts';
import {
  type CartItem,
  cartCleared,
  lineRemoved,
  lineRestored,
  linesReplaced,
  type WithCart,
} from './cart.slice.ts';

const Question = lazy(() =>
  import('#storefront/ui/surfaces/Question.tsx').then((part) => ({ default: part.Question })),
);

export default function CartPage() {
  const t = useTexts(cartTexts);
  const dispatch = useShopDispatch();
  const cart = useCheckedCart();
  const [isAsking, setIsAsking] = useState(false);
  const list = useRef<HTMLUListElement>(null);

  function remove(id: number, at: number) {
    dispatch(removeLine(id));
    // The pressed button is gone: the next line's takes the focus, or the page.
    setTimeout(() => {
      const rows = list.current?.children;
      const next = rows?.[Math.min(at, rows.length - 1)]?.querySelector<HTMLElement>('[data-remove]');
      (next ?? document.getElementById('main'))?.focus({ preventScroll: true });
    });
  }

  if (cart.items.length === 0) {
    return (
      <PageFrame title={t('title')}>
        <EmptyCart />
      </PageFrame>
    );
  }
  return (
    <PageFrame
      title={t('title')}
      back={paths.shop()}
      action={
        <IconButton
          label={t('clear')}
          icon={<Trash aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={() => setIsAsking(true)}
        />
      }
    >
      <div className={classes['columns']}>
        <ul ref={list} className={classes['lines']}>
          {cart.items.map((item, at) => (
            <CartLine
              key={item.cartItemId}
              item={item}
              notes={cart.notesOf(item)}
              onRemove={() => remove(item.id, at)}
            />
          ))}
        </ul>
        <CartSummary cart={cart} />
      </div>
      <Suspense>{isAsking && <ClearQuestion onClose={() => setIsAsking(false)} />}</Suspense>
    </PageFrame>
  );
}

function ClearQuestion({ onClose }: { onClose: () => void }) {
  const t = useTexts(cartTexts);
  const dispatch = useShopDispatch();
  return (
    <Question
      title={t('clear')}
      yes={t('yesClear')}
      no={t('no')}
      onNo={onClose}
      onYes={() => {
        onClose();
        dispatch(clearCart());
      }}
    >
      {t('clearAsk')}
    </Question>
  );
}

/** Nothing in it yet: what was looked at last, and what others give. */
function EmptyCart() {
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

/** Takes a line out; for the time of a toast it can come back to its place. `id` is the option's. */
function removeLine(id: number): Thunk<void, WithCart & WithLanguage> {
  return (dispatch, getState, { toast }) => {
    const at = getState().cart.items.findIndex((item) => item.id === id);
    const item = getState().cart.items[at];
    if (!item) return;
    dispatch(lineRemoved(id));
    const language = selectLanguage(getState());
    toast({
      text: say(language, cartTexts, 'removed'),
      action: {
        label: say(language, cartTexts, 'undo'),
        run: () => void dispatch(lineRestored({ item, at })),
      },
    });
  };
}

/** Empties the cart; the same way back. */
function clearCart(): Thunk<void, WithCart & WithLanguage> {
  return (dispatch, getState, { toast }) => {
    const items: CartItem[] = getState().cart.items;
    dispatch(cartCleared());
    const language = selectLanguage(getState());
    toast({
      text: say(language, cartTexts, 'cleared'),
      action: {
        label: say(language, cartTexts, 'undo'),
        run: () => void dispatch(linesReplaced(items)),
      },
    });
  };
}
