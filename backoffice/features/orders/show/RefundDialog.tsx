import { Box, FormControlLabel, IconButton, Switch, Typography } from '@mui/material';
import { Minus, Plus } from 'lucide-react';
import type { OfficeOrder } from '#contract/fulfilment/office-order-shapes.ts';
import { api } from '#backoffice/api/api.ts';
import { amount, money } from '#domain/print/money.ts';
import { pickAll } from '#domain/print/texts.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { useSecond } from '#backoffice/features/certificates/use-second.tsx';
import { useDraft } from '#backoffice/parts/drafts/use-draft.tsx';
import { ActionDialog } from '#backoffice/parts/frames/ActionDialog.tsx';
import { TextBox, ToggleChoice } from '#backoffice/parts/inputs/boxes.tsx';
import { readMoney } from '#backoffice/parts/inputs/read-money.ts';
import { HandOutChoice } from './HandOutChoice.tsx';
import { orderTexts } from '../edit/order.texts.ts';
import { useMoneySeen } from './use-money-seen.tsx';
import { certificatePart, refundSum, type Units, waitsForBank } from './refund-sum.ts';

const route = 'POST /api/office/orders/:id/refunds/';

type RefundForm = {
  way: 'lines' | 'sum';
  units: Units;
  sumText: string;
  isRestock: boolean;
  note: string;
  /** not there: as the money was taken */
  handOut?: OfficeOrder['taken'];
};
const nothing: RefundForm = { way: 'lines', units: {}, sumText: '', isRestock: true, note: '' };

/** Refunds a sum or units of lines, repeatedly until nothing is left. */
export function RefundDialog({ order, close }: { order: OfficeOrder; close: () => void }) {
  const t = useTexts(orderTexts);
  const draft = useDraft({ name: `refund of ${order.id}`, first: nothing });
  const { change } = draft;
  const { way, sumText, isRestock, note, handOut = order.taken } = draft.value;
  const units = unitsLeft(order, draft.value.units);
  const sum =
    way === 'sum' ? (readMoney(sumText) ?? 0) : Math.min(refundSum(order.items, units), order.refundable);
  const what =
    way === 'sum'
      ? { amount: sum, reason: 'goodwill' as const }
      : { lines: linesOf(units), restock: isRestock, reason: 'returned-goods' as const };
  const second = useSecond(certificatePart(order, sum));
  const { seen, learn, notice } = useMoneySeen(order);
  const body = { ...what, note: note.trim(), seen, ...(handOut ? { handOut } : {}), ...second.body };
  return (
    <ActionDialog
      title={`${t('refundTitle')} · ${order.number}`}
      go={`${t('refundTitle')} ${sum > 0 ? money(sum) : ''}`}
      isFit={sum > 0 && sum <= order.refundable && note.trim() !== '' && second.isFit}
      run={() => api(route, { params: { id: order.id }, body }).catch(learn)}
      done={t(waitsForBank(order, sum) ? 'refundBegun' : 'refundDone')}
      close={close}
      draft={draft}
      maxWidth="sm"
    >
      <MostOf order={order} sum={sum} />
      <What order={order} typed={{ ...draft.value, units }} sum={sum} change={change} />
      {handOut && <HandOutChoice value={handOut} choose={(to) => change({ handOut: to })} />}
      <TextBox label={t('why')} {...draft.box('note')} required multiline max={500} />
      {second.boxes} {notice}
    </ActionDialog>
  );
}

type WhatProps = {
  order: OfficeOrder;
  typed: RefundForm;
  sum: number;
  change: (part: Partial<RefundForm>) => void;
};

/** Units of lines, or a sum. */
function What({ order, typed: { way, units, sumText, isRestock }, sum, change }: WhatProps) {
  const t = useTexts(orderTexts);
  return (
    <>
      <ToggleChoice
        fullWidth
        value={way}
        choose={(to) => change({ way: to })}
        choices={[
          ['lines', t('refundLines')],
          ['sum', t('refundSum')],
        ]}
      />
      {way === 'lines' ? (
        <>
          <RefundLines order={order} units={units} change={(to) => change({ units: to })} />
          <FormControlLabel
            control={
              <Switch checked={isRestock} onChange={(_, isChecked) => change({ isRestock: isChecked })} />
            }
            label={t('restock')}
          />
        </>
      ) : (
        <TextBox
          label={t('refundAmount')}
          value={sumText}
          change={(to) => change({ sumText: to })}
          error={readMoney(sumText) === undefined || sum > order.refundable}
          inputMode="decimal"
        />
      )}
    </>
  );
}

/** The refundable amount. Money is refunded first; the rest goes to the certificate. */
function MostOf({ order, sum }: { order: OfficeOrder; sum: number }) {
  const t = useTexts(orderTexts);
  const toCertificate = certificatePart(order, sum);
  const parts = [
    t('refundable', { sum: money(order.refundable) }),
    ...(toCertificate > 0 ? [t('toCertificate', { sum: money(toCertificate) })] : []),
  ];
  return <Typography gutterBottom>{parts.join(' · ')}</Typography>;
}

/** Of a draft: what was refunded since cannot be refunded again. */
function unitsLeft({ items }: OfficeOrder, units: Units): Units {
  return Object.fromEntries(
    items.map(({ position, quantity, refunded }) => [
      position,
      Math.min(units[position] ?? 0, quantity - refunded),
    ]),
  );
}

function linesOf(units: Units): { position: number; quantity: number }[] {
  return Object.entries(units)
    .filter(([, quantity]) => quantity > 0)
    .map(([position, quantity]) => ({ position: Number(position), quantity }));
}

type RefundLinesProps = { order: OfficeOrder; units: Units; change: (units: Units) => void };

/** Units of each line to refund, at most those not refunded yet. */
function RefundLines({ order, units, change }: RefundLinesProps) {
  const language = useLanguage();
  const t = useTexts(orderTexts);
  return (
    <Box sx={{ marginBlock: 1 }}>
      {order.items.map((item) => {
        const most = item.quantity - item.refunded;
        const now = units[item.position] ?? 0;
        const set = (next: number) => change({ ...units, [item.position]: next });
        return (
          <Box
            key={item.position}
            sx={{ display: 'flex', alignItems: 'center', gap: 1, opacity: most > 0 ? 1 : 0.5 }}
          >
            <Box sx={{ flexGrow: 1, minWidth: 0 }}>
              {pickAll([item.title, item.optionTitle], language)}
              <Typography variant="body2" color="text.secondary" className="tabular">
                {amount(item.price)} × {most}
                {item.swapBack !== undefined && ` · ${t('refunded')}: ${amount(item.swapBack)}`}
              </Typography>
            </Box>
            <IconButton aria-label="−1" disabled={now <= 0} onClick={() => set(now - 1)}>
              <Minus size={18} />
            </IconButton>
            <Typography className="tabular" role="status" sx={{ minWidth: 24, textAlign: 'center' }}>
              {now}
            </Typography>
            <IconButton aria-label="+1" disabled={now >= most} onClick={() => set(now + 1)}>
              <Plus size={18} />
            </IconButton>
          </Box>
        );
      })}
    </Box>
  );
}
