import {
  Heart,
  CalendarHeart,
  KeyRound,
  LogOut,
  MapPin,
  Package,
  CreditCard,
  ShoppingBag,
  Truck,
  User,
  ChevronRight,
  type LucideIcon,
} from 'lucide-react';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { selectCartCount } from '#storefront/features/cart/cart.slice.ts';
import { selectMainInfo } from '#storefront/features/content/texts/info.slice.ts';
import { useHasFeature } from '#storefront/features/content/texts/use-has-feature.ts';
import { phone } from '#domain/print/phone.ts';
import { lazyDialog } from '#storefront/navigation/lazy-piece.tsx';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { PageFrame } from '#storefront/app/frame/PageFrame.tsx';
import { paths } from '#storefront/paths.ts';
import { selectAuth, selectIsSignedIn } from '#storefront/features/customers/sign-in/auth.slice.ts';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import { Button, ButtonLink } from '#storefront/ui/Button.tsx';
import { Panel } from '#storefront/ui/surfaces/Panel.tsx';
import { selectWishlistCount } from '#storefront/features/wishlist/wishlist.slice.ts';
import { accountHomeTexts } from './account-home.texts.ts';
import classes from './AccountPage.module.css';
import { loadProfile } from '#storefront/features/customers/sign-in/auth.calls.ts';
import { Portrait } from './Portrait.tsx';
import { SignOutSheet } from './SignOutSheet.tsx';
import { useLoad } from '#storefront/store/use-load.ts';
import { Link } from 'wouter';

const MyCertificates = lazyDialog(() =>
  import('#storefront/features/certificates/MyCertificates.tsx').then((part) => part.MyCertificates),
);

/** The account's home page: the profile, and a tile for each of its pages. */
export default function AccountPage() {
  const t = useTexts(accountHomeTexts);
  const dispatch = useShopDispatch();
  const { isAuthenticated } = useSelector(selectAuth);
  const [isLeaving, setLeaving] = useState(false);
  useLoad(isAuthenticated ? 'profile' : null, () => dispatch(loadProfile()));

  return (
    <PageFrame title={t('title')}>
      <Hello />
      <Tiles />
      {isAuthenticated && (
        <Button
          look="link"
          className={classes['leave']}
          icon={<LogOut size={20} aria-hidden="true" />}
          onClick={() => setLeaving(true)}
        >
          {t('signOut')}
        </Button>
      )}
      <SignOutSheet isOpen={isLeaving} onClose={() => setLeaving(false)} />
    </PageFrame>
  );
}

/** The signed-in customer, or a link to sign in. */
function Hello() {
  const t = useTexts(accountHomeTexts);
  const { isAuthenticated, username, profile } = useSelector(selectAuth);
  return (
    <Panel deep className={classes['hello']}>
      {isAuthenticated ? (
        <>
          <Portrait profile={profile} />
          <div>
            <h2>{profile?.name ? t('hello', { name: profile.name }) : t('helloPlain')}</h2>
            <p>{phone(username ?? '')}</p>
          </div>
        </>
      ) : (
        <div>
          <h2>{t('invite')}</h2>
          <p>{t('inviteWhy')}</p>
          <ButtonLink look="gold" href={paths.signIn()}>
            {t('signIn')}
          </ButtonLink>
        </div>
      )}
    </Panel>
  );
}

function Tiles() {
  const t = useTexts(accountHomeTexts);
  const { profile } = useSelector(selectAuth);
  const cartCount = useSelector(selectCartCount);
  const wishlistCount = useSelector(selectWishlistCount);
  const hasPeople = useHasFeature('people');
  const isSignedIn = useSelector(selectIsSignedIn);
  // Also shown after the shop has stopped selling them.
  const sellsCertificates = useHasFeature('certificates');
  const takesCertificates = useSelector(selectMainInfo)?.takesCertificates;
  const [isListing, setListing] = useState(false);
  return (
    <div className={classes['tiles']}>
      <AccountTile href={paths.orders()} Icon={Package} title={t('orders')} note={t('ordersNote')} />
      <AccountTile
        href={paths.cart()}
        Icon={ShoppingBag}
        title={t('cart')}
        note={t('cartNote', { n: cartCount })}
      />
      <AccountTile
        href={paths.wishlist()}
        Icon={Heart}
        title={t('wishlist')}
        note={t('wishlistNote', { n: wishlistCount })}
      />
      {isSignedIn && (sellsCertificates || takesCertificates) && (
        <button type="button" className={classes['tile']} onClick={() => setListing(true)}>
          <Inside Icon={CreditCard} title={t('certificates')} note={t('certificatesNote')} />
        </button>
      )}
      <AccountTile href={paths.addresses()} Icon={MapPin} title={t('addresses')} note={t('addressesNote')} />
      {hasPeople && (
        <AccountTile href={paths.people()} Icon={CalendarHeart} title={t('people')} note={t('peopleNote')} />
      )}
      <AccountTile
        href={paths.profile(profile?.id ?? 'me')}
        Icon={User}
        title={t('personal')}
        note={t('personalNote')}
      />
      <AccountTile href={paths.delivery()} Icon={Truck} title={t('delivery')} note={t('deliveryNote')} />
      <AccountTile href={paths.passwordReset()} Icon={KeyRound} title={t('access')} note={t('accessNote')} />
      {isListing && <MyCertificates onClose={() => setListing(false)} />}
    </div>
  );
}

type Props = { href: string; Icon: LucideIcon; title: string; note: string };

/** One page of the account, with a short status. */
function AccountTile({ href, ...inside }: Props) {
  return (
    <Link href={href} className={classes['tile']}>
      <Inside {...inside} />
    </Link>
  );
}

function Inside({ Icon, title, note }: Omit<Props, 'href'>) {
  return (
    <>
      <span className={classes['icon']}>
        <Icon aria-hidden="true" />
      </span>
      <span className={classes['words']}>
        <b>{title}</b>
        <span>{note}</span>
      </span>
      <ChevronRight size={20} aria-hidden="true" />
    </>
  );
}
