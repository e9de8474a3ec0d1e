import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material';
import { type FormEvent, useState } from 'react';
import { api } from '#backoffice/api/api.ts';
import { useAct } from '#backoffice/api/use-act.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { customerTexts } from './customer.texts.ts';

type Props = { id: number; what: 'block' | 'erase'; close: () => void };

/** Says what will happen and asks why; the reason stands in the audit. */
export function CustomerReason({ id, what, close }: Props) {
  const t = useTexts(customerTexts);
  const { act, isBusy } = useAct();
  const [reason, setReason] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const parts = { params: { id }, body: { reason: reason.trim() } };
    const isDone = await act(
      () =>
        what === 'block'
          ? api('POST /api/office/customers/:id/block/', parts)
          : api('POST /api/office/customers/:id/erase/', parts),
      t('done'),
    );
    if (isDone) close();
  };
  return (
    <Dialog open onClose={close} maxWidth="xs" fullWidth>
      <form onSubmit={(event) => void submit(event)}>
        <DialogTitle>{t(what)}</DialogTitle>
        <DialogContent>
          <Typography gutterBottom>{t(what === 'block' ? 'blockText' : 'eraseText')}</Typography>
          <TextField
            label={t('reason')}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            required
            autoFocus
            fullWidth
            slotProps={{ htmlInput: { maxLength: 300 } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{t('cancel')}</Button>
          <Button type="submit" variant="contained" color="error" disabled={!reason.trim()} loading={isBusy}>
            {t(what)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
