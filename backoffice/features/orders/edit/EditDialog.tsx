import { Alert, Typography } from '@mui/material';
import { useState } from 'react';
import type { OfficeOrder } from '#contract/fulfilment/office-order-shapes.ts';
import { api } from '#backoffice/api/api.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { ActionDialog } from '#backoffice/parts/frames/ActionDialog.tsx';
import { TextBox } from '#backoffice/parts/inputs/boxes.tsx';
import { orderTexts } from '#backoffice/features/orders/show/order.texts.ts';
import { AddressFields } from './AddressFields.tsx';
import { type DeliveryDraft, DeliveryFields } from './DeliveryFields.tsx';
import { GiftFields } from './GiftFields.tsx';
import { draftOf, giftOf, readAddress } from './order-drafts.ts';
import { orderFormTexts } from './order-form.texts.ts';

/** Address, time, card and comment of an order that has not left yet; only what was changed is sent. */
export function EditDialog({ order, close }: { order: OfficeOrder; close: () => void }) {
  const t = useTexts(orderTexts);
  const words = useTexts(orderFormTexts);
  const [address, setAddress] = useState(() => draftOf(order.address));
  const [{ method, slot }, setDelivery] = useState<DeliveryDraft>(order.delivery);
  const [gift, setGift] = useState(() => giftOf(order.gift));
  const [comment, setComment] = useState(order.comment);
  const save = () => {
    const isMoved = method !== order.delivery.method || slot !== order.delivery.slot;
    const read = readAddress(address);
    const { wrap: _wrap, ...card } = gift;
    const body = {
      ...(read ? { address: read } : {}),
      ...(isMoved ? { delivery: { method, ...(slot ? { slot } : {}) } } : {}),
      ...(order.gift ? { gift: card } : {}),
      comment,
    };
    return api('PUT /api/office/orders/:id/', { params: { id: order.id }, body });
  };
  return (
    <ActionDialog
      title={`${order.number}: ${t('editTitle')}`}
      go={t('go')}
      isFit={method !== 'SLOT' || Boolean(slot)}
      run={save}
      done={t('saved')}
      close={close}
      maxWidth="md"
    >
      <Alert severity="info">{t('agreedTotal')}</Alert>
      <AddressFields draft={address} change={setAddress} />
      <Typography variant="h6" component="h3" sx={{ marginTop: 1 }}>
        {words('when')}
      </Typography>
      <DeliveryFields place={address.place} draft={{ method, slot }} change={setDelivery} />
      {order.gift && (
        <>
          <Typography variant="h6" component="h3" sx={{ marginTop: 1 }}>
            {words('gift')}
          </Typography>
          <GiftFields draft={gift} change={setGift} hasWrap={false} />
        </>
      )}
      <TextBox label={words('comment')} value={comment} change={setComment} multiline max={500} />
    </ActionDialog>
  );
}
