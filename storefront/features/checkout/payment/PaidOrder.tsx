import { hoursWords } from '#domain/delivery/hours-words.ts';
import { useSelector } from 'react-redux';
import { selectMainInfo } from '#storefront/features/content/texts/info.slice.ts';
import { selectOrderDetail } from '#storefront/features/customers/sign-in/auth.slice.ts';
import { loadOrder } from '#storefront/features/orders/order.calls.ts';
import { orderTexts } from '#storefront/features/orders/order.texts.ts';
import { longDate } from '#domain/print/days.ts';
import { phone } from '#domain/print/phone.ts';
import { useLanguage, useTexts } from '#storefront/lang/use-texts.ts';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import { useLoad } from '#storefront/store/use-load.ts';
import { Picture } from '#storefront/ui/Picture.tsx';
import { checkPaymentTexts } from './check-payment.texts.ts';
import classes from './CheckPaymentPage.module.css';

/** Number, delivery time and recipient of the paid order: a screenshot is enough to call the shop about it. */
export function PaidOrder({ id }: { id: string }) {
  const t = useTexts(orderTexts);
  const say = useTexts(checkPaymentTexts);
  const language = useLanguage();
  const dispatch = useShopDispatch();
  const shown = useSelector(selectOrderDetail);
  const shopPhone = useSelector(selectMainInfo)?.contacts.phones[0];
  useLoad(id, () => dispatch(loadOrder(id)));
  if (shown?.id !== id) return null;
  const { number, items, delivery, gift, address } = shown;
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
