import { Link } from 'wouter';
import type { OrderRow } from '#contract/orders/shop.ts';
import { clock, money, nearDay } from '#storefront/lang/format.ts';
import { useNow } from '#storefront/lang/now.ts';
import { useLanguage, useTexts } from '#storefront/lang/use-texts.ts';
import { paths } from '#storefront/paths.ts';
import { Picture } from '#storefront/ui/Picture.tsx';
import { orderTexts } from './order.texts.ts';
import classes from './OrdersPage.module.css';
import { StatusBadge } from './StatusBadge.tsx';

/** One order in the list: the whole card leads to it. */
export function OrderRowCard({ order }: { order: OrderRow }) {
  const t = useTexts(orderTexts);
  const language = useLanguage();
  const now = useNow();
  return (
    <article className={classes['card']}>
      <div className={classes['head']}>
        <h2>
          <Link href={paths.order(order.id)} className={classes['link']}>
            {t('title', { number: order.number })}
          </Link>
        </h2>
        <StatusBadge status={order.status} />
      </div>
      <p className={classes['when']}>
        {nearDay(order.createdAt, now(), language)}, {clock(order.createdAt)}
      </p>
      <div className={classes['foot']}>
        <span className={classes['pictures']}>
          {order.pictures.slice(0, 4).map((picture) => (
            <Picture key={picture.id} picture={picture} alt="" sizes="48px" />
          ))}
        </span>
        <span className={classes['sum']}>
          {t('goods', { n: order.itemsCount })}
          <b>{money(order.totals.total)}</b>
        </span>
      </div>
    </article>
  );
}
