import { Box, useMediaQuery } from '@mui/material';
import { Title } from 'react-admin';
import type { OfficeOrder } from '#contract/fulfilment/office-order-shapes.ts';
import { RecordShow } from '#backoffice/parts/frames/RecordShow.tsx';
import { PhotoPanel } from '#backoffice/features/parcel-photos/PhotoPanel.tsx';
import { CourierDeeds } from '#backoffice/features/orders/steps/CourierDeeds.tsx';
import { FailedAttempts } from '#backoffice/features/orders/steps/FailedAttempts.tsx';
import { RequestPanel } from '#backoffice/features/gift-requests/RequestPanel.tsx';
import { UndoBar } from '#backoffice/features/orders/steps/UndoBar.tsx';
import { OrderAttempts } from './OrderAttempts.tsx';
import { OrderDelivery } from './OrderDelivery.tsx';
import { OrderHead } from './OrderHead.tsx';
import { OrderItems } from './OrderItems.tsx';
import { OrderMessages } from './OrderMessages.tsx';
import { OrderPayment } from './OrderPayment.tsx';
import { OrderRefunds } from './OrderRefunds.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import { pollMs, useLive } from './use-live.ts';

/** One order with all its details and actions. */
export function OrderShow() {
  const isLive = useLive();
  return (
    <RecordShow<OfficeOrder> everyMs={isLive ? pollMs * 6 : pollMs}>
      {(order) => <OrderView order={order} />}
    </RecordShow>
  );
}

/** On a phone, as used for packing, photos and greeting come before the bank's responses. */
function OrderView({ order }: { order: OfficeOrder }) {
  const isPhone = useMediaQuery('(max-width:760px)');
  const attempts = <OrderAttempts order={order} />;
  return (
    <>
      <Title title={order.number} />
      <UndoBar />
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
          <OrderPayment order={order} />
          <OrderItems order={order} />
          <OrderRefunds order={order} />
          {!isPhone && attempts}
        </Box>
        <Box sx={{ display: 'grid', gap: 2 }}>
          <RequestPanel order={order} />
          <PhotoPanel id={order.id} />
          <OrderDelivery order={order} />
          <FailedAttempts attempts={order.failedAttempts} />
          <CourierDeeds order={order} />
          <OrderTimeline order={order} />
          <OrderMessages messages={order.messages} />
          {isPhone && attempts}
        </Box>
      </Box>
    </>
  );
}
