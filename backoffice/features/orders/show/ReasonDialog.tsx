import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { type FormEvent, useState } from 'react';
import type { OfficeOrder } from '#contract/fulfilment/office-order-shapes.ts';
import { api } from '#backoffice/api/api.ts';
import { useAct } from '#backoffice/api/use-act.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { orderTexts, orderWords } from './order.texts.ts';

type Props = { order: OfficeOrder; action: 'cancel' | 'call-off' | 'take-back'; close: () => void };

/** Ending an order wants a reason that stays on its timeline. */
export function ReasonDialog({ order, action, close }: Props) {
  const t = useTexts(orderTexts);
  const words = useTexts(orderWords);
  const { act, isBusy } = useAct();
  const [note, setNote] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const parts = { params: { id: order.id }, body: { note: note.trim() } };
    const isDone = await act(() =>
      action === 'take-back'
        ? api('POST /api/office/orders/:id/take-back/', parts)
        : api('POST /api/office/orders/:id/cancel/', parts),
    );
    if (isDone) close();
  };
  return (
    <Dialog open onClose={close} maxWidth="xs" fullWidth>
      <form onSubmit={(event) => void submit(event)}>
        <DialogTitle>
          {order.number}: {words(action)}
        </DialogTitle>
        <DialogContent>
          <TextField
            label={t('why')}
            value={note}
            onChange={(event) => setNote(event.target.value)}
            required
            autoFocus
            fullWidth
            multiline
            minRows={2}
            slotProps={{ htmlInput: { maxLength: 500 } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{t('back')}</Button>
          <Button type="submit" variant="contained" color="error" disabled={!note.trim()} loading={isBusy}>
            {words(action)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
