import { Trash } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { PageFrame } from '#storefront/app/frame/PageFrame.tsx';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { paths } from '#storefront/paths.ts';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import { IconButton } from '#storefront/ui/IconButton.tsx';
import { CartLine } from './CartLine.tsx';
import classes from './CartPage.module.css';
import { CartSummary } from './CartSummary.tsx';
import { cartTexts } from './cart.texts.ts';
import { EmptyCart } from './EmptyCart.tsx';
import { clearCart, removeLine } from './remove-line.ts';
import { useCheckedCart } from './use-checked-cart.ts';

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
