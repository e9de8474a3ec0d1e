import type { Order } from '#contract/orders/shop.ts';
import { useSelector } from 'react-redux';
import { Printer } from 'lucide-react';
import { useParams, useSearch } from 'wouter';
import { useLoad } from '#storefront/store/use-load.ts';
import { PageFrame } from '#storefront/app/frame/PageFrame.tsx';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { paths } from '#storefront/paths.ts';
import { selectOrderDetail } from '#storefront/features/customers/sign-in/auth.slice.ts';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import { ButtonLink } from '#storefront/ui/Button.tsx';
import { EmptyState } from '#storefront/ui/feedback/EmptyState.tsx';
import { PageFailed } from '#storefront/app/frame/PageFailed.tsx';
import { IconButton } from '#storefront/ui/IconButton.tsx';
import { Skeleton } from '#storefront/ui/feedback/Skeleton.tsx';
import { loadOrder } from './order.calls.ts';
import { orderTexts } from './order.texts.ts';
import { OrderActions } from './OrderActions.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderHead } from './OrderHead.tsx';
import { OrderItems } from './OrderItems.tsx';
import classes from './OrderPage.module.css';
import { PayPanel } from './PayPanel.tsx';
import { Timeline } from './Timeline.tsx';
import { usePolling } from './use-polling.ts';

const freshEveryMs = 20_000;
const over = ['delivered', 'cancelled', 'expired', 'returned'];

/** One order: where it is, what is in it, what can be done; printed it is the receipt. */
export default function OrderPage() {
  const t = useTexts(orderTexts);
  const dispatch = useShopDispatch();
  const { id } = useParams<{ id: string }>();
  const isBankLost = new URLSearchParams(useSearch()).get('bank') === 'unreachable';
  const shown = useSelector(selectOrderDetail);
  const order = shown?.id === id ? shown : null;
  const { failure, retry } = useLoad(id, () => dispatch(loadOrder(id)));
  const isMoving = order !== null && !over.includes(order.status);
  usePolling(freshEveryMs, isMoving, () => void dispatch(loadOrder(id)));

  return (
    <PageFrame
      title={order ? t('title', { number: order.number }) : t('plainTitle')}
      back={paths.orders()}
      action={
        order && (
          <IconButton
            label={t('print')}
            icon={<Printer aria-hidden="true" />}
            onClick={() => window.print()}
            data-print="no"
          />
        )
      }
    >
      {order && <WholeOrder order={order} isBankLost={isBankLost} />}
      {!order && failure?.status === 404 && (
        <EmptyState
          title={t('notFound')}
          action={<ButtonLink href={paths.orders()}>{t('toList')}</ButtonLink>}
        />
      )}
      {!order && failure && failure.status !== 404 && (
        <PageFailed onRetry={retry}>{failure.sentence}</PageFailed>
      )}
      {!order && !failure && (
        <div className={classes['page']} aria-busy="true">
          {['196px', '300px', '340px', '180px'].map((height) => (
            <Skeleton key={height} height={height} radius="20px" />
          ))}
        </div>
      )}
    </PageFrame>
  );
}

function WholeOrder({ order, isBankLost }: { order: Order; isBankLost: boolean }) {
  return (
    <div className={classes['page']}>
      <div className={classes['column']}>
        <OrderHead order={order} />
        {order.actions.includes('pay') && (
          <div data-print="no">
            <PayPanel order={order} total={order.totals.total} isBankLost={isBankLost} />
          </div>
        )}
        <Timeline order={order} />
      </div>
      <div className={classes['column']}>
        <OrderItems order={order} />
        <OrderFacts order={order} />
        <OrderActions order={order} />
      </div>
    </div>
  );
}
