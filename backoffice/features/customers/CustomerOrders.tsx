import { Box, Typography } from '@mui/material';
import { useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import type { OfficeOrderRow } from '#contract/fulfilment/office-order-shapes.ts';
import { dateAndClock } from '#domain/print/clocks.ts';
import { money } from '#domain/print/money.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { OrderStatusMark } from '#backoffice/features/orders/list/OrderMarks.tsx';
import { Answered } from '#backoffice/parts/frames/Answered.tsx';
import { Panel } from '#backoffice/parts/frames/Panel.tsx';
import { customerTexts } from './customer.texts.ts';

/** The customer's last fifty orders. */
export function CustomerOrders({ id }: { id: number }) {
  const t = useTexts(customerTexts);
  const { data, isPending, error, refetch } = useGetList<OfficeOrderRow>('orders', {
    filter: { customer: id },
    pagination: { page: 1, perPage: 50 },
    sort: { field: 'createdAt', order: 'DESC' },
  });
  return (
    <Panel title={t('orders')}>
      <Answered
        isPending={isPending}
        error={error}
        retry={refetch}
        isEmpty={data?.length === 0}
        emptyText={t('noOrders')}
      >
        {data?.map((order) => (
          <Box
            key={order.id}
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', paddingBlock: 0.75 }}
          >
            <Link to={`/orders/${order.id}/show`} style={{ color: 'var(--anar)', fontWeight: 650 }}>
              {order.number}
            </Link>
            <OrderStatusMark status={order.status} />
            {/* On phones below number, status and sum. */}
            <Typography
              variant="body2"
              color="text.secondary"
              sx={{ order: { xs: 1, sm: 0 }, flex: { xs: '1 0 100%', sm: '1 1 auto' } }}
            >
              {dateAndClock(order.createdAt)}
            </Typography>
            <span className="tabular" style={{ marginLeft: 'auto' }}>
              {money(order.total)}
            </span>
          </Box>
        ))}
      </Answered>
    </Panel>
  );
}
