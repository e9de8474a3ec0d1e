import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'wouter';
import type { Quote } from '#contract/checkout/shop.ts';
import { selectCartItems } from '#storefront/features/cart/cart.slice.ts';
import { money } from '#domain/print/money.ts';
import { useLocal, useTexts } from '#storefront/lang/use-texts.ts';
import { TotalsList } from '#storefront/features/orders/TotalsList.tsx';
import { paths } from '#storefront/paths.ts';
import { Panel } from '#storefront/ui/surfaces/Panel.tsx';
import { Picture } from '#storefront/ui/Picture.tsx';
import { Skeleton } from '#storefront/ui/feedback/Skeleton.tsx';
import { Dotted } from '#storefront/ui/Dotted.tsx';
import classes from './OrderSummary.module.css';
import { summaryTexts } from './summary.texts.ts';
import { totalsNote } from './totals-note.ts';

type Props = { quote: Quote | null; isFresh: boolean; isDigital: boolean; children: ReactNode };

/** Lines and sums. Children are rendered between them: the answers and the codes. */
export function OrderSummary({ quote, isFresh, isDigital, children }: Props) {
  const t = useTexts(summaryTexts);
  const local = useLocal();
  const items = useSelector(selectCartItems);
  const note = quote && totalsNote(quote);
  return (
    <Panel className={classes['summary']}>
      <div className={classes['head']}>
        <h2>{t('title')}</h2>
        <Link href={paths.cart()}>{t('edit')}</Link>
      </div>
      <ul>
        {items.map(({ id, product, title, quantity, price, picture }) => {
          const image = picture ?? product.picture;
          const now = quote?.lines.find(({ option }) => option === id)?.price ?? price;
          return (
            <li key={id}>
              {image && <Picture picture={image} alt="" sizes="56px" />}
              <span>
                {local(product.title)}
                <small>
                  <Dotted
                    parts={[
                      product.optionsCount > 1 && local(title),
                      t('units', { n: quantity, price: money(now) }),
                    ]}
                  />
                </small>
              </span>
            </li>
          );
        })}
      </ul>
      {children}
      <div className={classes['sums']} data-stale={!isFresh} aria-busy={!isFresh} aria-live="polite">
        {quote ? (
          <TotalsList totals={quote.totals} isDigital={isDigital} />
        ) : (
          <Skeleton height="96px" radius="12px" />
        )}
        {note && (
          <p className={note.key === 'toMinimum' ? classes['warn'] : classes['note']}>
            <Info size={20} aria-hidden="true" />
            {t(note.key, { sum: money(note.sum) })}
          </p>
        )}
      </div>
    </Panel>
  );
}
