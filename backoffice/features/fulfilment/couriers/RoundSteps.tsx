import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import type { RoundStop } from '#contract/couriers/office-couriers.ts';
import { failedReasons } from '#domain/delivery/delivery-attempts.ts';
import { deliveryPayments } from '#domain/payments/payment-methods.ts';
import { api } from '#backoffice/api/api.ts';
import { useAct } from '#backoffice/api/use-act.ts';
import { orderWords } from '#backoffice/features/orders/show/order.texts.ts';
import { useOfferUndo } from '#backoffice/features/orders/steps/undo-steps.ts';
import { money } from '#backoffice/lang/format.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { ActionDialog } from '#backoffice/parts/frames/ActionDialog.tsx';
import { SelectBox, TextBox, ToggleChoice } from '#backoffice/parts/inputs/boxes.tsx';
import { roundTexts } from './round.texts.ts';

/** Large enough for one-handed use outdoors. */
export const largeButton = { minHeight: 52, fontSize: 18 };

/** The courier's actions: taking a parcel at once; those that end a stop ask for confirmation. */
export function RoundSteps({ stop, mayBringBack }: { stop: RoundStop; mayBringBack: boolean }) {
  const t = useTexts(roundTexts);
  const { act, isBusy } = useAct();
  const [asked, setAsked] = useState<'deliver' | 'bringBack'>();
  const close = () => setAsked(undefined);
  const params = { id: stop.id };
  const offerUndo = useOfferUndo();
  const take = async () => {
    await api('POST /api/office/round/:id/move/', { params, body: { action: 'send' } });
    offerUndo({ ids: [stop.id], number: stop.number, step: 'send' });
  };
  return (
    <Box sx={{ display: 'flex', gap: 1, marginTop: 1.5 }}>
      {stop.status === 'ready' ? (
        <Button variant="outlined" fullWidth loading={isBusy} onClick={() => void act(take)} sx={largeButton}>
          {t('send')}
        </Button>
      ) : (
        <>
          {mayBringBack && (
            <Button variant="outlined" onClick={() => setAsked('bringBack')} sx={{ minHeight: 52 }}>
              {t('bringBack')}
            </Button>
          )}
          <Button
            variant="contained"
            onClick={() => setAsked('deliver')}
            sx={{ ...largeButton, flexGrow: 1 }}
          >
            {t('deliver')}
          </Button>
        </>
      )}
      {asked === 'deliver' && <HandOverDialog stop={stop} close={close} />}
      {asked === 'bringBack' && <BringBackDialog stop={stop} close={close} />}
    </Box>
  );
}

type DialogProps = { stop: RoundStop; close: () => void };

function HandOverDialog({ stop, close }: DialogProps) {
  const t = useTexts(roundTexts);
  const words = useTexts(orderWords);
  const [taken, setTaken] = useState(stop.payment ?? 'CASH');
  const isPaid = stop.toCollect > 0;
  const offerUndo = useOfferUndo();
  const handOver = async () => {
    const body = { action: 'deliver' as const, ...(isPaid ? { taken } : {}) };
    await api('POST /api/office/round/:id/move/', { params: { id: stop.id }, body });
    offerUndo({ ids: [stop.id], number: stop.number, step: 'deliver' });
  };
  return (
    <ActionDialog title={`${stop.number}: ${t('deliver')}`} go={t('deliver')} run={handOver} close={close}>
      <Typography gutterBottom>
        {isPaid ? t('takenHow', { sum: money(stop.toCollect) }) : t('sure')}
      </Typography>
      {isPaid && (
        <ToggleChoice
          fullWidth
          value={taken}
          choose={setTaken}
          choices={deliveryPayments.map((kind) => [kind, words(kind)])}
        />
      )}
    </ActionDialog>
  );
}

function BringBackDialog({ stop, close }: DialogProps) {
  const t = useTexts(roundTexts);
  const [reason, setReason] = useState<(typeof failedReasons)[number]>('nobody-home');
  const [note, setNote] = useState('');
  const body = { reason, ...(note.trim() ? { note: note.trim() } : {}) };
  return (
    <ActionDialog
      title={`${stop.number}: ${t('bringBack')}`}
      go={t('bringBack')}
      run={() => api('POST /api/office/round/:id/bring-back/', { params: { id: stop.id }, body })}
      done={t('backToShop', { number: stop.number })}
      close={close}
    >
      <SelectBox
        label={t('bringBackWhy')}
        value={reason}
        choose={setReason}
        choices={failedReasons.map((one) => [one, t(one)])}
        fullWidth
        sx={{ marginTop: 1 }}
      />
      <TextBox label={t('note')} value={note} change={setNote} max={500} margin="normal" />
    </ActionDialog>
  );
}
