import { useEffect, useRef } from 'react';
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
import { joinClasses } from '#storefront/ui/join-classes.ts';
import { selectWishlistCount } from '#storefront/features/wishlist/wishlist.slice.ts';
import classes from './Header.module.css';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { layoutTexts } from './layout.texts.ts';
import { Logo } from './Logo.tsx';

type Props = {
  /** False where somebody orders or signs in: phones then have no row for it. */
  hasSearch: boolean;
};

/** Logo, search and language; on wide screens also heart, cart, account and the categories. */
export function Header({ hasSearch }: Props) {
  const box = useMeasuredHeight();
  const t = useTexts(layoutTexts);
  const cartCount = useSelector(selectCartCount);
  const wishlistCount = useSelector(selectWishlistCount);
  const categories = useSelector(selectMainInfo)?.categories;
  return (
    <header ref={box} className={classes['header']} data-print="no">
      <div className={classes['inner']}>
        <Logo />
        <div className={joinClasses(classes['search'], !hasSearch && classes['wideSearch'])}>
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

/** The header covers what is scrolled to the top: its height, as it is on this screen, is `--header-height` to the styles. */
function useMeasuredHeight() {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const header = box.current;
    if (!header) return;
    const { style } = document.documentElement;
    const measure = () => style.setProperty('--header-height', `${header.offsetHeight}px`);
    const changes = new ResizeObserver(measure);
    measure();
    changes.observe(header);
    return () => changes.disconnect();
  }, []);
  return box;
}
