import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Switch,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material';
import { type FormEvent, useState } from 'react';
import type { OfficeOrder } from '#contract/fulfilment/office-order-shapes.ts';
import { api } from '#backoffice/api/api.ts';
import { useAct } from '#backoffice/api/use-act.ts';
import { money } from '#backoffice/lang/format.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { readMoney } from '#backoffice/parts/inputs/money-text.ts';
import { orderTexts } from './order.texts.ts';
import { RefundLines } from './RefundLines.tsx';

/** What is given back so far, and how much that is. */
function useRefund(order: OfficeOrder, close: () => void) {
  const t = useTexts(orderTexts);
  const { act, isBusy } = useAct();
  const [way, setWay] = useState<'lines' | 'sum'>('lines');
  const [units, setUnits] = useState<Record<number, number>>({});
  const [sumText, setSumText] = useState('');
  const [isRestock, setRestock] = useState(true);
  const [note, setNote] = useState('');
  const lines = Object.entries(units)
    .filter(([, quantity]) => quantity > 0)
    .map(([position, quantity]) => ({ position: Number(position), quantity }));
  const linesSum = lines.reduce((sum, line) => {
    const item = order.items.find(({ position }) => position === line.position);
    return sum + (item?.price ?? 0) * line.quantity;
  }, 0);
  const sum = way === 'sum' ? (readMoney(sumText) ?? 0) : Math.min(linesSum, order.refundable);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const body =
      way === 'sum'
        ? { amount: sum, reason: 'goodwill' as const, note: note.trim() }
        : { lines, restock: isRestock, reason: 'returned-goods' as const, note: note.trim() };
    const parts = { params: { id: order.id }, body };
    if (await act(() => api('POST /api/office/orders/:id/refunds/', parts), t('refundDone'))) close();
  };
  return {
    ...{ way, setWay, units, setUnits, sumText, setSumText, isRestock, setRestock, note, setNote },
    ...{ sum, submit, isBusy },
  };
}

/** Gives back a sum, or units of lines, as often as something is left. */
export function RefundDialog({ order, close }: { order: OfficeOrder; close: () => void }) {
  const t = useTexts(orderTexts);
  const refund = useRefund(order, close);
  const { way, sum, note } = refund;
  return (
    <Dialog open onClose={close} maxWidth="sm" fullWidth>
      <form onSubmit={(event) => void refund.submit(event)}>
        <DialogTitle>
          {t('refundTitle')} · {order.number}
        </DialogTitle>
        <DialogContent>
          <Typography gutterBottom>{t('refundable', { sum: money(order.refundable) })}</Typography>
          <ToggleButtonGroup
            exclusive
            fullWidth
            value={way}
            onChange={(_, chosen: typeof way | null) => chosen && refund.setWay(chosen)}
          >
            <ToggleButton value="lines">{t('refundLines')}</ToggleButton>
            <ToggleButton value="sum">{t('refundSum')}</ToggleButton>
          </ToggleButtonGroup>
          <RefundFields order={order} refund={refund} />
          <TextField
            label={t('why')}
            value={note}
            onChange={(event) => refund.setNote(event.target.value)}
            required
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
            disabled={sum <= 0 || sum > order.refundable || !note.trim()}
            loading={refund.isBusy}
          >
            {t('refundTitle')} {sum > 0 && money(sum)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

type RefundFieldsProps = { order: OfficeOrder; refund: ReturnType<typeof useRefund> };

function RefundFields({ order, refund }: RefundFieldsProps) {
  const t = useTexts(orderTexts);
  const { way, units, setUnits, isRestock, setRestock, sum, sumText, setSumText } = refund;
  return way === 'lines' ? (
    <>
      <RefundLines order={order} units={units} change={setUnits} />
      <FormControlLabel
        control={<Switch checked={isRestock} onChange={(event) => setRestock(event.target.checked)} />}
        label={t('restock')}
      />
    </>
  ) : (
    <TextField
      label={t('refundAmount')}
      value={sumText}
      onChange={(event) => setSumText(event.target.value)}
      error={readMoney(sumText) === undefined || sum > order.refundable}
      fullWidth
      slotProps={{ htmlInput: { inputMode: 'decimal' } }}
    />
  );
}
