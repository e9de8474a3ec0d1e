import { useSelector } from 'react-redux';
import { useParams } from 'wouter';
import { useLoad } from '#storefront/store/use-load.ts';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { PageFrame } from '#storefront/app/frame/PageFrame.tsx';
import { paths } from '#storefront/paths.ts';
import { selectAddresses } from '#storefront/features/customers/sign-in/auth.slice.ts';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import { EmptyState } from '#storefront/ui/feedback/EmptyState.tsx';
import { PageFailed } from '#storefront/app/frame/PageFailed.tsx';
import { Skeleton } from '#storefront/ui/feedback/Skeleton.tsx';
import { loadAddresses } from './address.calls.ts';
import { AddressForm } from './AddressForm.tsx';
import { addressValues } from './address-body.ts';
import { addressTexts } from './address.texts.ts';

export default function EditAddressPage() {
  const t = useTexts(addressTexts);
  const dispatch = useShopDispatch();
  const { id } = useParams<{ id: string }>();
  const address = useSelector(selectAddresses).find((row) => row.id === Number(id));
  const { isLoading, failure, retry } = useLoad('addresses', () => dispatch(loadAddresses()));
  return (
    <PageFrame title={t('editTitle')} back={paths.addresses()}>
      {address && <AddressForm key={address.id} address={address} saved={addressValues(address)} />}
      {!address && isLoading && <Skeleton height="520px" radius="14px" />}
      {!address && failure && <PageFailed onRetry={retry}>{failure.sentence}</PageFailed>}
      {!address && !isLoading && !failure && (
        <EmptyState title={t('notFound')} to={{ href: paths.addresses(), text: t('toList') }} />
      )}
    </PageFrame>
  );
}
