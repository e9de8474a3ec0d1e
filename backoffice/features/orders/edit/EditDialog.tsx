import { Alert, Button, Typography } from '@mui/material';
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
import { changedParts, isSame, type Part } from './changed-parts.ts';
import { draftOf, giftOf, readAddress } from './order-drafts.ts';
import { orderFormTexts } from './order-form.texts.ts';

/**
 * Address, time, card and comment of an order that has not left yet. Only what was changed is sent; what somebody else changes
 * meanwhile is named before it can be saved over.
 */
export function EditDialog({ order, close }: { order: OfficeOrder; close: () => void }) {
  const t = useTexts(orderTexts);
  const words = useTexts(orderFormTexts);
  const [address, setAddress] = useState(() => draftOf(order.address));
  const [{ method, slot }, setDelivery] = useState(() => deliveryOf(order));
  const [gift, setGift] = useState(() => giftOf(order.gift));
  const [comment, setComment] = useState(order.comment);
  const [opened] = useState(order);
  const [known, setKnown] = useState(order);
  const foreign = changedParts(known, order);
  const save = () => {
    const isMoved = !isSame({ method, slot }, deliveryOf(opened));
    const read = isSame(address, draftOf(opened.address)) ? undefined : readAddress(address);
    const { wrap: _wrap, ...card } = gift;
    const body = {
      ...(read ? { address: read } : {}),
      ...(isMoved ? { delivery: { method, ...(slot ? { slot } : {}) } } : {}),
      ...(order.gift && !isSame(gift, giftOf(opened.gift)) ? { gift: card } : {}),
      ...(comment === opened.comment ? {} : { comment }),
      seen: order.updatedAt,
    };
    return api('PUT /api/office/orders/:id/', { params: { id: order.id }, body });
  };
  return (
    <ActionDialog
      title={`${order.number}: ${t('editTitle')}`}
      go={t('go')}
      isFit={foreign.length === 0 && (method !== 'SLOT' || Boolean(slot))}
      run={save}
      done={t('saved')}
      close={close}
      maxWidth="md"
    >
      <Alert severity="info">{t('agreedTotal')}</Alert>
      {foreign.length > 0 && <ForeignChange parts={foreign} agree={() => setKnown(order)} />}
      <AddressFields draft={address} change={setAddress} />
      {order.delivery.method !== 'NONE' && (
        <>
          <Typography variant="h6" component="h3" sx={{ marginTop: 1 }}>
            {words('when')}
          </Typography>
          <DeliveryFields place={address.place} draft={{ method, slot }} change={setDelivery} />
        </>
      )}
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

function deliveryOf({ delivery: { method, slot } }: OfficeOrder): DeliveryDraft {
  return { method: method === 'NONE' ? 'STANDARD' : method, slot };
}

const partWords = { address: 'where', delivery: 'when', gift: 'gift', comment: 'comment' } as const;

function ForeignChange({ parts, agree }: { parts: readonly Part[]; agree: () => void }) {
  const words = useTexts(orderFormTexts);
  const names = parts.map((part) => words(partWords[part]).toLowerCase()).join(', ');
  return (
    <Alert
      severity="warning"
      sx={{ marginTop: 1 }}
      action={
        <Button color="inherit" onClick={agree}>
          {words('understood')}
        </Button>
      }
    >
      {words('foreignChange', { what: names })}
    </Alert>
  );
}
