import { Box, Button, Typography } from '@mui/material';
import type { OfficeOrder } from '#contract/fulfilment/office-order-shapes.ts';
import { api } from '#backoffice/api/api.ts';
import { useMay } from '#backoffice/api/me.ts';
import { useAct } from '#backoffice/api/use-act.ts';
import { dateAndClock } from '#domain/print/clocks.ts';
import { money } from '#domain/print/money.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { Mark } from '#backoffice/parts/frames/Mark.tsx';
import { Panel } from '#backoffice/parts/frames/Panel.tsx';
import { attemptEventTexts, attemptTexts, eventWords } from './attempt.texts.ts';
import { orderTexts, orderWords } from '../edit/order.texts.ts';

/** An alarm that was not acknowledged. */
function hasAlarm({ attempts }: OfficeOrder): boolean {
  return attempts.some(({ events }) => {
    const looked = events.findLastIndex(({ kind }) => kind === 'looked-at');
    return events.findLastIndex(({ isAlarm }) => isAlarm) > looked;
  });
}

/** All payment attempts by card, with the bank's responses. */
export function OrderAttempts({ order }: { order: OfficeOrder }) {
  const t = useTexts(orderTexts);
  const may = useMay();
  const { act, isBusy } = useAct();
  if (order.attempts.length === 0) return null;
  const ask = () => api('POST /api/office/orders/:id/ask-bank/', { params: { id: order.id } });
  const settle = () => api('POST /api/office/orders/:id/settle-alarms/', { params: { id: order.id } });
  const buttons = [
    ...(hasAlarm(order) ? [[t('lookedAt'), () => act(settle, t('saved'))] as const] : []),
    [t('queryBank'), () => act(ask, t('askedBank'))] as const,
  ];
  return (
    <Panel
      title={t('payments')}
      side={
        may('orders.work') &&
        buttons.map(([name, press]) => (
          <Button key={name} size="small" variant="outlined" loading={isBusy} onClick={() => void press()}>
            {name}
          </Button>
        ))
      }
    >
      {order.attempts.map((attempt) => (
        <AttemptRow key={attempt.id} attempt={attempt} />
      ))}
    </Panel>
  );
}

function AttemptRow({ attempt }: { attempt: OfficeOrder['attempts'][number] }) {
  const t = useTexts(orderTexts);
  const words = useTexts(orderWords);
  const states = useTexts(attemptTexts);
  const events = useTexts(attemptEventTexts);
  const stateOf = (state: string) =>
    state in attemptTexts ? states(state as keyof typeof attemptTexts) : state;
  return (
    <Box sx={{ paddingBlock: 1, borderTop: '1px solid var(--line)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography sx={{ fontWeight: 650 }}>{words(attempt.bank)}</Typography>
        <Mark tone={attempt.isKept ? 'ok' : 'plain'}>
          {stateOf(attempt.state)}
          {attempt.isKept ? ` · ${t('kept')}` : ''}
        </Mark>
        <Typography className="tabular" sx={{ marginLeft: 'auto' }}>
          {money(attempt.amount)}
        </Typography>
      </Box>
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {dateAndClock(attempt.createdAt)} · {attempt.orderNumber}
        {attempt.bankOrderId && ` · ${t('bankNumber')}: ${attempt.bankOrderId}`}
        {attempt.lastActionCode !== null && ` · ${events('code', { n: attempt.lastActionCode })}`}
      </Typography>
      {attempt.events.map((event, at) => (
        <Box key={`${event.at}${at}`} component="details" sx={{ marginTop: 0.5, fontSize: 14 }}>
          <Box
            component="summary"
            sx={{ cursor: 'pointer', paddingBlock: 0.5, color: event.isAlarm ? 'error.main' : 'inherit' }}
          >
            {dateAndClock(event.at)} · {events(eventWords(event.kind))}
            {event.to && event.to !== event.from && `: ${stateOf(event.to)}`}
            {event.isAlarm && ` · ${t('alarm')}`}
          </Box>
          <Box
            component="pre"
            sx={{
              margin: 0,
              padding: 1,
              overflowX: 'auto',
              borderRadius: '8px',
              backgroundColor: 'var(--sunken)',
              fontSize: 12,
            }}
          >
            {JSON.stringify(event.raw, null, 1)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
