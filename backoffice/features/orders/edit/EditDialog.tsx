import { isBrought } from '#domain/delivery/delivery.ts';
import { Alert, Typography } from '@mui/material';
import { useState } from 'react';
import type { OfficeOrder } from '#contract/fulfilment/office-order-shapes.ts';
import { api } from '#backoffice/api/api.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { useDraft } from '#backoffice/parts/drafts/use-draft.tsx';
import { ActionDialog } from '#backoffice/parts/frames/ActionDialog.tsx';
import { TextBox } from '#backoffice/parts/inputs/boxes.tsx';
import { orderTexts } from './order.texts.ts';
import { AddressFields } from './AddressFields.tsx';
import { DeliveryFields } from './DeliveryFields.tsx';
import { ForeignChange } from './ForeignChange.tsx';
import { GiftFields } from './GiftFields.tsx';
import { changesOf, type Drafts, draftsOf, foreignParts } from './changed-parts.ts';
import { isSame } from '#backoffice/parts/conflict/join-changes.ts';
import { meetingOf, missingOfAddress } from './order-drafts.ts';
import { orderFormTexts } from './order-form.texts.ts';

/**
 * Edits address, time, card and comment of an order that is not sent yet. Concurrent changes by somebody else must be
 * acknowledged before they can be overwritten.
 */
export function EditDialog({ order, close }: { order: OfficeOrder; close: () => void }) {
  const t = useTexts(orderTexts);
  const words = useTexts(orderFormTexts);
  const [opened] = useState(order);
  const draft = useDraft<Drafts>({ name: `details of ${order.id}`, first: draftsOf(opened) });
  const { value: typed, change: type } = draft;
  const { address, delivery, gift, comment } = typed;
  const [known, setKnown] = useState(order);
  const when = { place: address.place, order: order.id, draft: delivery };
  const foreign = foreignParts(known, order, typed);
  const missing = [
    ...(isSame(address, meetingOf(opened)) ? [] : missingOfAddress(address)),
    ...(delivery.method === 'SLOT' && !delivery.slot ? (['slot'] as const) : []),
  ];
  const body = { ...changesOf(opened, typed), seen: order.updatedAt };
  const save = () => api('PUT /api/office/orders/:id/', { params: { id: order.id }, body });
  return (
    <ActionDialog
      title={`${order.number}: ${t('editTitle')}`}
      go={t('go')}
      isFit={foreign.length === 0 && missing.length === 0}
      run={save}
      done={t('saved')}
      close={close}
      draft={draft}
      maxWidth="md"
    >
      <Alert severity="info">{t('agreedTotal')}</Alert>
      {foreign.length > 0 && (
        <ForeignChange what={foreign.map((part) => words(partWords[part]))} agree={() => setKnown(order)} />
      )}
      <AddressFields draft={address} change={(to) => type({ address: to })} />
      {isBrought(order.delivery.method) && (
        <>
          <Heading text={words('when')} />
          <DeliveryFields {...when} change={(to) => type({ delivery: to })} />
        </>
      )}
      {order.gift && (
        <>
          <Heading text={words('gift')} />
          <GiftFields draft={gift} change={(to) => type({ gift: to })} hasWrap={false} />
        </>
      )}
      <TextBox
        label={words('comment')}
        value={comment}
        change={(to) => type({ comment: to })}
        multiline
        max={500}
      />
      {missing.length > 0 && (
        <Alert severity="warning">
          {words('toFill', { what: missing.map((name) => words(name)).join(', ') })}
        </Alert>
      )}
    </ActionDialog>
  );
}

function Heading({ text }: { text: string }) {
  return (
    <Typography variant="h6" component="h3" sx={{ marginTop: 1 }}>
      {text}
    </Typography>
  );
}

const partWords = { address: 'where', delivery: 'when', gift: 'gift', comment: 'comment' } as const;
