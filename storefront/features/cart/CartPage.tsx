import { ShoppingBag } from 'lucide-react';
import { useRef } from 'react';
import { PageFrame } from '#storefront/app/frame/PageFrame.tsx';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { paths } from '#storefront/paths.ts';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import { toast } from '#storefront/toast.ts';
import { ClearButton } from '#storefront/app/frame/ClearButton.tsx';
import { AddOns } from './AddOns.tsx';
import { CartLine } from './CartLine.tsx';
import classes from './CartPage.module.css';
import { CartSummary } from './CartSummary.tsx';
import { cartTexts } from './cart.texts.ts';
import { useCheckedCart } from './use-checked-cart.ts';
import { useSelector } from 'react-redux';
import { ProductGrid } from '#storefront/features/catalogue/cards/ProductGrid.tsx';
import { GiftRows } from '#storefront/features/gift/GiftRows.tsx';
import { selectMainInfo } from '#storefront/features/content/texts/info.slice.ts';
import { selectProduct } from '#storefront/features/catalogue/product/product.slice.ts';
import { EmptyState } from '#storefront/ui/feedback/EmptyState.tsx';
import { SectionTitle } from '#storefront/ui/surfaces/SectionTitle.tsx';
import {
  type CartItem,
  cartCleared,
  lineRemoved,
  lineRestored,
  linesReplaced,
  selectCartItems,
} from './cart.slice.ts';

/** As many as fit on a phone's screen. */
const comingLines = 4;

/** Placeholder: the heading and boxes for the lines. */
export function PageSkeleton() {
  const t = useTexts(cartTexts);
  const items = useSelector(selectCartItems);
  return (
    <PageFrame title={t('title')} back={paths.shop()}>
      <div className={classes['lines']} aria-busy="true">
        {items.slice(0, comingLines).map(({ cartItemId }) => (
          <div key={cartItemId} className={classes['coming']} aria-hidden="true" />
        ))}
      </div>
    </PageFrame>
  );
}

export default function CartPage() {
  const t = useTexts(cartTexts);
  const dispatch = useShopDispatch();
  const cart = useCheckedCart();
  const list = useRef<HTMLUListElement>(null);

  function tell(text: string, undo: () => void) {
    toast({ text, action: { label: t('undo'), run: undo } });
  }
  function clear() {
    dispatch(cartCleared());
    tell(t('cleared'), () => dispatch(linesReplaced(cart.items)));
  }
  function remove(item: CartItem, at: number) {
    dispatch(lineRemoved(item.id));
    tell(t('removed'), () => dispatch(lineRestored({ item, at })));
    setTimeout(() => focusLine(list.current?.children, at));
  }

  if (cart.items.length === 0) {
    return (
      <PageFrame title={t('title')} back={paths.shop()}>
        <EmptyCart />
      </PageFrame>
    );
  }
  return (
    <PageFrame
      title={t('title')}
      back={paths.shop()}
      action={
        <ClearButton
          title={t('clear')}
          question={t('clearAsk')}
          yes={t('yesClear')}
          no={t('no')}
          onClear={clear}
        />
      }
    >
      <div className={classes['columns']}>
        <div>
          <ul ref={list} className={classes['lines']}>
            {cart.items.map((item, at) => (
              <CartLine
                key={item.cartItemId}
                item={item}
                notes={cart.notesOf(item)}
                onRemove={() => remove(item, at)}
              />
            ))}
          </ul>
          <AddOns />
          {!cart.isDigital && <GiftRows leadDays={cart.totals?.leadDays} />}
        </div>
        <CartSummary cart={cart} />
      </div>
    </PageFrame>
  );
}

/** The pressed button was removed: focus moves to the next line's button, or to the page. */
function focusLine(rows: HTMLCollection | undefined, at: number): void {
  const next = rows?.[Math.min(at, rows.length - 1)]?.querySelector<HTMLElement>('[data-remove]');
  (next ?? document.getElementById('main'))?.focus({ preventScroll: true });
}

/** Empty cart: recently viewed and popular products. */
function EmptyCart() {
  const t = useTexts(cartTexts);
  const last = useSelector(selectProduct);
  const popular = useSelector(selectMainInfo)?.popularProducts ?? [];
  const others = popular.filter(({ id }) => id !== last?.id).slice(0, 6);
  return (
    <>
      <EmptyState
        icon={<ShoppingBag aria-hidden="true" />}
        title={t('empty')}
        to={{ href: paths.shop(), text: t('toCatalogue') }}
      >
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
