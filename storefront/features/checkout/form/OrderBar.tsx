import { useEffect, useId, useRef } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'wouter';
import { selectIsSignedIn } from '#storefront/features/customers/sign-in/auth.slice.ts';
import { money } from '#domain/print/money.ts';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { useIsDisconnected } from '#storefront/offline/device-state.ts';
import { paths } from '#storefront/paths.ts';
import type { Failure } from '#storefront/store/failure.ts';
import { Button } from '#storefront/ui/Button.tsx';
import { ErrorState } from '#storefront/ui/feedback/ErrorState.tsx';
import { useRetryWhenBack } from '#storefront/ui/feedback/use-retry-when-back.ts';
import classes from './CheckoutPage.module.css';
import { checkoutTexts } from './checkout.texts.ts';
import { useIsSignedInFor } from './use-agreed-order.ts';

type Props = {
  total: number | undefined;
  isOnline: boolean;
  isBusy: boolean;
  /** Nothing is missing; until then the button leads to the next question. */
  isComplete: boolean;
  /** The sum is being recalculated: the button is disabled so that nobody agrees to the old one. */
  isCounting: boolean;
  /** Why there is no price. */
  noPrice: Failure | null;
  /** Requests the price again; never orders. */
  onPrice: () => void;
  onOrder: () => void;
};

/** Leads from question to question, at last with the sum to the order; fixed at the bottom on phones. */
export function OrderBar({
  total,
  isOnline,
  isBusy,
  isComplete,
  isCounting,
  noPrice,
  onPrice,
  onOrder,
}: Props) {
  const t = useTexts(checkoutTexts);
  const isSignedIn = useSelector(selectIsSignedIn);
  const isCut = useIsDisconnected();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const isBack = useIsSignedInFor() && isComplete && !isBusy;
  useEffect(() => {
    if (isBack) button.current?.focus();
  }, [isBack]);
  useRetryWhenBack(noPrice ? onPrice : undefined);
  const sumKey = !isSignedIn ? 'signInToOrder' : isOnline ? 'paySum' : 'orderSum';
  function words(): string {
    if (isBusy) return t('sending');
    if (!isComplete) return t('go');
    return total === undefined ? t('order') : t(sumKey, { sum: money(total) });
  }
  return (
    <div className={classes['bar']}>
      {noPrice && total === undefined && isCut && <p className={classes['waits']}>{t('priceWaits')}</p>}
      {noPrice && total === undefined && !isCut && (
        <div className={classes['failed']}>
          <ErrorState onRetry={onPrice}>{noPrice.sentence}</ErrorState>
        </div>
      )}
      {isBack && (
        <p id={id} className={classes['waits']}>
          {t('signedIn')}
        </p>
      )}
      <div className={classes['next']}>
        {!isComplete && total !== undefined && <Sum total={total} />}
        <Button
          ref={button}
          wide
          busy={isBusy || (isCounting && isComplete)}
          onClick={onOrder}
          data-order={isComplete ? 'order' : 'next'}
          aria-describedby={isBack ? id : undefined}
        >
          {words()}
        </Button>
      </div>
      <p className={classes['terms']}>
        <Link href={paths.privacy('terms')}>{t('terms')}</Link>
      </p>
    </div>
  );
}

/** Beside the button that does not say it yet. */
function Sum({ total }: { total: number }) {
  const t = useTexts(checkoutTexts);
  return (
    <p className={classes['sum']}>
      {t('sum')} <b>{money(total)}</b>
    </p>
  );
}
