import { useState } from 'react';
import { useSelector } from 'react-redux';
import type { Address } from '#contract/delivery/shop.ts';
import { phone } from '#storefront/lang/format.ts';
import { useLocal, useTexts } from '#storefront/lang/use-texts.ts';
import { paths } from '#storefront/paths.ts';
import { selectZones } from './delivery.slice.ts';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import { toast } from '#storefront/toast.ts';
import { Badge } from '#storefront/ui/Badge.tsx';
import { Button, ButtonLink } from '#storefront/ui/Button.tsx';
import { Panel } from '#storefront/ui/surfaces/Panel.tsx';
import { bodyOf } from './address-body.ts';
import { createAddress, deleteAddress } from './address.calls.ts';
import { labelText } from './address-label.ts';
import { addressTexts } from './address.texts.ts';
import classes from './AddressesPage.module.css';
import { findPlace } from './find-places.ts';

/** One address; removing it can be undone for as long as the toast stays. */
export function AddressCard({ address }: { address: Address }) {
  const t = useTexts(addressTexts);
  const local = useLocal();
  const dispatch = useShopDispatch();
  const zones = useSelector(selectZones);
  const [isLeaving, setLeaving] = useState(false);
  const place = findPlace(zones, address.place);
  const lines = [address.line1, address.line2, address.landmark].filter(Boolean).join(', ');

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

  return (
    <Panel className={classes['card']}>
      <h2>
        {labelText(address.label, t)}
        {address.isDefault && <Badge tone="ok">{t('isDefault')}</Badge>}
      </h2>
      <p>
        {place && `${local(place.title)}, `}
        {lines}
      </p>
      <p className={classes['who']}>
        {address.fullname} · {phone(address.mobile)}
      </p>
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
