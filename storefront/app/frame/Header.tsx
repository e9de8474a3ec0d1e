import { useSelector } from 'react-redux';
import { Heart, ShoppingBag, User } from 'lucide-react';
import { Link } from 'wouter';
import { selectCartCount } from '#storefront/features/cart/cart.slice.ts';
import { SearchBox } from '#storefront/features/catalogue/search/SearchBox.tsx';
import { Local } from '#storefront/lang/Local.tsx';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { paths } from '#storefront/paths.ts';
import { selectMainInfo } from '#storefront/features/content/texts/info.slice.ts';
import { IconLink } from '#storefront/ui/IconButton.tsx';
import { selectWishlistCount } from '#storefront/features/wishlist/wishlist.slice.ts';
import classes from './Header.module.css';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { layoutTexts } from './layout.texts.ts';
import { Logo } from './Logo.tsx';

/** Logo, search and language; on wide screens also heart, cart, account and the categories. */
export function Header() {
  const t = useTexts(layoutTexts);
  const cartCount = useSelector(selectCartCount);
  const wishlistCount = useSelector(selectWishlistCount);
  const categories = useSelector(selectMainInfo)?.categories;
  return (
    <header className={classes['header']} data-print="no">
      <div className={classes['inner']}>
        <Logo />
        <div className={classes['search']}>
          <SearchBox />
        </div>
        <div className={classes['actions']}>
          <LanguageSwitch />
          <div className={classes['wideOnly']}>
            <IconLink
              href={paths.wishlist()}
              label={t('wishlist')}
              count={wishlistCount}
              icon={<Heart aria-hidden="true" />}
            />
            <IconLink
              href={paths.cart()}
              label={t('cart')}
              count={cartCount}
              icon={<ShoppingBag aria-hidden="true" />}
            />
            <IconLink href={paths.account()} label={t('profile')} icon={<User aria-hidden="true" />} />
          </div>
        </div>
      </div>
      {/* Its place is kept while the categories are still on their way: the page below must not jump. */}
      {categories?.length !== 0 && (
        <nav className={classes['categories']} aria-label={t('categories')}>
          {categories?.map((category) => (
            <Link key={category.id} href={paths.shop({ category: category.id })}>
              <Local text={category.title} />
            </Link>
          ))}
        </nav>
      )}
    </header>
  );
}
