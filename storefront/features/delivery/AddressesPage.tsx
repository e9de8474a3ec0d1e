import { useSelector } from 'react-redux';
import { Plus } from 'lucide-react';
import { useLoad } from '#storefront/store/use-load.ts';
import { useTexts, useLanguage } from '#storefront/lang/use-texts.ts';
import { PageFrame } from '#storefront/app/frame/PageFrame.tsx';
import { paths } from '#storefront/paths.ts';
import { selectAddresses } from '#storefront/features/customers/sign-in/auth.slice.ts';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import { ButtonLink, Button } from '#storefront/ui/Button.tsx';
import { EmptyState } from '#storefront/ui/feedback/EmptyState.tsx';
import { PageFailed } from '#storefront/app/frame/PageFailed.tsx';
import { Skeleton } from '#storefront/ui/feedback/Skeleton.tsx';
import { Dotted } from '#storefront/ui/Dotted.tsx';
import { loadAddresses, createAddress, deleteAddress } from './address.calls.ts';
import classes from './AddressesPage.module.css';
import { addressTexts } from './address.texts.ts';
import { useDelivery } from './use-delivery.ts';
import { useState } from 'react';
import type { Address } from '#contract/delivery/shop.ts';
import { phone } from '#domain/print/phone.ts';
import { selectZones } from './delivery.slice.ts';
import { toast } from '#storefront/toast.ts';
import { Badge } from '#storefront/ui/Badge.tsx';
import { Panel } from '#storefront/ui/surfaces/Panel.tsx';
import { bodyOf } from './address-body.ts';
import { addressWords, labelText } from './address-label.ts';

export default function AddressesPage() {
  const t = useTexts(addressTexts);
  const dispatch = useShopDispatch();
  const addresses = useSelector(selectAddresses);
  const own = addresses.filter(({ forOther }) => !forOther);
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
          <AddressList title={own.length < addresses.length ? t('own') : ''} addresses={own} />
          <AddressList title={t('ofOthers')} addresses={addresses.filter(({ forOther }) => forOther)} />
          {add}
        </>
      )}
    </PageFrame>
  );
}

/** One address; a removal can be undone while its toast is shown. */
function AddressCard({ address }: { address: Address }) {
  const t = useTexts(addressTexts);
  const language = useLanguage();
  const dispatch = useShopDispatch();
  const zones = useSelector(selectZones);
  const [isLeaving, setLeaving] = useState(false);

  async function bringBack(): Promise<void> {
    const result = await dispatch(createAddress(bodyOf(address)));
    if (createAddress.rejected.match(result)) toast({ text: result.payload?.sentence ?? '', tone: 'error' });
  }
  async function remove(): Promise<void> {
    setLeaving(true);
    const result = await dispatch(deleteAddress(address.id));
    setLeaving(false);
    if (deleteAddress.rejected.match(result)) {
      toast({ text: result.payload?.sentence ?? '', tone: 'error' });
      return;
    }
    toast({ text: t('removed'), action: { label: t('undo'), run: () => void bringBack() } });
  }

  const label = labelText(address.label, t);
  const words = addressWords(address, zones, language);
  return (
    <Panel className={classes['card']}>
      <h2>
        {label || words}
        {address.isDefault && <Badge tone="ok">{t('isDefault')}</Badge>}
      </h2>
      {label && <p>{words}</p>}
      <Dotted className={classes['who']} parts={[address.fullname, phone(address.mobile)]} />
      <div className={classes['actions']}>
        <ButtonLink look="outline" small href={paths.address(address.id)}>
          {t('edit')}
        </ButtonLink>
        <Button look="link" small busy={isLeaving} onClick={() => void remove()}>
          {t('remove')}
        </Button>
      </div>
    </Panel>
  );
}

type ListProps = { title: string; addresses: Address[] };

function AddressList({ title, addresses }: ListProps) {
  if (addresses.length === 0) return null;
  return (
    <section>
      {title && <h2 className={classes['whose']}>{title}</h2>}
      <ul className={classes['list']}>
        {addresses.map((address) => (
          <li key={address.id}>
            <AddressCard address={address} />
          </li>
        ))}
      </ul>
    </section>
  );
}
