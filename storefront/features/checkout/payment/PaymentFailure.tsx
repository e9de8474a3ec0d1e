import { type ReactNode, useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import type { Totals } from '#contract/orders/shop.ts';
import { money } from '#domain/print/money.ts';
import { useLanguage, useTexts } from '#storefront/lang/use-texts.ts';
import { paths } from '#storefront/paths.ts';
import type { Failure } from '#storefront/store/failure.ts';
import { selectUnavailable } from '#storefront/features/catalogue/product/product.slice.ts';
import { Button, ButtonLink } from '#storefront/ui/Button.tsx';
import type { CardName } from '#storefront/features/checkout/form/order-form.ts';
import { ShortLines } from '#storefront/features/checkout/form/ShortLines.tsx';
import { cardOfFailure, headlineOf } from './headline.ts';
import classes from './PaymentFailure.module.css';
import { paymentFailureTexts } from './payment-failure.texts.ts';

type Props = {
  failure: Failure;
  /** The sum shown on the button. */
  shownTotal: number;
  onOpen: (card: CardName) => void;
  /** Sends again, at the new price if one is given. */
  onRetry: (total?: number) => void;
};

/** Why the order was refused, with the next step for each reason. Takes the focus; the form keeps its values. */
export function PaymentFailure({ failure, shownTotal, onOpen, onRetry }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
  }, [failure]);
  return (
    <div ref={box} tabIndex={-1} role="alert" className={classes['failure']}>
      <Inside failure={failure} shownTotal={shownTotal} onOpen={onOpen} onRetry={onRetry} />
    </div>
  );
}

function Inside({ failure, shownTotal, onOpen, onRetry }: Props) {
  const t = useTexts(paymentFailureTexts);
  const short = useSelector(selectUnavailable);
  const { code, status, sentence } = failure;
  const title = headlineOf(failure, useLanguage()) ?? t('failed');
  if (short.length > 0) return <ShortLines />;
  if (code === 'order.price-changed')
    return <PriceChanged failure={failure} shownTotal={shownTotal} onRetry={onRetry} />;
  if (code === 'order.below-minimum') {
    const { minimum } = failure.data as { minimum: number };
    return (
      <Told title={title} text={t('belowHint', { sum: money(minimum) })}>
        <Ways>
          <ButtonLink href={paths.shop()}>{t('addMore')}</ButtonLink>
        </Ways>
      </Told>
    );
  }
  if (code === 'order.too-many-unpaid') {
    return (
      <Told title={title} text={t('unpaidHint')}>
        <Ways>
          <ButtonLink href={paths.orders()}>{t('toOrders')}</ButtonLink>
        </Ways>
      </Told>
    );
  }
  const card = cardOfFailure(failure);
  if (card) {
    const isTime = card === 'when';
    return (
      <Told title={title} text={isTime ? t('slotGone') : undefined}>
        <Ways>
          <Button onClick={() => onOpen(card)}>{isTime ? t('chooseTime') : t('retry')}</Button>
        </Ways>
      </Told>
    );
  }
  return (
    <Told title={title} text={status === 0 ? t('lostHint') : sentence}>
      <Ways>
        <Button onClick={() => onRetry()}>{t('retry')}</Button>
      </Ways>
    </Told>
  );
}

function PriceChanged({ failure, shownTotal, onRetry }: Omit<Props, 'onOpen'>) {
  const t = useTexts(paymentFailureTexts);
  const { totals } = failure.data as { totals: Totals };
  return (
    <Told title={t('priceChanged')} text={t('priceHint')}>
      <dl className={classes['prices']}>
        <div>
          <dt>{t('was')}</dt>
          <dd>
            <s>{money(shownTotal)}</s>
          </dd>
        </div>
        <div>
          <dt>{t('now')}</dt>
          <dd>{money(totals.total)}</dd>
        </div>
      </dl>
      <div className={classes['actions']}>
        <Button onClick={() => onRetry(totals.total)}>{t('agree')}</Button>
        <ButtonLink look="outline" href={paths.cart()}>
          {t('disagree')}
        </ButtonLink>
      </div>
    </Told>
  );
}

function Told({ title, text, children }: { title: string; text: string | undefined; children: ReactNode }) {
  return (
    <>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {children}
    </>
  );
}

function Ways({ children }: { children: ReactNode }) {
  return <div className={classes['actions']}>{children}</div>;
}
