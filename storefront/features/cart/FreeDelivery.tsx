import { Truck } from 'lucide-react';
import type { Quote } from '#contract/checkout/shop.ts';
import { money } from '#storefront/lang/format.ts';
import { useTexts } from '#storefront/lang/use-texts.ts';
import classes from './CartSummary.module.css';
import { cartTexts } from './cart.texts.ts';

/** How far it is to the smallest order and to free delivery. */
export function FreeDelivery({ quote }: { quote: Quote }) {
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
