import { Alert, Box, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import type { Dashboard } from '#contract/dashboard/office.ts';
import { dateAndClock } from '#domain/print/clocks.ts';
import { money } from '#domain/print/money.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { OrderStatusMark, PaymentMark } from '#backoffice/features/orders/list/OrderMarks.tsx';
import { Panel } from '#backoffice/parts/frames/Panel.tsx';
import { dashboardTexts } from './dashboard.texts.ts';

function wordOf(kind: string): 'owed' | 'time' | 'photo' | 'deed' | 'thanks' | 'refund' | 'bank' {
  if (kind === 'money-owed') return 'owed';
  if (kind === 'slot-lost') return 'time';
  if (kind === 'photo-change') return 'photo';
  if (kind === 'deed-kept') return 'deed';
  if (kind === 'thanks-reported') return 'thanks';
  return kind.startsWith('refund') ? 'refund' : 'bank';
}

/** Alarms about money and delivery times that need a person. */
export function AlarmList({ alarms }: Pick<Dashboard, 'alarms'>) {
  const t = useTexts(dashboardTexts);
  return (
    <Alert severity="warning">
      <Typography sx={{ fontWeight: 650 }}>{t('alarms')}</Typography>
      {alarms.map(({ order, number, kind, at }) => (
        <div key={`${order}${kind}${at}`}>
          <Link to={`/orders/${order}/show`} style={{ color: 'inherit', fontWeight: 650 }}>
            {number}
          </Link>{' '}
          {t(wordOf(kind))} · {dateAndClock(at)}
        </div>
      ))}
    </Alert>
  );
}

/** Unpaid orders and orders that lost their payment, with the reason. */
export function UnpaidList({ unpaid }: Pick<Dashboard, 'unpaid'>) {
  const t = useTexts(dashboardTexts);
  return (
    <Panel title={t('unpaid')}>
      {unpaid.length === 0 && <Typography color="text.secondary">{t('nothing')}</Typography>}
      {unpaid.map((row) => (
        <Box
          key={`${row.status}${row.payment}${row.paymentStatus}`}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, alignItems: 'center', paddingBlock: 0.5 }}
        >
          <OrderStatusMark status={row.status} />
          <PaymentMark {...row} />
          <span className="tabular" style={{ marginLeft: 'auto' }}>
            {row.orders} · {money(row.sum)}
          </span>
        </Box>
      ))}
    </Panel>
  );
}
