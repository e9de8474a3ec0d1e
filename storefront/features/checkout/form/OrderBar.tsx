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
  /** Nothing is missing. */
  isComplete: boolean;
  /** The sum is being recalculated: the button is disabled so that nobody agrees to the old one. */
  isCounting: boolean;
  /** Why there is no price. */
  noPrice: Failure | null;
  /** Requests the price again; never orders. */
  onPrice: () => void;
  onOrder: () => void;
};

/** The order button with the sum; fixed at the bottom on phones. */
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
  const key = !isSignedIn ? 'signInToOrder' : isOnline ? 'paySum' : 'orderSum';
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
      <Button
        ref={button}
        wide
        busy={isBusy || isCounting}
        onClick={onOrder}
        data-order
        aria-describedby={isBack ? id : undefined}
      >
        {isBusy ? t('sending') : total === undefined ? t('order') : t(key, { sum: money(total) })}
      </Button>
      <p className={classes['terms']}>
        <Link href={paths.privacy('terms')}>{t('terms')}</Link>
      </p>
    </div>
  );
}
