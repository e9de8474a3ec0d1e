import { memo, type RefObject, useEffect, useRef, useState } from 'react';
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
import { useIsWide } from '#storefront/ui/use-is-wide.ts';
import { selectWishlistCount } from '#storefront/features/wishlist/wishlist.slice.ts';
import classes from './Header.module.css';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { layoutTexts } from './layout.texts.ts';
import { Logo } from './Logo.tsx';

/** As many categories as fit on one line. */
const inBar = 9;
/** Constant elements: a page that shows no search row does not render them again. */
const logo = <Logo />;
const search = <SearchBox />;
const languages = <LanguageSwitch />;
const wideActions = <WideActions />;
const wideCategories = <WideCategories />;

type Props = {
  /** False while ordering or signing in: phones then show no search row. */
  hasSearch: boolean;
};

/** Logo, search and language; on wide screens also wishlist, cart, account and the categories. */
export const Header = memo(function Header({ hasSearch }: Props) {
  const box = useRef<HTMLElement>(null);
  const isNeeded = useFirstRowNeeded(box);
  const shrinks = hasSearch && !isNeeded;
  useCoveredHeight(box, shrinks);
  const isWide = useIsWide();
  return (
    <header
      ref={box}
      className={joinClasses(classes['header'], shrinks && classes['shrinks'])}
      data-print="no"
    >
      <div className={classes['inner']}>
        {logo}
        <div className={joinClasses(classes['search'], !hasSearch && classes['wideSearch'])}>{search}</div>
        <div className={classes['actions']}>
          {languages}
          {isWide && wideActions}
        </div>
      </div>
      {isWide && wideCategories}
    </header>
  );
});

function WideActions() {
  const t = useTexts(layoutTexts);
  const cartCount = useSelector(selectCartCount);
  const wishlistCount = useSelector(selectWishlistCount);
  return (
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
  );
}

function WideCategories() {
  const t = useTexts(layoutTexts);
  const categories = useSelector(selectMainInfo)?.categories;
  // Space is reserved while the categories load, to avoid a layout shift.
  if (categories?.length === 0) return null;
  return (
    <nav className={classes['categories']} aria-label={t('categories')}>
      {categories?.slice(0, inBar).map((category) => (
        <Link key={category.id} href={paths.shop({ category: category.id })}>
          <Local text={category.title} />
        </Link>
      ))}
      {categories && <Link href={paths.shop()}>{t('allCategories')}</Link>}
    </nav>
  );
}

type Box = RefObject<HTMLElement | null>;

/** Height of the header that covers a scrolled page, published to the styles as `--header-height`. */
function useCoveredHeight(box: Box, shrinks: boolean): void {
  useEffect(() => {
    const header = box.current;
    if (!header) return;
    const { style } = document.documentElement;
    const measure = () => {
      const hidden = Number.parseFloat(getComputedStyle(header).top) || 0;
      style.setProperty('--header-height', `${header.offsetHeight + Math.min(0, hidden)}px`);
    };
    const changes = new ResizeObserver(measure);
    measure();
    changes.observe(header);
    return () => changes.disconnect();
  }, [box, shrinks]);
}

/** Shows the first row again while keyboard focus is in it. */
function useFirstRowNeeded(box: Box): boolean {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => {
    const header = box.current;
    const onKeyUp = ({ key, target }: KeyboardEvent) => {
      if (key === 'Tab') setNeeded(!(target instanceof HTMLInputElement));
    };
    const onLeave = () => setNeeded(false);
    header?.addEventListener('keyup', onKeyUp);
    header?.addEventListener('focusout', onLeave);
    return () => {
      header?.removeEventListener('keyup', onKeyUp);
      header?.removeEventListener('focusout', onLeave);
    };
  }, [box]);
  return isNeeded;
}
