import { Alert, Box, Button, TextField } from '@mui/material';
import { Link2, Wallet } from 'lucide-react';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { OfficeOrder } from '#contract/fulfilment/office-order-shapes.ts';
import { isPrepaid, type PaymentMethod, paymentMethods } from '#domain/payments/payment-methods.ts';
import { mayPayByCard } from '#domain/staff-moves.ts';
import { api } from '#backoffice/api/api.ts';
import { useMay } from '#backoffice/api/me.ts';
import { useAct } from '#backoffice/api/use-act.ts';
import { useMainInfo } from '#backoffice/api/use-main-info.ts';
import { dateAndClock } from '#domain/print/clocks.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { ActionDialog } from '#backoffice/parts/frames/ActionDialog.tsx';
import { ToggleChoice } from '#backoffice/parts/inputs/boxes.tsx';
import { Panel } from '#backoffice/parts/frames/Panel.tsx';
import { orderTexts, orderWords } from '../edit/order.texts.ts';
import { paymentTexts } from './payment.texts.ts';

/** Payment method; a link for paying by card without sign-in, and a change to another method. */
export function OrderPayment({ order }: { order: OfficeOrder }) {
  const t = useTexts(paymentTexts);
  const words = useTexts(orderWords);
  const texts = useTexts(orderTexts);
  const may = useMay();
  const hasLinks = useMainInfo()?.features?.includes('order-link') ?? false;
  const [isChanging, setChanging] = useState(false);
  const maySend = hasLinks && may('orders.change');
  const mayChange = order.actions.includes('change-payment');
  if (!maySend && !mayChange) return null;
  return (
    <Panel
      title={`${t('title')}: ${order.byCertificate ? texts('certificate') : words(order.paidBy ?? order.payment)}`}
    >
      {order.status === 'awaiting-payment' && order.expiresAt && (
        <Alert severity="info" sx={{ marginBottom: 1.5 }}>
          {t('waits', { when: dateAndClock(order.expiresAt) })}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {maySend && <LinkButton id={order.id} />}
        {mayChange && (
          <Button variant="outlined" startIcon={<Wallet size={18} />} onClick={() => setChanging(true)}>
            {words('change-payment')}
          </Button>
        )}
      </Box>
      {isChanging && <PaymentDialog order={order} close={() => setChanging(false)} />}
    </Panel>
  );
}

/** Copies the link; if the browser forbids it, the link is shown for selection. */
function LinkButton({ id }: { id: string }) {
  const t = useTexts(paymentTexts);
  const notify = useNotify();
  const { act, isBusy } = useAct();
  const [url, setUrl] = useState('');
  const copy = async () => {
    const { data } = await api('POST /api/office/orders/:id/link/', { params: { id } });
    setUrl(data.url);
    await navigator.clipboard.writeText(data.url).then(
      () => notify(t('copied'), { type: 'success' }),
      () => undefined,
    );
  };
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Link2 size={18} />}
        loading={isBusy}
        onClick={() => void act(copy)}
      >
        {t('copy')}
      </Button>
      {url && (
        <TextField
          label={t('link')}
          value={url}
          size="small"
          onFocus={(event) => event.target.select()}
          slotProps={{ htmlInput: { readOnly: true } }}
          sx={{ flex: '1 1 260px', order: 3 }}
        />
      )}
    </>
  );
}

function PaymentDialog({ order, close }: { order: OfficeOrder; close: () => void }) {
  const t = useTexts(paymentTexts);
  const words = useTexts(orderWords);
  const others = paymentMethods.filter((method) =>
    isPrepaid(method) ? mayPayByCard(order) : method !== order.payment,
  );
  const [payment, setPayment] = useState<PaymentMethod>(others[0] ?? 'CASH');
  const run = () =>
    api('POST /api/office/orders/:id/payment/', { params: { id: order.id }, body: { payment } });
  return (
    <ActionDialog
      title={`${order.number}: ${words('change-payment')}`}
      go={words('change-payment')}
      run={run}
      done={t('changed')}
      close={close}
    >
      <ToggleChoice
        fullWidth
        value={payment}
        choose={setPayment}
        choices={others.map((method) => [method, words(method)])}
      />
      {(order.status === 'awaiting-payment' || isPrepaid(payment)) && (
        <Alert severity="info" sx={{ marginTop: 1.5 }}>
          {t(isPrepaid(payment) ? 'waitsThen' : 'placedThen')}
        </Alert>
      )}
    </ActionDialog>
  );
}
