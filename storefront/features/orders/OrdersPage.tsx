import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'wouter';
import type { OrderStatus } from '#domain/order.ts';
import { useLoad } from '#storefront/store/use-load.ts';
import { PageFrame } from '#storefront/app/frame/PageFrame.tsx';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { paths } from '#storefront/paths.ts';
import { selectAuth } from '#storefront/features/customers/sign-in/auth.slice.ts';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import { Chip, ChipRail } from '#storefront/ui/Chip.tsx';
import { EmptyState } from '#storefront/ui/feedback/EmptyState.tsx';
import { ErrorState } from '#storefront/ui/feedback/ErrorState.tsx';
import { PageFailed } from '#storefront/app/frame/PageFailed.tsx';
import { LoadMore } from '#storefront/ui/feedback/LoadMore.tsx';
import { Skeleton } from '#storefront/ui/feedback/Skeleton.tsx';
import { OrderRowCard } from './OrderRowCard.tsx';
import { loadOrders } from './order.calls.ts';
import { orderTexts, statusTexts } from './order.texts.ts';
import classes from './OrdersPage.module.css';

const filters: OrderStatus[] = [
  'awaiting-payment',
  'placed',
  'confirmed',
  'preparing',
  'on-the-way',
  'delivered',
  'cancelled',
];

/** All orders, newest first, twelve at a time; the status filter is kept in the URL. */
export default function OrdersPage() {
  const t = useTexts(orderTexts);
  const dispatch = useShopDispatch();
  const [params] = useSearchParams();
  const status = filters.find((name) => name === params.get('status'));
  const only = status ? { status } : {};
  const { orders } = useSelector(selectAuth);
  const { isLoading, failure, retry } = useLoad(status ?? 'all', () => dispatch(loadOrders(only)));

  return (
    <PageFrame title={t('listTitle')} back={paths.account()}>
      <StatusRail status={status} />
      {failure && (
        <div className={classes['list']}>
          <PageFailed onRetry={retry}>{failure.sentence}</PageFailed>
        </div>
      )}
      {isLoading && (
        <div className={classes['list']} aria-busy="true">
          {[1, 2, 3].map((at) => (
            <Skeleton key={at} height="148px" radius="20px" />
          ))}
        </div>
      )}
      {!isLoading && !failure && orders.length === 0 && <NoOrders status={status} />}
      {!isLoading && !failure && orders.length > 0 && <OrderRows only={only} />}
    </PageFrame>
  );
}

type OfStatus = { status: OrderStatus | undefined };

function StatusRail({ status }: OfStatus) {
  const t = useTexts(orderTexts);
  const say = useTexts(statusTexts);
  const [, setParams] = useSearchParams();
  const choose = (next?: OrderStatus) => setParams(next ? { status: next } : {}, { replace: true });
  return (
    <ChipRail label={t('filter')}>
      <Chip isSelected={!status} onClick={() => choose()}>
        {t('all')}
      </Chip>
      {filters.map((name) => (
        <Chip key={name} isSelected={status === name} onClick={() => choose(name)}>
          {say(name)}
        </Chip>
      ))}
    </ChipRail>
  );
}

function NoOrders({ status }: OfStatus) {
  const t = useTexts(orderTexts);
  return (
    <EmptyState
      title={status ? t('noneHere') : t('none')}
      to={status ? { href: paths.orders(), text: t('showAll') } : { href: paths.shop(), text: t('toShop') }}
    >
      {!status && t('noneWhy')}
    </EmptyState>
  );
}

/** The orders loaded so far; a button loads the next twelve. */
function OrderRows({ only }: { only: { status?: OrderStatus } }) {
  const t = useTexts(orderTexts);
  const dispatch = useShopDispatch();
  const { orders, ordersPage } = useSelector(selectAuth);
  const [isAdding, setAdding] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function more(): Promise<void> {
    setAdding(true);
    setRefusal(null);
    const input = { ...only, page: (ordersPage?.number ?? 1) + 1, append: true };
    const result = await dispatch(loadOrders(input));
    if (loadOrders.rejected.match(result)) setRefusal(result.payload?.sentence ?? '');
    setAdding(false);
  }

  return (
    <>
      <ul className={classes['list']}>
        {orders.map((order) => (
          <li key={order.id}>
            <OrderRowCard order={order} />
          </li>
        ))}
      </ul>
      {refusal !== null && <ErrorState onRetry={() => void more()}>{refusal}</ErrorState>}
      {refusal === null && ordersPage && ordersPage.pages > 1 && (
        <LoadMore
          seen={orders.length}
          total={ordersPage.total}
          seenText={t('seen', { n: orders.length, total: ordersPage.total })}
          onMore={() => void more()}
          busy={isAdding}
        >
          {t('more')}
        </LoadMore>
      )}
    </>
  );
}
