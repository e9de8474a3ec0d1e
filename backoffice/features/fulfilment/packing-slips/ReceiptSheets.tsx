import { shortDay } from '#backoffice/lang/format.ts';
import { pick, say } from '#backoffice/lang/texts.ts';
import { packingSlipTexts } from './packing-slip.texts.ts';
import type { PackingSlipProps } from './packing-slip-props.ts';

/** What lies in the box, without prices: it goes with the gift. */
export function ReceiptSheets({ packingSlips: { orders, shop }, language }: PackingSlipProps) {
  const t = (key: keyof typeof packingSlipTexts) => say(language, packingSlipTexts, key);
  return orders.map((order) => (
    <div className="sheet" key={order.id}>
      <h1>{pick(shop.name, language)}</h1>
      <p>
        {order.number}
        {order.delivery.day && ` · ${shortDay(order.delivery.day, language)}`}
        <br />
        {t('recipient')}: {order.gift?.recipientName || order.address?.fullname || order.customer.name}
        {order.gift?.senderName && !order.gift.anonymous && (
          <>
            <br />
            {t('from')}: {order.gift.senderName}
          </>
        )}
      </p>
      <table>
        <tbody>
          {order.items.map((item) => (
            <tr key={item.position}>
              <td>
                {[pick(item.title, language), pick(item.optionTitle, language)].filter(Boolean).join(', ')}
              </td>
              <td style={{ textAlign: 'right' }}>{item.quantity}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {t('thanks')} {shop.phones.join(', ')} {shop.url.replace(/^https?:\/\//, '')}
      </p>
    </div>
  ));
}
