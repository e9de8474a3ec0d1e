import { amount, money } from '#domain/print/money.ts';
import { useLocal, useTexts } from '#storefront/lang/use-texts.ts';
import { lazyPiece } from '#storefront/navigation/lazy-piece.tsx';
import { paths } from '#storefront/paths.ts';
import { PlaceButton } from '#storefront/features/delivery/PlaceButton.tsx';
import { usePromise } from '#storefront/features/delivery/use-promise.ts';
import { ButtonLink } from '#storefront/ui/Button.tsx';
import { useIsDisconnected } from '#storefront/offline/device-state.ts';
import { ErrorState } from '#storefront/ui/feedback/ErrorState.tsx';
import { useRetryWhenBack } from '#storefront/ui/feedback/use-retry-when-back.ts';
import classes from './CartSummary.module.css';
import { cartTexts } from './cart.texts.ts';
import type { useCheckedCart } from './use-checked-cart.ts';
import { Truck } from 'lucide-react';
import type { Quote } from '#contract/checkout/shop.ts';

// Few customers have a code, and checkout has the field as well.
const CartCode = lazyPiece(() => import('./code/CartCode.tsx').then((part) => part.CartCode));

type Props = { cart: ReturnType<typeof useCheckedCart> };

/** The sums as quoted by the server; during a request the last ones stay, dimmed. */
export function CartSummary({ cart }: Props) {
  const t = useTexts(cartTexts);
  const local = useLocal();
  const zone = usePromise()?.zone;
  const isCut = useIsDisconnected();
  useRetryWhenBack(cart.failure ? cart.retry : undefined);
  const sums = cart.totals?.totals;
  const total = cart.failure || !sums ? cart.localTotal : sums.total;
  return (
    <section className={classes['summary']} aria-labelledby="summary-title">
      <h2 id="summary-title">{t('summary')}</h2>
      {cart.failure && isCut && <p className={classes['hint']}>{t('lastPrices')}</p>}
      {cart.failure && !isCut && (
        <ErrorState onRetry={cart.retry}>{t('noPrices', { why: cart.failure.sentence })}</ErrorState>
      )}
      {cart.totals && !cart.failure && !cart.isDigital && <FreeDelivery quote={cart.totals} />}
      <dl className={cart.isCounting ? classes['counting'] : undefined} aria-busy={cart.isCounting}>
        <Row name={t('goods')} value={money(sums?.goods ?? cart.localTotal)} />
        {sums && sums.discount > 0 && (
          <Row name={t(sums.promo ? 'promo' : 'discount')} value={`−${money(sums.discount)}`} />
        )}
        {sums && sums.wrap > 0 && <Row name={t('wrap')} value={money(sums.wrap)} />}
        {sums && !cart.isDigital && (
          <Row
            name={zone ? t('deliveryTo', { zone: local(zone) }) : t('delivery')}
            value={sums.delivery === 0 ? t('free') : money(sums.delivery)}
          />
        )}
        <div className={classes['total']}>
          <dt>{t('total')}</dt>
          <dd>
            {amount(total)} <small>TMT</small>
          </dd>
        </div>
      </dl>
      {cart.canOrder && !cart.isDigital && <CartCode {...cart.code} />}
      {cart.canOrder ? (
        <div className={classes['bar']}>
          <ButtonLink wide href={paths.checkout()}>
            {t('order', { price: money(total) })}
          </ButtonLink>
        </div>
      ) : (
        <p className={classes['hint']}>{t('onlyGone')}</p>
      )}
      {!cart.isDigital && <PlaceButton className={classes['place']}>{t('otherPlace')}</PlaceButton>}
    </section>
  );
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <div className={classes['row']}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** What is missing to the minimum order and to free delivery. */
function FreeDelivery({ quote }: { quote: Quote }) {
  const t = useTexts(cartTexts);
  const { goods, delivery } = quote.totals;
  const missing = quote.toMinimum || quote.toFreeDelivery;
  if (missing === 0 && delivery > 0) return null;
  return (
    <div className={classes['free']}>
      <p role="status">
        <Truck size={20} aria-hidden="true" />
        {quote.toMinimum > 0 && t('toMinimum', { price: money(quote.toMinimum) })}
        {quote.toMinimum === 0 && missing > 0 && t('toFree', { price: money(missing) })}
        {missing === 0 && t('isFree')}
      </p>
      <progress max={goods + missing} value={goods} aria-hidden="true" />
    </div>
  );
}
