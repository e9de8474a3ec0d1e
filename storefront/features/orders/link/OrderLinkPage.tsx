import { hoursWords } from '#domain/delivery/hours-words.ts';
import { Phone } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useParams } from 'wouter';
import type { LinkedOrder } from '#contract/checkout/order-link.ts';
import type { Bank } from '#contract/orders/shop.ts';
import { finishedStatuses } from '#domain/order.ts';
import { isPrepaid } from '#domain/payments/payment-methods.ts';
import { PageFailed } from '#storefront/app/frame/PageFailed.tsx';
import { PageFrame } from '#storefront/app/frame/PageFrame.tsx';
import { selectMainInfo } from '#storefront/features/content/texts/info.slice.ts';
import { nearDay } from '#domain/print/days.ts';
import { phone } from '#domain/print/phone.ts';
import { useNow } from '#storefront/lang/now.ts';
import { useLanguage, useTexts } from '#storefront/lang/use-texts.ts';
import { paths } from '#storefront/paths.ts';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import { ButtonLink, classNames } from '#storefront/ui/Button.tsx';
import { EmptyState } from '#storefront/ui/feedback/EmptyState.tsx';
import { Skeleton } from '#storefront/ui/feedback/Skeleton.tsx';
import { Panel } from '#storefront/ui/surfaces/Panel.tsx';
import { HandOverCode } from '../HandOverCode.tsx';
import { OrderItems } from '../OrderFacts.tsx';
import { headlineTexts, orderTexts } from '../order.texts.ts';
import type { Failure } from '#storefront/store/failure.ts';
import { BankPanel } from '../PayPanel.tsx';
import classes from '../OrderPage.module.css';
import { PhotoReport } from '#storefront/features/parcel-photos/PhotoReport.tsx';
import { LinkCancel } from './LinkCancel.tsx';
import { LinkMove, LinkTime } from './LinkTime.tsx';
import { payByLink } from './link.calls.ts';
import { orderLinkTexts } from './order-link.texts.ts';
import { useLinkedOrder } from './use-linked-order.ts';
import { WaitingLink } from './WaitingLink.tsx';

/** An order opened through the link of an SMS, without sign-in: status, delivery time and payment. */
export default function OrderLinkPage() {
  const t = useTexts(orderLinkTexts);
  const words = useTexts(orderTexts);
  const { id: token } = useParams<{ id: string }>();
  const { order, failure, check, again } = useLinkedOrder(token);
  const title = order ? words('title', { number: order.number }) : t('title');
  return (
    <PageFrame title={title}>
      {order && <Whole order={order} token={token} check={check} again={again} />}
      {!order && failure?.status === 404 && (
        <EmptyState title={t('ended')} action={<WaysOn />}>
          {t('endedHint')}
        </EmptyState>
      )}
      {!order && failure && failure.status !== 404 && (
        <PageFailed onRetry={again}>{failure.sentence}</PageFailed>
      )}
      {!order && !failure && (
        <div className={classes['page']} aria-busy="true">
          {['150px', '240px', '300px'].map((height) => (
            <Skeleton key={height} height={height} radius="20px" />
          ))}
        </div>
      )}
    </PageFrame>
  );
}

function WaysOn() {
  const t = useTexts(orderLinkTexts);
  return (
    <>
      <CallShop />
      <ButtonLink look="outline" small href={paths.home()}>
        {t('toHome')}
      </ButtonLink>
    </>
  );
}

type Props = { order: LinkedOrder; token: string; check: 'none' | 'asking' | 'silent'; again: () => void };

function Whole({ order, token, check, again }: Props) {
  const of = useMemo(() => ({ token }), [token]);
  const dispatch = useShopDispatch();
  async function open(bank: Bank): Promise<Pick<Failure, 'sentence' | 'retryAfter'> | null> {
    const result = await dispatch(payByLink({ token, bank }));
    if (payByLink.fulfilled.match(result)) return null;
    // Paid or expired meanwhile: reload to show that instead.
    if (result.payload?.status === 409) again();
    return result.payload ?? { sentence: '' };
  }
  return (
    <div className={classes['page']}>
      <div className={classes['column']}>
        <Head order={order} check={check} />
        {order.isPayable && check !== 'asking' && (
          <BankPanel
            bank={order.bank ?? undefined}
            expiresAt={order.expiresAt}
            total={order.totals.total}
            open={open}
          />
        )}
        {order.needsTime && <LinkTime token={token} again={again} />}
        {order.handOverCode && <HandOverCode code={order.handOverCode} />}
        <PhotoReport of={of} order={order} />
        <WaitingLink of={of} order={order} />
      </div>
      <div className={classes['column']}>
        <OrderItems order={order} />
        {order.mayMove && <LinkMove token={token} again={again} />}
        {order.mayCancel && <LinkCancel order={order} token={token} again={again} />}
      </div>
    </div>
  );
}

/** The order's status in one sentence, the delivery time, and the next action. */
function Head({ order, check }: Pick<Props, 'order' | 'check'>) {
  const t = useTexts(orderLinkTexts);
  const say = useTexts(headlineTexts);
  const language = useLanguage();
  const now = useNow();
  const { day, from, to } = order.delivery;
  const hours = hoursWords({ from, to }, language);
  const isOver = finishedStatuses.includes(order.status);
  return (
    <Panel deep className={classes['head']}>
      {day && !isOver && (
        <p className={classes['when']}>
          {nearDay(day, now(), language)}
          {hours && `, ${hours}`}
        </p>
      )}
      <div role="status" aria-busy={check === 'asking'}>
        <h2>{check === 'asking' ? t('checking') : say(order.status)}</h2>
        <Hint order={order} check={check} />
      </div>
      <CallShop />
    </Panel>
  );
}

function Hint({ order, check }: Pick<Props, 'order' | 'check'>): ReactNode {
  const t = useTexts(orderLinkTexts);
  if (check === 'asking') return <p>{t('checkingHint')}</p>;
  if (check === 'silent') return <p>{t('slow')}</p>;
  if (order.status === 'expired') return <p>{t('over')}</p>;
  if (order.status === 'awaiting-payment') return order.isPayable ? null : <p>{t('late')}</p>;
  if (finishedStatuses.includes(order.status)) return null;
  if (order.paymentStatus === 'paid') return <p>{t('paid')}</p>;
  return isPrepaid(order.payment) ? null : <p>{t('onDelivery')}</p>;
}

function CallShop() {
  const t = useTexts(orderLinkTexts);
  const number = useSelector(selectMainInfo)?.contacts.phones[0];
  if (!number) return null;
  return (
    <a href={`tel:${number.replace(/[^+\d]/g, '')}`} className={classNames({ look: 'gold', small: true })}>
      <Phone size={20} aria-hidden="true" />
      <span>{t('call', { phone: phone(number) })}</span>
    </a>
  );
}
