import { hoursWords } from '#domain/delivery/hours-words.ts';
import type { Order } from '#contract/orders/shop.ts';
import { useSelector } from 'react-redux';
import { Printer, Phone } from 'lucide-react';
import { Redirect, useParams, useSearch } from 'wouter';
import { useLoad } from '#storefront/store/use-load.ts';
import { PageFrame } from '#storefront/app/frame/PageFrame.tsx';
import { useTexts, useLanguage } from '#storefront/lang/use-texts.ts';
import { usePagePath } from '#storefront/navigation/PageAddress.tsx';
import { paths } from '#storefront/paths.ts';
import { selectOrderDetail } from '#storefront/features/customers/sign-in/auth.slice.ts';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import { classNames } from '#storefront/ui/Button.tsx';
import { EmptyState } from '#storefront/ui/feedback/EmptyState.tsx';
import { PageFailed } from '#storefront/app/frame/PageFailed.tsx';
import { IconButton } from '#storefront/ui/IconButton.tsx';
import { Skeleton } from '#storefront/ui/feedback/Skeleton.tsx';
import { loadOrder } from './order.calls.ts';
import { orderTexts, headlineTexts } from './order.texts.ts';
import { ChooseTime } from './ChooseTime.tsx';
import { HandOverCode } from './HandOverCode.tsx';
import { OrderCertificates } from '#storefront/features/certificates/OrderCertificates.tsx';
import { OrderActions } from './OrderActions.tsx';
import { OrderFacts, OrderItems } from './OrderFacts.tsx';
import classes from './OrderPage.module.css';
import { PayPanel } from './PayPanel.tsx';
import { finishedStatuses } from '#domain/order.ts';
import { RecipientSlip, SheetHead } from './OrderOnPaper.tsx';
import { pollMs } from './timeline-steps.ts';
import { WaitingLink } from './link/WaitingLink.tsx';
import { PhotoReport } from '#storefront/features/parcel-photos/PhotoReport.tsx';
import { RequestPanel } from '#storefront/features/gift-requests/RequestPanel.tsx';
import { Timeline } from './Timeline.tsx';
import { clock } from '#domain/print/clocks.ts';
import { nearDay } from '#domain/print/days.ts';
import { useNow } from '#storefront/lang/now.ts';
import { selectMainInfo } from '#storefront/features/content/texts/info.slice.ts';
import { Panel } from '#storefront/ui/surfaces/Panel.tsx';
import { useEffect, useMemo, useRef } from 'react';

/** One order: status, lines and actions; the printed page is the receipt. */
export default function OrderPage() {
  const t = useTexts(orderTexts);
  const dispatch = useShopDispatch();
  const { id } = useParams<{ id: string }>();
  const isBankLost = new URLSearchParams(useSearch()).get('bank') === 'unreachable';
  const shown = useSelector(selectOrderDetail);
  const order = shown?.id === id ? shown : null;
  const byNumber = shown?.number === id ? shown.id : undefined;
  const { failure, retry } = useLoad(id, () => dispatch(loadOrder(id)));
  usePolling(order && pollMs(order), () => void dispatch(loadOrder(id)));
  // Links of SMS name the order's number.
  if (byNumber) return <Redirect to={paths.order(byNumber)} replace />;

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
      {order && <SheetHead order={order} />}
      {order && <WholeOrder order={order} isBankLost={isBankLost} />}
      {order?.gift && <RecipientSlip order={order} gift={order.gift} />}
      {!order && failure?.status === 404 && (
        <EmptyState title={t('notFound')} to={{ href: paths.orders(), text: t('toList') }} />
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
  const { id } = order;
  const isOver = finishedStatuses.includes(order.status);
  const of = useMemo(() => ({ id }), [id]);
  return (
    <div className={classes['page']}>
      <div className={classes['column']}>
        <OrderHead order={order} />
        {isOver && <OrderActions order={order} />}
        {order.actions.includes('pay') && (
          <div data-print="no">
            <PayPanel order={order} total={order.totals.total} isBankLost={isBankLost} />
          </div>
        )}
        {order.actions.includes('choose-time') && (
          <div data-print="no">
            <ChooseTime order={order} />
          </div>
        )}
        <OrderCertificates order={order} />
        {order.handOverCode && (
          <div data-print="no">
            <HandOverCode code={order.handOverCode} />
          </div>
        )}
        {order.request && (
          <div data-print="no">
            <RequestPanel order={order} request={order.request} />
          </div>
        )}
        <div data-print="no">
          <PhotoReport of={of} order={order} />
        </div>
        <div data-print="no">
          <WaitingLink of={of} order={order} />
        </div>
        <Timeline order={order} />
      </div>
      <div className={classes['column']}>
        <OrderItems order={order} />
        <OrderFacts order={order} />
        {!isOver && <OrderActions order={order} />}
      </div>
    </div>
  );
}

/** The order's status in one sentence, and the delivery time. */
function OrderHead({ order }: { order: Order }) {
  const t = useTexts(orderTexts);
  const say = useTexts(headlineTexts);
  const language = useLanguage();
  const now = useNow();
  const phone = useSelector(selectMainInfo)?.contacts.phones[0];
  const { day, from, to } = order.delivery;
  const isOver = finishedStatuses.includes(order.status);
  const hours = hoursWords({ from, to }, language);
  const ordered = `${nearDay(order.createdAt, now(), language).toLowerCase()}, ${clock(order.createdAt)}`;
  return (
    <Panel deep className={classes['head']}>
      {day && !isOver && (
        <p className={classes['when']} data-print="no">
          {t('comes', { when: nearDay(day, now(), language).toLowerCase() })}
          {hours && `, ${hours}`}
        </p>
      )}
      <div role="status">
        <h2>{say(order.status)}</h2>
      </div>
      <p data-print="no">{t('today', { when: ordered })}</p>
      {phone && (
        <a
          href={`tel:${phone.replace(/[^+\d]/g, '')}`}
          className={classNames({ look: isOver ? 'ghost' : 'gold', small: true })}
          data-print="no"
        >
          <Phone size={20} aria-hidden="true" />
          <span>{t('callShop')}</span>
        </a>
      )}
    </Panel>
  );
}

/**
 * Calls repeatedly while the page is visible, and at once when it becomes visible again. A page that the browser has
 * left, and that is still mounted, does not call.
 */
function usePolling(everyMs: number | null, call: () => void): void {
  const path = usePagePath();
  const newest = useRef(call);
  useEffect(() => {
    newest.current = call;
  });
  useEffect(() => {
    if (everyMs === null) return;
    const ask = () => {
      if (document.visibilityState === 'visible' && location.pathname === path) newest.current();
    };
    const timer = setInterval(ask, everyMs);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [everyMs, path]);
}
