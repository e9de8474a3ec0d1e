import { useSelector } from 'react-redux';
import { Plus } from 'lucide-react';
import { useLoad } from '#storefront/store/use-load.ts';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { PageFrame } from '#storefront/app/frame/PageFrame.tsx';
import { paths } from '#storefront/paths.ts';
import { selectAddresses } from '#storefront/features/customers/sign-in/auth.slice.ts';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import { ButtonLink } from '#storefront/ui/Button.tsx';
import { EmptyState } from '#storefront/ui/feedback/EmptyState.tsx';
import { PageFailed } from '#storefront/app/frame/PageFailed.tsx';
import { Skeleton } from '#storefront/ui/feedback/Skeleton.tsx';
import { loadAddresses } from './address.calls.ts';
import { AddressCard } from './AddressCard.tsx';
import classes from './AddressesPage.module.css';
import { addressTexts } from './address.texts.ts';
import { useDelivery } from './use-delivery.ts';

export default function AddressesPage() {
  const t = useTexts(addressTexts);
  const dispatch = useShopDispatch();
  const addresses = useSelector(selectAddresses);
  const { isLoading, failure, retry } = useLoad('addresses', () => dispatch(loadAddresses()));
  useDelivery();
  const add = (
    <ButtonLink href={paths.newAddress()} icon={<Plus size={20} strokeWidth={2} aria-hidden="true" />}>
      {t('add')}
    </ButtonLink>
  );
  return (
    <PageFrame title={t('title')} back={paths.account()}>
      {failure && <PageFailed onRetry={retry}>{failure.sentence}</PageFailed>}
      {addresses.length === 0 && isLoading && (
        <div className={classes['list']} aria-busy="true">
          <Skeleton height="164px" radius="20px" />
          <Skeleton height="164px" radius="20px" />
        </div>
      )}
      {addresses.length === 0 && !isLoading && !failure && (
        <EmptyState title={t('none')} action={add}>
          {t('noneWhy')}
        </EmptyState>
      )}
      {addresses.length > 0 && (
        <>
          <ul className={classes['list']}>
            {addresses.map((address) => (
              <li key={address.id}>
                <AddressCard address={address} />
              </li>
            ))}
          </ul>
          {add}
        </>
      )}
    </PageFrame>
  );
}
