import { Alert, Box, Button, Typography } from '@mui/material';
import type { OfficeOrder, OfficeRefund } from '#contract/fulfilment/office-order-shapes.ts';
import { api } from '#backoffice/api/api.ts';
import { useMay } from '#backoffice/api/me.ts';
import { useAct } from '#backoffice/api/use-act.ts';
import { dateAndClock } from '#domain/print/clocks.ts';
import { money } from '#domain/print/money.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { Mark, type Tone } from '#backoffice/parts/frames/Mark.tsx';
import { Panel } from '#backoffice/parts/frames/Panel.tsx';
import { isRefundReason, refundReasonTexts, refundWayTexts } from './refund.texts.ts';
import { orderTexts } from '../edit/order.texts.ts';

const tones: Record<OfficeRefund['state'], Tone> = {
  claimed: 'warn',
  sent: 'warn',
  done: 'ok',
  refused: 'err',
  unknown: 'err',
};

/** Refunds in progress; if the bank's response was lost, a person decides. */
export function OrderRefunds({ order }: { order: OfficeOrder }) {
  const t = useTexts(orderTexts);
  const reasons = useTexts(refundReasonTexts);
  const ways = useTexts(refundWayTexts);
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
            {[
              dateAndClock(refund.createdAt),
              ways(refund.kind),
              refund.staff,
              isRefundReason(refund.reason) && reasons(refund.reason),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
          {refund.note && <Typography sx={{ whiteSpace: 'pre-line' }}>{refund.note}</Typography>}
          {refund.error && (
            <details>
              <summary>{t('rawAnswer')}</summary>
              <code>{refund.error}</code>
            </details>
          )}
          {refund.state === 'unknown' && <Decision refund={refund} seen={order.money.version} />}
        </Box>
      ))}
    </Panel>
  );
}

/** Money that the shop owes without a refund in progress, or that the bank refunded without the shop. */
function OwedMoney({ order }: { order: OfficeOrder }) {
  const t = useTexts(orderTexts);
  const isUnbooked = order.refunds[0]?.error?.startsWith('bank-has-refunded') ?? false;
  if (order.owed === 0 && !isUnbooked) return null;
  const parts = { params: { id: order.id }, body: { seen: order.money.version } };
  const book = () => api('POST /api/office/orders/:id/book-refund/', parts);
  const send = () => api('POST /api/office/orders/:id/return-money/', parts);
  return (
    <Alert severity="error">
      {order.owed > 0 && <Box>{t('owedText', { sum: money(order.owed) })}</Box>}
      {isUnbooked && <Box>{t('unbookedText')}</Box>}
      <RefundButtons
        buttons={[
          ...(isUnbooked ? [[t('bookRefund'), book, t('saved')] as const] : []),
          ...(order.owed > 0 ? [[t('returnMoney'), send, t('refundBegun')] as const] : []),
        ]}
      />
    </Alert>
  );
}

/** Refunds that are owed in any case: a failed one is never dropped. */
const owedReasons = ['late-money', 'paid-twice', 'order-cancelled'];

function Decision({ refund: { id, reason }, seen }: { refund: OfficeRefund; seen: number }) {
  const t = useTexts(orderTexts);
  const isOwed = owedReasons.includes(reason);
  const decide = (answer: { ended: 'done' | 'refused'; again?: true }) =>
    api('POST /api/office/refunds/:id/decide/', { params: { id }, body: { ...answer, seen } });
  const again = () => decide({ ended: 'refused', again: true });
  return (
    <Alert severity="warning">
      {t('uncertainRefund')}
      <RefundButtons
        buttons={[
          [t('decideDone'), () => decide({ ended: 'done' }), t('saved')],
          [t('decideAgain'), again, t('saved')],
          ...(isOwed ? [] : [[t('decideRefused'), () => decide({ ended: 'refused' }), t('saved')] as const]),
        ]}
      />
    </Alert>
  );
}

type RefundButtonsProps = {
  buttons: readonly (readonly [name: string, run: () => Promise<unknown>, done: string])[];
};

function RefundButtons({ buttons }: RefundButtonsProps) {
  const may = useMay();
  const { act, isBusy } = useAct();
  if (!may('orders.refund')) return null;
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', marginTop: 1 }}>
      {buttons.map(([name, run, done]) => (
        <Button
          key={name}
          size="small"
          variant="outlined"
          loading={isBusy}
          onClick={() => void act(run, done)}
        >
          {name}
        </Button>
      ))}
    </Box>
  );
}
