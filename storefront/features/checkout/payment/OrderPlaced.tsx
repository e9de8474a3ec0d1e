import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { Redirect } from 'wouter';
import type { Order } from '#contract/orders/shop.ts';
import { type DeliveryPayment, deliveryPaymentOf } from '#domain/payments/payment-methods.ts';
import { useLoad } from '#storefront/store/use-load.ts';
import { usePageTitle } from '#storefront/navigation/use-page-title.ts';
import { money } from '#domain/print/money.ts';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { loadOrder } from '#storefront/features/orders/order.calls.ts';
import { paths } from '#storefront/paths.ts';
import {
  selectIsSignedIn,
  selectNewOrder,
  selectOrderDetail,
} from '#storefront/features/customers/sign-in/auth.slice.ts';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import { ButtonLink } from '#storefront/ui/Button.tsx';
import { Panel } from '#storefront/ui/surfaces/Panel.tsx';
import { Bloom } from './Bloom.tsx';
import { OrderInBrief } from './OrderInBrief.tsx';
import classes from './OrderPlaced.module.css';
import { placedTexts } from './placed.texts.ts';

/** Confirmation of an order without card payment: thanks, next steps, and a link to the order. */
export function OrderPlaced({ id }: { id: string }) {
  const t = useTexts(placedTexts);
  const dispatch = useShopDispatch();
  const heading = useRef<HTMLHeadingElement>(null);
  const isSignedIn = useSelector(selectIsSignedIn);
  const fresh = useSelector(selectNewOrder);
  const loaded = useSelector(selectOrderDetail);
  const order = [fresh, loaded].find((known) => known?.id === id);
  const { failure } = useLoad(order || !isSignedIn ? null : id, () => dispatch(loadOrder(id)));
  usePageTitle(t('title'));
  useEffect(() => {
    heading.current?.focus();
    window.scrollTo(0, 0);
  }, []);

  if (!isSignedIn || failure) return <Redirect to={paths.order(id)} replace />;
  return (
    <div className={classes['page']}>
      <Panel deep className={classes['panel']}>
        <div className={classes['mark']}>
          <Bloom />
        </div>
        <h1 ref={heading} tabIndex={-1}>
          {t('title')}
        </h1>
        {order && <Facts order={order} />}
        <div className={classes['ways']}>
          <ButtonLink look="gold" wide href={paths.order(id)}>
            {t('track')}
          </ButtonLink>
          <ButtonLink look="ghost" wide href={paths.shop()}>
            {t('onward')}
          </ButtonLink>
        </div>
      </Panel>
    </div>
  );
}

const dueOnDelivery = { CASH: 'cash', TERMINAL: 'terminal' } as const satisfies Record<
  DeliveryPayment,
  unknown
>;

function Facts({ order }: { order: Order }) {
  const t = useTexts(placedTexts);
  const sum = money(order.totals.total);
  return (
    <>
      <p>
        {order.paymentStatus === 'paid' ? t('paid') : t(dueOnDelivery[deliveryPaymentOf(order)], { sum })}
      </p>
      <p>{t(order.request ? 'asksByLink' : order.delivery.recipientAsks ? 'asks' : 'call')}</p>
      <div className={classes['order']}>
        <OrderInBrief order={order} />
      </div>
    </>
  );
}
