import { Box } from '@mui/material';
import { ShowBase, Title, useShowContext } from 'react-admin';
import type { OfficeOrder } from '#contract/fulfilment/office-order-shapes.ts';
import { whole } from '#backoffice/data/whole.ts';
import { Answered } from '#backoffice/parts/frames/Answered.tsx';
import { OrderAttempts } from './OrderAttempts.tsx';
import { OrderDelivery } from './OrderDelivery.tsx';
import { OrderHead } from './OrderHead.tsx';
import { OrderItems } from './OrderItems.tsx';
import { OrderMessages } from './OrderMessages.tsx';
import { OrderRefunds } from './OrderRefunds.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import { pollMs, useLive } from './use-live.ts';

/** Everything about one order, and everything that can be done to it now. */
export function OrderShow() {
  const isLive = useLive();
  return (
    <ShowBase queryOptions={{ ...whole, refetchInterval: isLive ? pollMs * 6 : pollMs }}>
      <Loaded />
    </ShowBase>
  );
}

function Loaded() {
  const { record, isPending, error, refetch } = useShowContext<OfficeOrder>();
  return (
    <Answered isPending={isPending ?? false} error={record ? undefined : error} retry={refetch}>
      {record && <OrderView order={record} />}
    </Answered>
  );
}

function OrderView({ order }: { order: OfficeOrder }) {
  return (
    <>
      <Title title={order.number} />
      <OrderHead order={order} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          marginTop: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        <Box sx={{ display: 'grid', gap: 2 }}>
          <OrderItems order={order} />
          <OrderRefunds order={order} />
          <OrderAttempts order={order} />
        </Box>
        <Box sx={{ display: 'grid', gap: 2 }}>
          <OrderDelivery order={order} />
          <OrderTimeline order={order} />
          <OrderMessages messages={order.messages} />
        </Box>
      </Box>
    </>
  );
}
