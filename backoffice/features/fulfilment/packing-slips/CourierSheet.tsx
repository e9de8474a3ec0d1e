import type { OfficeOrder } from '#contract/fulfilment/office-order-shapes.ts';
import { money, phone, shortDay } from '#backoffice/lang/format.ts';
import { type Language, pick, say } from '#backoffice/lang/texts.ts';
import { packingSlipTexts } from './packing-slip.texts.ts';
import type { PackingSlipProps } from './packing-slip-props.ts';

/** Where to ride, whom to call, how much money to take; each stop with space for a signature. */
export function CourierSheet({ packingSlips, language }: PackingSlipProps) {
  const t = (key: keyof typeof packingSlipTexts) => say(language, packingSlipTexts, key);
  return (
    <div className="sheet">
      <h1>{t('courier')}</h1>
      <table>
        <tbody>
          {packingSlips.orders.map((order) => (
            <tr key={order.id}>
              <td style={{ width: '22%' }}>
                <b>{order.number}</b>
                <br />
                {order.delivery.day && shortDay(order.delivery.day, language)}
                <br />
                {order.delivery.from && `${order.delivery.from}–${order.delivery.to ?? ''}`}
              </td>
              <td>
                <Stop order={order} language={language} />
              </td>
              <td style={{ width: '22%' }}>
                {order.paymentStatus === 'paid' || order.payment === 'ONLINE' ? (
                  t('paidAlready')
                ) : (
                  <>
                    {t('toTake')}
                    <br />
                    <b>{money(order.totals.total)}</b>
                  </>
                )}
                <br />
                <br />
                {t('signature')} ______
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Stop({ order, language }: { order: OfficeOrder; language: Language }) {
  const t = (key: keyof typeof packingSlipTexts) => say(language, packingSlipTexts, key);
  const { address, gift, customer } = order;
  return (
    <>
      <b>{gift?.recipientName || address?.fullname || customer.name}</b>{' '}
      {phone(gift?.recipientMobile || address?.mobile || customer.phone)}
      <br />
      {address
        ? [pick(address.placeTitle, language), address.line1, address.line2].filter(Boolean).join(', ')
        : t('askAddress')}
      {address?.landmark && (
        <div>
          {t('landmark')}: {address.landmark}
        </div>
      )}
      {gift?.doNotCall && <div>! {t('noCall')}</div>}
      {order.comment && <div>{order.comment}</div>}
    </>
  );
}
