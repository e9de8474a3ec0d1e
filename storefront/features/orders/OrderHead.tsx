import { useSelector } from 'react-redux';
import { Phone } from 'lucide-react';
import type { Order } from '#contract/orders/shop.ts';
import { clock, nearDay } from '#storefront/lang/format.ts';
import { useNow } from '#storefront/lang/now.ts';
import { useLanguage, useTexts } from '#storefront/lang/use-texts.ts';
import { selectMainInfo } from '#storefront/features/content/texts/info.slice.ts';
import { classNames } from '#storefront/ui/Button.tsx';
import { Panel } from '#storefront/ui/surfaces/Panel.tsx';
import { headlineTexts, orderTexts } from './order.texts.ts';
import classes from './OrderPage.module.css';

/** The state of the order in one sentence, and when it comes. */
export function OrderHead({ order }: { order: Order }) {
  const t = useTexts(orderTexts);
  const say = useTexts(headlineTexts);
  const language = useLanguage();
  const now = useNow();
  const phone = useSelector(selectMainInfo)?.contacts.phones[0];
  const { day, from, to } = order.delivery;
  const isOver = ['delivered', 'cancelled', 'expired', 'returned'].includes(order.status);
  const hours = [from, to].filter(Boolean).join('–');
  const ordered = `${nearDay(order.createdAt, now(), language)}, ${clock(order.createdAt)}`;
  return (
    <Panel deep className={classes['head']}>
      {day && !isOver && (
        <p className={classes['when']}>
          {nearDay(day, now(), language)}
          {hours && `, ${hours}`}
        </p>
      )}
      <div role="status">
        <h2>{say(order.status)}</h2>
      </div>
      <p>{t('today', { when: ordered })}</p>
      {phone && (
        <a
          href={`tel:${phone.replace(/[^+\d]/g, '')}`}
          className={classNames({ look: 'gold', small: true })}
          data-print="no"
        >
          <Phone size={20} aria-hidden="true" />
          <span>{t('callShop')}</span>
        </a>
      )}
    </Panel>
  );
}
