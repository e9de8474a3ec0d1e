import { isBrought } from '#domain/delivery/delivery.ts';
import { Alert, Typography } from '@mui/material';
import { useState } from 'react';
import type { OfficeOrder } from '#contract/fulfilment/office-order-shapes.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { useDraft } from '#backoffice/parts/drafts/use-draft.tsx';
import { ActionDialog } from '#backoffice/parts/frames/ActionDialog.tsx';
import { TextBox } from '#backoffice/parts/inputs/boxes.tsx';
import { orderTexts } from './order.texts.ts';
import { AddressFields } from './AddressFields.tsx';
import { DeliveryFields } from './DeliveryFields.tsx';
import { GiftFields } from './GiftFields.tsx';
import { type Drafts, draftsOf } from './changed-parts.ts';
import { isSame } from '#backoffice/parts/conflict/join-changes.ts';
import { meetingOf, missingOfAddress, sayTime } from './order-drafts.ts';
import { orderFormTexts } from './order-form.texts.ts';
import { saveDetails } from './save-details.ts';

/**
 * Edits address, time, card and comment of an order that is not sent yet, beside what somebody else changes of it.
 */
export function EditDialog({ order, close }: { order: OfficeOrder; close: () => void }) {
  const t = useTexts(orderTexts);
  const words = useTexts(orderFormTexts);
  const language = useLanguage();
  const [opened] = useState(order);
  const draft = useDraft<Drafts>({
    ...{ name: `details of ${order.id}`, first: draftsOf(opened), seen: opened.updatedAt },
  });
  const { value: typed, change: type } = draft;
  const { address, delivery, gift, comment } = typed;
  const when = { place: address.place, order: order.id, draft: delivery };
  const missing = [
    ...(isSame(address, meetingOf(opened)) ? [] : missingOfAddress(address)),
    ...(delivery.method === 'SLOT' && !delivery.slot ? (['slot'] as const) : []),
  ];
  const save = () => saveDetails({ opened, draft }, (time) => sayTime(time, language));
  return (
    <ActionDialog
      title={`${order.number}: ${t('editTitle')}`}
      go={t('go')}
      isFit={missing.length === 0}
      run={save}
      done={t('saved')}
      close={close}
      draft={draft}
      maxWidth="md"
    >
      <Alert severity="info">{t('agreedTotal')}</Alert>
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
