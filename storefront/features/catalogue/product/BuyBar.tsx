import { ShoppingBag } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import type { Option, ProductCard } from '#contract/catalogue/shop.ts';
import { addToCart, sayOutOfStock } from '#storefront/features/cart/add-to-cart.ts';
import { lineDecreased, selectQuantityOf } from '#storefront/features/cart/cart.slice.ts';
import { quickAdd } from '#storefront/features/cart/quick-add.ts';
import { money } from '#domain/print/money.ts';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { paths } from '#storefront/paths.ts';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import { Button, ButtonLink } from '#storefront/ui/Button.tsx';
import { Stepper } from '#storefront/ui/fields/Stepper.tsx';
import { VisuallyHidden } from '#storefront/ui/VisuallyHidden.tsx';
import { productToggled, selectIsInWishlist } from '#storefront/features/wishlist/wishlist.slice.ts';
import classes from './BuyBar.module.css';
import { productTexts } from './product.texts.ts';

type Props = { product: ProductCard; option: Option; stock: number };

/** Quantity and "add to cart"; always in sight at the bottom. Units already in the cart are counted. */
export function BuyBar({ product, option, stock }: Props) {
  const t = useTexts(productTexts);
  const dispatch = useShopDispatch();
  const inCart = useSelector(selectQuantityOf(option.id));
  const isSaved = useSelector(selectIsInWishlist(product.id));
  const [wanted, setWanted] = useState(1);
  const quantity = inCart || wanted;
  const sum = money(option.price * quantity);
  const canMore = quantity < stock;
  const [wasAdded, setWasAdded] = useState(false);

  function add() {
    setWasAdded(dispatch(quickAdd({ ...option, quantity: wanted }, product)));
  }

  /** Adding to an existing line uses the current stock, not that of when the line was made. */
  function more() {
    if (inCart > 0) dispatch(addToCart(option, product));
    else if (canMore) setWanted(wanted + 1);
    else dispatch(sayOutOfStock());
  }

  if (stock === 0) {
    return (
      <div className={classes['bar']}>
        <p className={classes['soldOut']}>{t('outOfStock')}</p>
        <Button wide look="outline" aria-pressed={isSaved} onClick={() => dispatch(productToggled(product))}>
          {t(isSaved ? 'kept' : 'addToWishlist')}
        </Button>
      </div>
    );
  }
  return (
    <div className={classes['bar']}>
      <Stepper
        label={t('quantity')}
        lessLabel={t('less')}
        moreLabel={t('more')}
        value={quantity}
        canLess={inCart > 0 || wanted > 1}
        canMore={canMore}
        onLess={() => (inCart > 0 ? dispatch(lineDecreased(option.id)) : setWanted(wanted - 1))}
        onMore={more}
      />
      <span role="status">
        <VisuallyHidden>{canMore ? '' : t('noMore')}</VisuallyHidden>
      </span>
      {inCart > 0 ? (
        <Onward sum={sum} takesFocus={wasAdded} />
      ) : (
        <Button className={classes['button']} icon={<ShoppingBag aria-hidden="true" />} onClick={add}>
          {t('add', { price: sum })}
        </Button>
      )}
    </div>
  );
}

/** Replaces the "add" button: links to the cart and straight to checkout. */
function Onward({ sum, takesFocus }: { sum: string; takesFocus: boolean }) {
  const t = useTexts(productTexts);
  const order = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // The focused button was removed by the press.
    if (takesFocus) order.current?.querySelector('a')?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <>
      <ButtonLink
        href={paths.cart()}
        look="outline"
        className={classes['toCart']}
        icon={<ShoppingBag aria-hidden="true" />}
      >
        {t('toCart', { price: sum })}
      </ButtonLink>
      <span ref={order} className={classes['order']}>
        <ButtonLink wide href={paths.checkout()} look="gold">
          {t('order')}
        </ButtonLink>
      </span>
    </>
  );
}
