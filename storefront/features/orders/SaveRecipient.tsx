import { useSelector } from 'react-redux';
import type { Order } from '#contract/orders/shop.ts';
import { useHasFeature } from '#storefront/features/content/texts/use-has-feature.ts';
import { selectIsSignedIn, type WithAuth } from '#storefront/features/customers/sign-in/auth.slice.ts';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { paths } from '#storefront/paths.ts';
import { ButtonLink } from '#storefront/ui/Button.tsx';
import classes from './OrderPage.module.css';
import { orderTexts } from './order.texts.ts';

const selectKept = ({ auth }: WithAuth) => auth.kept?.people;

/** Offers to keep the recipient of a gift for next time, with what the giver has written; nobody is kept without a press. */
export function SaveRecipient({ order: { gift, address } }: { order: Order }) {
  const t = useTexts(orderTexts);
  const isSignedIn = useSelector(selectIsSignedIn);
  const isOffered = useHasFeature('people') && isSignedIn;
  const kept = useSelector(selectKept);
  const name = gift?.recipientName ?? '';
  if (!isOffered || name === '' || kept?.some((person) => person.name === name)) return null;
  const addresses = address
    ? [{ place: address.place, line1: address.line1, landmark: address.landmark }]
    : [];
  return (
    <ButtonLink
      look="link"
      small
      className={classes['save']}
      href={paths.newPerson()}
      state={{ keep: { name, mobile: gift?.recipientMobile, addresses } }}
    >
      {t('savePerson')}
    </ButtonLink>
  );
}
