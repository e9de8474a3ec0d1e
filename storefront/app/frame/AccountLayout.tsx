import {
  CalendarHeart,
  LogIn,
  LogOut,
  Heart,
  House,
  KeyRound,
  MapPin,
  Package,
  ShoppingBag,
  Truck,
  User,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useSelector } from 'react-redux';
import { Link, useLocation } from 'wouter';
import { useHasFeature } from '#storefront/features/content/texts/use-has-feature.ts';
import { SignOutSheet } from '#storefront/features/customers/account/SignOutSheet.tsx';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { useIsWide } from '#storefront/ui/use-is-wide.ts';
import { paths } from '#storefront/paths.ts';
import { selectIsSignedIn, selectProfile } from '#storefront/features/customers/sign-in/auth.slice.ts';
import classes from './AccountLayout.module.css';
import { accountTexts } from './account.texts.ts';

/**
 * Frame of the account pages with their navigation at the side, after the content in focus and reading order; on
 * phones the account's home page is the navigation.
 */
export function AccountLayout({ children }: { children: ReactNode }) {
  const isWide = useIsWide();
  return (
    <div className={classes['layout']}>
      <div>{children}</div>
      {isWide && <AccountNav />}
    </div>
  );
}

function AccountNav() {
  const t = useTexts(accountTexts);
  const [path] = useLocation();
  const [isLeaving, setLeaving] = useState(false);
  const isSignedIn = useSelector(selectIsSignedIn);
  const hasPeople = useHasFeature('people');
  const places = accountPlaces(useSelector(selectProfile)?.id).filter(
    ({ key }) => key !== 'people' || hasPeople,
  );
  return (
    <>
      <nav className={classes['nav']} aria-label={t('account')} data-print="no">
        {places.map(({ key, href, Icon }) => (
          <Link key={key} href={href} aria-current={isAt(path, href) ? 'page' : undefined}>
            <Icon aria-hidden="true" />
            {t(key)}
          </Link>
        ))}
        {isSignedIn ? (
          <button type="button" onClick={() => setLeaving(true)}>
            <LogOut aria-hidden="true" />
            {t('signOut')}
          </button>
        ) : (
          <Link href={paths.signIn(path)}>
            <LogIn aria-hidden="true" />
            {t('signIn')}
          </Link>
        )}
      </nav>
      <SignOutSheet isOpen={isLeaving} onClose={() => setLeaving(false)} />
    </>
  );
}

function isAt(path: string, href: string): boolean {
  if (path === href) return true;
  if (href === paths.orders()) return path.startsWith(paths.order(''));
  return href !== paths.account() && path.startsWith(`${href}/`);
}

/** The account's pages, most used first; keys are those of account.texts.ts. */
function accountPlaces(profileId: number | undefined) {
  return [
    { key: 'account', href: paths.account(), Icon: House },
    { key: 'orders', href: paths.orders(), Icon: Package },
    { key: 'cart', href: paths.cart(), Icon: ShoppingBag },
    { key: 'wishlist', href: paths.wishlist(), Icon: Heart },
    { key: 'addresses', href: paths.addresses(), Icon: MapPin },
    { key: 'people', href: paths.people(), Icon: CalendarHeart },
    { key: 'personal', href: paths.profile(profileId ?? 'me'), Icon: User },
    { key: 'delivery', href: paths.delivery(), Icon: Truck },
    { key: 'access', href: paths.passwordReset(), Icon: KeyRound },
  ] as const;
}
