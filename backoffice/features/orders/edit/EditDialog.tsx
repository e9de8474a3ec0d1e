import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material';
import { type FormEvent, useState } from 'react';
import type { OfficeOrder } from '#contract/fulfilment/office-order-shapes.ts';
import { api } from '#backoffice/api/api.ts';
import { useAct } from '#backoffice/api/use-act.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { AddressFields } from './AddressFields.tsx';
import { draftOf, readAddress } from './address-draft.ts';
import { DeliveryFields, type DeliveryDraft } from './DeliveryFields.tsx';
import { orderFormTexts } from './order-form.texts.ts';
import { giftOf } from './gift-draft.ts';
import { GiftFields } from './GiftFields.tsx';
import { orderTexts } from '#backoffice/features/orders/show/order.texts.ts';

function useOrderEdit(order: OfficeOrder, close: () => void) {
  const t = useTexts(orderTexts);
  const { act, isBusy } = useAct();
  const [address, setAddress] = useState(() => draftOf(order.address));
  const [delivery, setDelivery] = useState<DeliveryDraft>({
    method: order.delivery.method,
    slot: order.delivery.slot,
  });
  const [gift, setGift] = useState(() => giftOf(order.gift));
  const [comment, setComment] = useState(order.comment);
  const isMoved = delivery.method !== order.delivery.method || delivery.slot !== order.delivery.slot;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const read = readAddress(address);
    const { wrap: _wrap, ...card } = gift;
    const body = {
      ...(read ? { address: read } : {}),
      ...(isMoved
        ? { delivery: { method: delivery.method, ...(delivery.slot ? { slot: delivery.slot } : {}) } }
        : {}),
      ...(order.gift ? { gift: card } : {}),
      comment,
    };
    if (await act(() => api('PUT /api/office/orders/:id/', { params: { id: order.id }, body }), t('saved')))
      close();
  };
  return {
    ...{ address, setAddress, delivery, setDelivery, gift, setGift, comment, setComment },
    ...{ submit, isBusy },
  };
}

/** Address, time, card and comment of an order that has not left yet; only what was changed is sent. */
export function EditDialog({ order, close }: { order: OfficeOrder; close: () => void }) {
  const t = useTexts(orderTexts);
  const words = useTexts(orderFormTexts);
  const edit = useOrderEdit(order, close);
  const { address, delivery, gift, comment } = edit;
  return (
    <Dialog open onClose={close} maxWidth="md" fullWidth>
      <form onSubmit={(event) => void edit.submit(event)}>
        <DialogTitle>
          {order.number}: {t('editTitle')}
        </DialogTitle>
        <DialogContent>
          <Alert severity="info">{t('agreedTotal')}</Alert>
          <AddressFields draft={address} change={edit.setAddress} />
          <Typography variant="h6" component="h3" sx={{ marginTop: 1 }}>
            {words('when')}
          </Typography>
          <DeliveryFields place={address.place} draft={delivery} change={edit.setDelivery} />
          {order.gift && (
            <>
              <Typography variant="h6" component="h3" sx={{ marginTop: 1 }}>
                {words('gift')}
              </Typography>
              <GiftFields draft={gift} change={edit.setGift} hasWrap={false} />
            </>
          )}
          <TextField
            label={words('comment')}
            value={comment}
            onChange={(event) => edit.setComment(event.target.value)}
            fullWidth
            multiline
            slotProps={{ htmlInput: { maxLength: 500 } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{t('back')}</Button>
          <Button
            type="submit"
            variant="contained"
            disabled={delivery.method === 'SLOT' && !delivery.slot}
            loading={edit.isBusy}
          >
            {t('go')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
