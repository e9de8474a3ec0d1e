import type { OrderRow } from '#contract/orders/shop.ts';
import { clock } from '#domain/print/clocks.ts';
import { money } from '#domain/print/money.ts';
import { nearDay } from '#domain/print/days.ts';
import { useNow } from '#storefront/lang/now.ts';
import { Picture } from '#storefront/ui/Picture.tsx';
import { Badge, type BadgeTone } from '#storefront/ui/Badge.tsx';
import { AgainButton } from './AgainButton.tsx';
import type { OrderStatus } from '#domain/order.ts';
import { Link } from 'wouter';
import { paths } from '#storefront/paths.ts';
import { useTexts, useLanguage } from '#storefront/lang/use-texts.ts';
import { orderTexts, statusTexts } from './order.texts.ts';
import classes from './OrdersPage.module.css';

/** One order in the list: the whole card is a link, but for its button. */
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
      {order.recipientName && <p className={classes['who']}>{t('to', { name: order.recipientName })}</p>}
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
      {order.actions.includes('order-again') && (
        <div className={classes['again']}>
          <AgainButton
            order={order}
            look="quiet"
            small
            label={`${t('again')}: ${t('title', { number: order.number })}`}
          />
        </div>
      )}
    </article>
  );
}

const tones: Record<OrderStatus, BadgeTone> = {
  'awaiting-payment': 'warn',
  placed: 'new',
  confirmed: 'new',
  preparing: 'new',
  ready: 'new',
  'on-the-way': 'sale',
  delivered: 'ok',
  cancelled: 'quiet',
  expired: 'quiet',
  returned: 'quiet',
};

function StatusBadge({ status }: { status: OrderStatus }) {
  const t = useTexts(statusTexts);
  return <Badge tone={tones[status]}>{t(status)}</Badge>;
}
