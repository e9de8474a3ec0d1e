import { hoursWords } from '#domain/delivery/hours-words.ts';
import { useSelector } from 'react-redux';
import type { Order } from '#contract/orders/shop.ts';
import { selectMainInfo } from '#storefront/features/content/texts/info.slice.ts';
import { selectProfile, selectUsername } from '#storefront/features/customers/sign-in/auth.slice.ts';
import { clock } from '#domain/print/clocks.ts';
import { longDate } from '#domain/print/days.ts';
import { phone } from '#domain/print/phone.ts';
import { useLanguage, useLocal, useTexts } from '#storefront/lang/use-texts.ts';
import { joinClasses } from '#storefront/ui/join-classes.ts';
import { orderTexts } from './order.texts.ts';
import classes from './OrderPage.module.css';

/** Print only: shop, date and recipient, so that the printed order is complete by itself. */
export function SheetHead({ order }: { order: Order }) {
  const t = useTexts(orderTexts);
  const language = useLanguage();
  const username = useSelector(selectUsername);
  const profile = useSelector(selectProfile);
  const name = [profile?.name, profile?.surname].filter(Boolean).join(' ');
  const { day, from, to } = order.delivery;
  const hours = hoursWords({ from, to }, language);
  return (
    <div className={classes['onPaper']}>
      <ShopLine />
      <p>{t('today', { when: `${longDate(order.createdAt, language)}, ${clock(order.createdAt)}` })}</p>
      {day && <p>{t('comes', { when: [longDate(day, language), hours].filter(Boolean).join(', ') })}</p>}
      <p>{t('customer', { name: [name, phone(username ?? '')].filter(Boolean).join(', ') })}</p>
    </div>
  );
}

type SlipProps = { order: Order; gift: NonNullable<Order['gift']> };

/** Print only, on a separate page: a slip for the recipient, without prices. */
export function RecipientSlip({ order, gift }: SlipProps) {
  const t = useTexts(orderTexts);
  const local = useLocal();
  return (
    <section className={joinClasses(classes['onPaper'], classes['slip'])}>
      <ShopLine />
      <h2>{t('slip')}</h2>
      <p>
        <b>{gift.recipientName || order.address?.fullname}</b>
      </p>
      {gift.message && <p className={classes['greeting']}>{gift.message}</p>}
      {!gift.anonymous && gift.senderName && <p>{t('from', { name: gift.senderName })}</p>}
      <ul>
        {order.items.map(({ option, title, optionTitle, quantity }) => (
          <li key={option}>
            {[...new Set([local(title), local(optionTitle)])].filter(Boolean).join(', ')} × {quantity}
          </li>
        ))}
      </ul>
      <p>{t('title', { number: order.number })}</p>
    </section>
  );
}

function ShopLine() {
  const local = useLocal();
  const shop = useSelector(selectMainInfo);
  if (!shop) return null;
  return (
    <p>
      <b>{local(shop.name)}</b> · {shop.contacts.phones.map(phone).join(', ')}
    </p>
  );
}
