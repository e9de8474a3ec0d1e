import { useSelector } from 'react-redux';
import { Heart } from 'lucide-react';
import type { ProductCard } from '#contract/catalogue/shop.ts';
import { useLocal, useTexts } from '#storefront/lang/use-texts.ts';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import { joinClasses } from '#storefront/ui/join-classes.ts';
import classes from './WishlistButton.module.css';
import { productToggled, selectIsInWishlist } from './wishlist.slice.ts';
import { wishlistTexts } from './wishlist.texts.ts';

type Props = { product: ProductCard; className?: string | undefined };

/** Wishlist toggle, applied at once for guests and customers. */
export function WishlistButton({ product, className }: Props) {
  const t = useTexts(wishlistTexts);
  const title = useLocal()(product.title);
  const dispatch = useShopDispatch();
  const isInWishlist = useSelector(selectIsInWishlist(product.id));
  return (
    <button
      type="button"
      className={joinClasses(classes['wishlist'], className)}
      aria-pressed={isInWishlist}
      aria-label={t(isInWishlist ? 'removeFromWishlist' : 'addToWishlist', { title })}
      onClick={() => dispatch(productToggled(product))}
    >
      <Heart size={22} aria-hidden="true" />
    </button>
  );
}
