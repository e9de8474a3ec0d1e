import { Alert, Box, Button } from '@mui/material';
import type { OfficeOrder } from '#contract/fulfilment/office-order-shapes.ts';
import { api } from '#backoffice/api/api.ts';
import { useMay } from '#backoffice/api/me.ts';
import { useAct } from '#backoffice/api/use-act.ts';
import { money } from '#backoffice/lang/format.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { orderTexts } from './order.texts.ts';

/** Money that the shop owes and is not sending back, or that the bank has sent back unknown to the shop: one press each. */
export function OwedMoney({ order }: { order: OfficeOrder }) {
  const t = useTexts(orderTexts);
  const may = useMay();
  const { act, isBusy } = useAct();
  const isUnbooked = order.refunds[0]?.error?.startsWith('bank-has-refunded') ?? false;
  if (order.owed === 0 && !isUnbooked) return null;
  const params = { params: { id: order.id } };
  const book = () => act(() => api('POST /api/office/orders/:id/book-refund/', params), t('saved'));
  const send = () => act(() => api('POST /api/office/orders/:id/return-money/', params), t('refundDone'));
  return (
    <Alert severity="error">
      {order.owed > 0 && <Box>{t('owedText', { sum: money(order.owed) })}</Box>}
      {isUnbooked && <Box>{t('unbookedText')}</Box>}
      {may('orders.refund') && (
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', marginTop: 1 }}>
          {isUnbooked && (
            <Button size="small" variant="outlined" loading={isBusy} onClick={() => void book()}>
              {t('bookRefund')}
            </Button>
          )}
          {order.owed > 0 && (
            <Button size="small" variant="outlined" loading={isBusy} onClick={() => void send()}>
              {t('returnMoney')}
            </Button>
          )}
        </Box>
      )}
    </Alert>
  );
}
