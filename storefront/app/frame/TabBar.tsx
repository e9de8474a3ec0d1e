import { useSelector } from 'react-redux';
import { Heart, House, LayoutGrid, ShoppingBag, User } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import { pageAt } from '#domain/pages.ts';
import { selectCartCount } from '#storefront/features/cart/cart.slice.ts';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { paths } from '#storefront/paths.ts';
import { Count } from '#storefront/ui/IconButton.tsx';
import { VisuallyHidden } from '#storefront/ui/VisuallyHidden.tsx';
import { layoutTexts } from './layout.texts.ts';
import classes from './TabBar.module.css';

const tabs = [
  { key: 'home', href: paths.home(), icon: <House aria-hidden="true" /> },
  { key: 'catalogue', href: paths.shop(), icon: <LayoutGrid aria-hidden="true" /> },
  { key: 'wishlist', href: paths.wishlist(), icon: <Heart aria-hidden="true" /> },
  { key: 'cart', href: paths.cart(), icon: <ShoppingBag aria-hidden="true" /> },
  { key: 'profile', href: paths.account(), icon: <User aria-hidden="true" /> },
] as const;

/** Tabs for the five main pages at the bottom of the screen; phones only. */
export function TabBar() {
  const t = useTexts(layoutTexts);
  const [path] = useLocation();
  const cartCount = useSelector(selectCartCount);
  const current = currentTab(path);
  return (
    <nav className={classes['bar']} aria-label={t('mainMenu')} data-print="no">
      {tabs.map(({ key, href, icon }) => (
        <Link key={key} href={href} aria-current={key === current ? 'page' : undefined}>
          <span className={classes['icon']}>
            <span className={classes['shape']} />
            {icon}
            {key === 'cart' && <Count value={cartCount} className={classes['count']} />}
          </span>
          <span>
            {t(key)}
            {key === 'cart' && cartCount > 0 && <VisuallyHidden> ({cartCount})</VisuallyHidden>}
          </span>
        </Link>
      ))}
    </nav>
  );
}

function currentTab(path: string): (typeof tabs)[number]['key'] | undefined {
  const exact = tabs.find((tab) => tab.href === path);
  if (exact) return exact.key;
  if (path.startsWith(`${paths.account()}/`) || path.startsWith(paths.signIn())) return 'profile';
  return ['shop', 'product', 'brand', 'idea'].includes(pageAt(path)?.name ?? '') ? 'catalogue' : undefined;
}
