import { Link } from 'wouter';
import type { Order } from '#contract/orders/shop.ts';
import { amount, money } from '#storefront/lang/format.ts';
import { useLocal, useTexts } from '#storefront/lang/use-texts.ts';
import { paths } from '#storefront/paths.ts';
import { Panel } from '#storefront/ui/surfaces/Panel.tsx';
import { Picture } from '#storefront/ui/Picture.tsx';
import { orderTexts } from './order.texts.ts';
import classes from './OrderPage.module.css';
import { TotalsList } from './TotalsList.tsx';

/** What was bought, under the names and prices of that day. */
export function OrderItems({ order }: { order: Order }) {
  const t = useTexts(orderTexts);
  const local = useLocal();
  return (
    <Panel>
      <h2 className={classes['panelTitle']}>{t('contents')}</h2>
      <ul className={classes['items']}>
        {order.items.map((item) => {
          const option = local(item.optionTitle);
          const title = local(item.title);
          return (
            <li key={`${item.product}-${item.option}`}>
              {item.picture && <Picture picture={item.picture} alt="" sizes="56px" />}
              <span>
                <Link href={paths.product(item.product)}>
                  <b>{title}</b>
                </Link>
                <small className={classes['quiet']}>
                  {t('units', { n: item.quantity, price: money(item.price) })}
                  {option && option !== title && ` · ${option}`}
                </small>
              </span>
              <b>{amount(item.total)}</b>
            </li>
          );
        })}
      </ul>
      <div className={classes['totals']}>
        <TotalsList totals={order.totals} />
      </div>
    </Panel>
  );
}
