import { Alert, Box, Button, Typography } from '@mui/material';
import type { OfficeOrder, OfficeRefund } from '#contract/fulfilment/office-order-shapes.ts';
import { api } from '#backoffice/api/api.ts';
import { useMay } from '#backoffice/api/me.ts';
import { useAct } from '#backoffice/api/use-act.ts';
import { dateAndClock, money } from '#backoffice/lang/format.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { Mark, type Tone } from '#backoffice/parts/frames/Mark.tsx';
import { Panel } from '#backoffice/parts/frames/Panel.tsx';
import { OwedMoney } from './OwedMoney.tsx';
import { orderTexts } from './order.texts.ts';

const tones: Record<OfficeRefund['state'], Tone> = {
  claimed: 'warn',
  sent: 'warn',
  done: 'ok',
  refused: 'err',
  unknown: 'err',
};

/** Money on its way back; where the bank's answer was lost a person decides. */
export function OrderRefunds({ order }: { order: OfficeOrder }) {
  const t = useTexts(orderTexts);
  // What the system itself gives back has reasons of its own, written as they are.
  const reasonOf = (reason: string) =>
    reason === 'goodwill' || reason === 'returned-goods' ? t(reason) : reason;
  if (order.refunds.length === 0 && order.owed === 0) return null;
  return (
    <Panel title={t('refunds')}>
      <OwedMoney order={order} />
      {order.refunds.map((refund) => (
        <Box key={refund.id} sx={{ paddingBlock: 1 }}>
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
            <Typography className="tabular" sx={{ fontWeight: 650 }}>
              {money(refund.amount)}
            </Typography>
            <Mark tone={tones[refund.state]}>{t(refund.state)}</Mark>
          </Box>
          <Typography variant="body2" color="text.secondary">
            {[dateAndClock(refund.createdAt), refund.staff, reasonOf(refund.reason), refund.error]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
          {refund.state === 'unknown' && <Decision refund={refund} />}
        </Box>
      ))}
    </Panel>
  );
}

/** Money of these is owed whatever people decide: when it did not go back, it is sent again. */
const owedReasons = ['late-money', 'paid-twice', 'order-cancelled'];

function Decision({ refund: { id, reason } }: { refund: OfficeRefund }) {
  const t = useTexts(orderTexts);
  const may = useMay();
  const { act, isBusy } = useAct();
  const isOwed = owedReasons.includes(reason);
  const decide = (ended: 'done' | 'refused') => {
    const body = ended === 'refused' && isOwed ? { ended, again: true } : { ended };
    void act(() => api('POST /api/office/refunds/:id/decide/', { params: { id }, body }), t('saved'));
  };
  return (
    <Alert severity="warning">
      {t('uncertainRefund')}
      {may('orders.refund') && (
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', marginTop: 1 }}>
          <Button size="small" variant="outlined" loading={isBusy} onClick={() => decide('done')}>
            {t('decideDone')}
          </Button>
          <Button size="small" variant="outlined" loading={isBusy} onClick={() => decide('refused')}>
            {isOwed ? t('decideAgain') : t('decideRefused')}
          </Button>
        </Box>
      )}
    </Alert>
  );
}
