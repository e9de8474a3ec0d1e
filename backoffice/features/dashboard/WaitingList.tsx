import { Box, Button, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { useTicking } from '#backoffice/api/environment.ts';
import { useAnswer } from '#backoffice/api/use-answer.ts';
import { shortDay, waited } from '#backoffice/lang/format.ts';
import { pickAll } from '#backoffice/lang/texts.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { OrderStatusMark } from '#backoffice/features/orders/list/OrderMarks.tsx';
import { Panel } from '#backoffice/parts/frames/Panel.tsx';
import { dashboardTexts } from './dashboard.texts.ts';

const most = 8;

/** Orders that nobody has taken, and those of earlier days that are not over, longest waiting first. */
export function WaitingList() {
  const t = useTexts(dashboardTexts);
  const language = useLanguage();
  const now = useTicking(30_000);
  const { data } = useAnswer('GET /api/office/board/', {}, { everyMs: 60_000 });
  const isLate = (day: string | null) => day !== null && data !== undefined && day < data.data.day;
  const waiting = (data?.data.orders ?? []).filter(
    ({ status, delivery }) => status === 'placed' || isLate(delivery.day),
  );
  return (
    <Panel
      title={t('waitingOrders')}
      side={
        <Button size="small" component={Link} to="/board">
          {t('toBoard')}
        </Button>
      }
    >
      {data && waiting.length === 0 && <Typography color="text.secondary">{t('allTaken')}</Typography>}
      {waiting.slice(0, most).map((order) => (
        <Box
          key={order.id}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, alignItems: 'center', paddingBlock: 0.5 }}
        >
          <Link to={`/orders/${order.id}/show`} style={{ color: 'var(--anar)', fontWeight: 650 }}>
            {order.number}
          </Link>
          <OrderStatusMark status={order.status} />
          <span style={{ flexGrow: 1, minWidth: 120 }}>
            {order.firstItem && pickAll([order.firstItem.title, order.firstItem.optionTitle], language)}
          </span>
          <Typography variant="body2" color={isLate(order.delivery.day) ? 'error' : 'text.secondary'}>
            {order.delivery.day && isLate(order.delivery.day)
              ? shortDay(order.delivery.day, language)
              : waited(order.waitingSince, now, language)}
          </Typography>
        </Box>
      ))}
      {waiting.length > most && (
        <Typography variant="body2" color="text.secondary">
          {t('andMore', { n: waiting.length - most })}
        </Typography>
      )}
    </Panel>
  );
}
