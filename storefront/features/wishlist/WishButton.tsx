import { useSelector } from 'react-redux';
import { Heart } from 'lucide-react';
import type { ProductCard } from '#contract/catalogue/shop.ts';
import { useLocal, useTexts } from '#storefront/lang/use-texts.ts';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import { joinClasses } from '#storefront/ui/join-classes.ts';
import classes from './WishButton.module.css';
import { productToggled, selectIsWished } from './wishlist.slice.ts';
import { wishTexts } from './wishlist.texts.ts';

type Props = { product: ProductCard; className?: string | undefined };

/** The heart: on or off at once, whoever the visitor is. */
export function WishButton({ product, className }: Props) {
  const t = useTexts(wishTexts);
  const title = useLocal()(product.title);
  const dispatch = useShopDispatch();
  const isWished = useSelector(selectIsWished(product.id));
  return (
    <button
      type="button"
      className={joinClasses(classes['wish'], className)}
      aria-pressed={isWished}
      aria-label={t(isWished ? 'removeWish' : 'addWish', { title })}
      onClick={() => dispatch(productToggled(product))}
    >
      <Heart size={22} aria-hidden="true" />
    </button>
  );
}
