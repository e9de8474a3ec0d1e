import { hoursWords } from '#domain/delivery/hours-words.ts';
import { useSelector } from 'react-redux';
import type { Order } from '#contract/orders/shop.ts';
import { selectMainInfo } from '#storefront/features/content/texts/info.slice.ts';
import { orderTexts } from '#storefront/features/orders/order.texts.ts';
import { longDate } from '#domain/print/days.ts';
import { phone } from '#domain/print/phone.ts';
import { useLanguage, useTexts } from '#storefront/lang/use-texts.ts';
import { Picture } from '#storefront/ui/Picture.tsx';
import { checkPaymentTexts } from './check-payment.texts.ts';
import classes from './OrderInBrief.module.css';

/** Picture, number, delivery time, recipient and shop: a screenshot is enough to call about the order. */
export function OrderInBrief({ order }: { order: Order }) {
  const t = useTexts(orderTexts);
  const say = useTexts(checkPaymentTexts);
  const language = useLanguage();
  const shopPhone = useSelector(selectMainInfo)?.contacts.phones[0];
  const { number, items, delivery, gift, address } = order;
  const picture = items[0]?.picture;
  const hours = hoursWords(delivery, language);
  const when = [delivery.day && longDate(delivery.day, language), hours].filter(Boolean).join(', ');
  const recipient = gift?.recipientName || address?.fullname;
  return (
    <div className={classes['order']}>
      {picture && <Picture picture={picture} alt="" sizes="72px" />}
      <div>
        <b>{t('title', { number })}</b>
        {when && <p>{t('comes', { when })}</p>}
        {recipient && (
          <p>
            {t('recipient')}: {recipient}
          </p>
        )}
        {shopPhone && <p>{say('shopPhone', { phone: phone(shopPhone) })}</p>}
      </div>
    </div>
  );
}
