import { Box, Button, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { useTicking } from '#backoffice/api/environment.ts';
import { useAnswer } from '#backoffice/api/use-answer.ts';
import { shortDay } from '#domain/print/days.ts';
import { waited } from '#domain/print/clocks.ts';
import { pickAll } from '#domain/print/texts.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { OrderStatusMark } from '#backoffice/features/orders/list/OrderMarks.tsx';
import { requestTexts } from '#backoffice/features/gift-requests/request.texts.ts';
import { Panel } from '#backoffice/parts/frames/Panel.tsx';
import { dashboardTexts } from './dashboard.texts.ts';

const most = 8;
const untaken = { status: 'placed', page_size: most, sort: 'createdAt' } as const;

/** New orders of any day, and open orders of earlier days from today's board. */
function useWaiting() {
  const fresh = useAnswer('GET /api/office/orders/', { query: untaken }, { everyMs: 60_000 }).data;
  const board = useAnswer('GET /api/office/board/', {}, { everyMs: 60_000 }).data?.data;
  const isLate = (day: string | null) => day !== null && board !== undefined && day < board.day;
  const late = (board?.orders ?? []).filter(
    ({ status, delivery }) => status !== 'placed' && isLate(delivery.day),
  );
  return {
    waiting: [...(fresh?.data ?? []), ...late].slice(0, most),
    total: fresh && board && fresh.page.total + late.length,
    isLate,
  };
}

/** New orders and open orders of earlier days, longest waiting first. */
export function WaitingList() {
  const t = useTexts(dashboardTexts);
  const requests = useTexts(requestTexts);
  const language = useLanguage();
  const now = useTicking(30_000);
  const { waiting, total, isLate } = useWaiting();
  return (
    <Panel
      title={t('waitingOrders')}
      side={
        <>
          <Button size="small" component={Link} to="/orders/requests" sx={{ whiteSpace: 'nowrap' }}>
            {requests('listTitle')}
          </Button>
          <Button size="small" component={Link} to="/board" sx={{ whiteSpace: 'nowrap' }}>
            {t('toBoard')}
          </Button>
        </>
      }
    >
      {total === 0 && <Typography color="text.secondary">{t('allTaken')}</Typography>}
      {waiting.map((order) => (
        <Box
          key={order.id}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, alignItems: 'center', paddingBlock: 0.5 }}
        >
          <Link to={`/orders/${order.id}/show`} style={{ color: 'var(--anar)', fontWeight: 650 }}>
            {order.number}
          </Link>
          <OrderStatusMark status={order.status} />
          {/* On phones below number, status and time. */}
          <Box sx={{ order: { xs: 1, sm: 0 }, flex: { xs: '1 0 100%', sm: '1 1 120px' } }}>
            {order.firstItem && pickAll([order.firstItem.title, order.firstItem.optionTitle], language)}
          </Box>
          <Typography
            variant="body2"
            color={isLate(order.delivery.day) ? 'error' : 'text.secondary'}
            sx={{ marginLeft: 'auto' }}
          >
            {order.delivery.day && isLate(order.delivery.day)
              ? shortDay(order.delivery.day, language)
              : waited(order.waitingSince, now, language)}
          </Typography>
        </Box>
      ))}
      {total !== undefined && total > waiting.length && (
        <Typography variant="body2" color="text.secondary">
          {t('andMore', { n: total - waiting.length })}
        </Typography>
      )}
    </Panel>
  );
}
