import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { type FailedReason, failedReasons } from '#domain/delivery/delivery-attempts.ts';
import type { OfficeOrderRow } from '#contract/fulfilment/office-order-shapes.ts';
import { api } from '#backoffice/api/api.ts';
import { useAnswer } from '#backoffice/api/use-answer.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { DeliveryFields } from '#backoffice/features/orders/edit/DeliveryFields.tsx';
import { type DeliveryDraft, readDelivery } from '#backoffice/features/orders/edit/order-drafts.ts';
import { orderTexts, orderWords } from '../edit/order.texts.ts';
import { useDraft } from '#backoffice/parts/drafts/use-draft.tsx';
import { ActionDialog } from '#backoffice/parts/frames/ActionDialog.tsx';
import { SelectBox, TextBox, ToggleChoice } from '#backoffice/parts/inputs/boxes.tsx';
import { failedReasonTexts, stepTexts } from './step.texts.ts';

type Order = Pick<OfficeOrderRow, 'id' | 'number' | 'actions'>;

/** A failed delivery attempt: the reason, and the next delivery time. */
export function BringBackButton({ order, isLarge }: { order: Order; isLarge?: boolean | undefined }) {
  const words = useTexts(orderWords);
  const [isOpen, setOpen] = useState(false);
  if (!order.actions.includes('bring-back')) return null;
  return (
    <>
      <Button
        variant="outlined"
        fullWidth={!isLarge}
        onClick={() => setOpen(true)}
        sx={{ marginTop: isLarge ? 0 : 1 }}
      >
        {words('bring-back')}
      </Button>
      {isOpen && <BringBackDialog order={order} close={() => setOpen(false)} />}
    </>
  );
}

const nothing = {
  reason: 'nobody-home' as FailedReason,
  when: 'chooses' as 'chooses' | 'agreed',
  time: { method: 'SLOT', slot: null, day: null } as DeliveryDraft,
  note: '',
};

function BringBackDialog({ order: { id, number }, close }: { order: Order; close: () => void }) {
  const t = useTexts(stepTexts);
  const words = useTexts(orderWords);
  const say = useTexts(orderTexts);
  const reasons = useTexts(failedReasonTexts);
  const draft = useDraft({ name: `bring-back of ${id}`, first: nothing });
  const { reason, when, time, note } = draft.value;
  const delivery = when === 'agreed' ? { delivery: readDelivery(time) } : {};
  const body = { reason, ...delivery, ...(note.trim() ? { note: note.trim() } : {}) };
  return (
    <ActionDialog
      title={`${number}: ${words('bring-back')}`}
      go={words('bring-back')}
      isFit={when === 'chooses' || time.method !== 'SLOT' || time.slot !== null}
      run={() => api('POST /api/office/orders/:id/bring-back/', { params: { id }, body })}
      close={close}
      draft={draft}
      maxWidth="sm"
    >
      <SelectBox
        label={say('why')}
        value={reason}
        choose={(to) => draft.change({ reason: to })}
        choices={failedReasons.map((one) => [one, reasons(one)])}
        fullWidth
        sx={{ marginTop: 1 }}
      />
      <TextBox label={t('note')} {...draft.box('note')} multiline max={500} margin="dense" />
      <Typography variant="h6" component="h3" sx={{ marginBlock: '16px 8px' }}>
        {t('newTime')}
      </Typography>
      <ToggleChoice
        fullWidth
        value={when}
        choose={(to) => draft.change({ when: to })}
        choices={[
          ['chooses', t('chooses')],
          ['agreed', t('agreed')],
        ]}
      />
      <Typography variant="body2" color="text.secondary" sx={{ marginBlock: 1 }}>
        {t(when === 'chooses' ? 'choosesNote' : 'agreedNote')}
      </Typography>
      {when === 'agreed' && <AgreedTime id={id} draft={time} change={(to) => draft.change({ time: to })} />}
    </ActionDialog>
  );
}

/** The slots for the order's place. */
function AgreedTime({
  id,
  ...rest
}: {
  id: string;
  draft: DeliveryDraft;
  change: (to: DeliveryDraft) => void;
}) {
  const t = useTexts(stepTexts);
  const { data } = useAnswer('GET /api/office/orders/:id/', { params: { id } });
  if (!data) return null;
  const place = data.data.address?.place ?? null;
  if (place === null) return <Typography color="text.secondary">{t('noPlace')}</Typography>;
  return <DeliveryFields place={place} order={id} {...rest} />;
}
