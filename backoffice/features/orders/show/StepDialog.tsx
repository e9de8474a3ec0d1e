import { deliveryPaymentOf, deliveryPayments } from '#domain/payments/payment-methods.ts';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useStore } from 'react-admin';
import type { OfficeOrderRow, StaffMove } from '#contract/fulfilment/office-order-shapes.ts';
import { api } from '#backoffice/api/api.ts';
import { useAct } from '#backoffice/api/use-act.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { orderTexts, orderWords } from './order.texts.ts';

type Props = {
  order: Pick<OfficeOrderRow, 'id' | 'number' | 'payment'>;
  step: StaffMove;
  close: () => void;
};

/** Who brings it; or how it was paid on delivery. The last courier's name is offered again. */
export function StepDialog({ order, step, close }: Props) {
  const t = useTexts(orderTexts);
  const words = useTexts(orderWords);
  const { act, isBusy } = useAct();
  const [lastCourier, saveCourier] = useStore('office.courier', '');
  const [courier, setCourier] = useState(lastCourier);
  const [taken, setTaken] = useState(deliveryPaymentOf(order));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const extra = step === 'send' ? { courier: courier.trim() } : { taken };
    const isDone = await act(() =>
      api('POST /api/office/orders/:id/move/', {
        params: { id: order.id },
        body: { action: step, ...extra },
      }),
    );
    if (step === 'send') saveCourier(courier.trim());
    if (isDone) close();
  };
  return (
    <Dialog open onClose={close} maxWidth="xs" fullWidth>
      <form onSubmit={(event) => void submit(event)}>
        <DialogTitle>
          {order.number}: {words(step)}
        </DialogTitle>
        <DialogContent>
          {step === 'send' ? (
            <TextField
              label={t('courierWho')}
              value={courier}
              onChange={(event) => setCourier(event.target.value)}
              required
              autoFocus
              fullWidth
              slotProps={{ htmlInput: { maxLength: 80 } }}
            />
          ) : (
            <TakenChoice taken={taken} choose={setTaken} />
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{t('back')}</Button>
          <Button type="submit" variant="contained" loading={isBusy}>
            {words(step)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

type Taken = (typeof deliveryPayments)[number];

function TakenChoice({ taken, choose }: { taken: Taken; choose: (taken: Taken) => void }) {
  const t = useTexts(orderTexts);
  const words = useTexts(orderWords);
  return (
    <>
      <Typography gutterBottom>{t('takenHow')}</Typography>
      <ToggleButtonGroup
        exclusive
        fullWidth
        value={taken}
        onChange={(_, chosen: Taken | null) => chosen && choose(chosen)}
      >
        {deliveryPayments.map((method) => (
          <ToggleButton key={method} value={method}>
            {words(method)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </>
  );
}
