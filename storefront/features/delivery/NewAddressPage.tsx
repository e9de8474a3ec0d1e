import { useSelector } from 'react-redux';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { PageFrame } from '#storefront/app/frame/PageFrame.tsx';
import { loadProfile } from '#storefront/features/customers/sign-in/auth.calls.ts';
import { useLoad } from '#storefront/store/use-load.ts';
import { paths } from '#storefront/paths.ts';
import { selectAuth } from '#storefront/features/customers/sign-in/auth.slice.ts';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import { Skeleton } from '#storefront/ui/feedback/Skeleton.tsx';
import { AddressForm } from './AddressForm.tsx';
import { initialAddress } from './address-body.ts';
import { addressTexts } from './address.texts.ts';

export default function NewAddressPage() {
  const t = useTexts(addressTexts);
  const dispatch = useShopDispatch();
  const { profile, username } = useSelector(selectAuth);
  const { isLoading } = useLoad(profile ? null : 'profile', () => dispatch(loadProfile()));
  // The form is prefilled with the customer's name, so it waits for the profile; on failure it begins empty.
  const isReady = profile !== null || !isLoading;
  const fullname = profile ? `${profile.name} ${profile.surname}`.trim() : '';
  return (
    <PageFrame title={t('newTitle')} back={paths.addresses()}>
      {isReady ? (
        <AddressForm saved={initialAddress({ fullname, username })} />
      ) : (
        <Skeleton height="520px" radius="14px" />
      )}
    </PageFrame>
  );
}
