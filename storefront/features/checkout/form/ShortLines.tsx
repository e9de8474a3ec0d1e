import { useSelector } from 'react-redux';
import type { Unavailable } from '#contract/checkout/shop.ts';
import { lineRemoved, quantitySet, selectCartItems } from '#storefront/features/cart/cart.slice.ts';
import { Replacements } from '#storefront/features/cart/Replacements.tsx';
import { unavailableFound, selectUnavailable } from '#storefront/features/catalogue/product/product.slice.ts';
import { useLocal, useTexts } from '#storefront/lang/use-texts.ts';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import { Button } from '#storefront/ui/Button.tsx';
import classes from '#storefront/features/checkout/payment/PaymentFailure.module.css';
import { paymentFailureTexts } from '#storefront/features/checkout/payment/payment-failure.texts.ts';

/** Lines with insufficient stock, each with its possible actions. */
export function ShortLines() {
  const t = useTexts(paymentFailureTexts);
  const local = useLocal();
  const dispatch = useShopDispatch();
  const items = useSelector(selectCartItems);
  const short = useSelector(selectUnavailable);

  function settle(line: Unavailable, change: ReturnType<typeof lineRemoved | typeof quantitySet>): void {
    dispatch(change);
    dispatch(unavailableFound(short.filter((other) => other !== line)));
  }

  /** The server does not name to a guest what is no longer published; the cart does. */
  const titleOf = ({ option, title }: Unavailable) =>
    items.find(({ id }) => id === option)?.product.title ?? title;
  /** Its price in the cart, to offer replacements at a similar price. */
  const priceOf = ({ option }: Unavailable) => items.find(({ id }) => id === option)?.price ?? 0;

  return (
    <>
      <h2>{t('short')}</h2>
      <p>{t('shortHint')}</p>
      <ul className={classes['lines']}>
        {short.map((line) => (
          <li key={`${line.product}-${line.option}`}>
            <b>{local(titleOf(line))}</b>
            <small>{t('shortLine', { requested: line.requested, available: line.available })}</small>
            <div className={classes['actions']}>
              {line.available > 0 && (
                <Button
                  small
                  onClick={() => settle(line, quantitySet({ id: line.option, quantity: line.available }))}
                >
                  {t('reduce', { n: line.available })}
                </Button>
              )}
              <Button look="outline" small onClick={() => settle(line, lineRemoved(line.option))}>
                {t('remove')}
              </Button>
            </div>
            {line.available === 0 && <Replacements product={line.product} price={priceOf(line)} />}
          </li>
        ))}
      </ul>
    </>
  );
}
