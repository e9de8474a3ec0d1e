import { addressLine } from '#domain/delivery/address-line.ts';
/** What is printed for orders, each kind on sheets of its own. */
import { isPrepaid } from '#domain/payments/payment-methods.ts';
import type { Answer } from '#contract/client.ts';
import type { OfficeOrder } from '#contract/fulfilment/office-order-shapes.ts';
import type { OfficeRoutes } from '#contract/index.ts';
import { money, phone, shortDay } from '#backoffice/lang/format.ts';
import { type Language, pick, pickAll, say } from '#backoffice/lang/texts.ts';
import { packingSlipTexts } from './packing-slip.texts.ts';

type PackingSlips = Answer<OfficeRoutes['GET /api/office/papers/']>['data'];
export type PackingSlipProps = { packingSlips: PackingSlips; language: Language; isNarrow: boolean };

/** The words of a sheet are in the language that was chosen for printing. */
export const wordsIn = (language: Language) => (key: keyof typeof packingSlipTexts) =>
  say(language, packingSlipTexts, key);

/** Units to take from stock for all these orders together. */
export function PickingList({ packingSlips, language, isNarrow }: PackingSlipProps) {
  const t = wordsIn(language);
  return (
    <div className="sheet">
      <h1>{t('picking')}</h1>
      <table>
        <thead>
          <tr>
            <th>{t('pieces')}</th>
            <th>{t('product')}</th>
            {!isNarrow && <th>{t('forOrders')}</th>}
            <th>✓</th>
          </tr>
        </thead>
        <tbody>
          {packingSlips.picking.map((row) => (
            <tr key={row.option}>
              <td style={{ fontWeight: 650, fontSize: '1.2em' }}>{row.quantity}</td>
              <td>
                {pickAll([row.title, row.optionTitle], language)}
                <br />
                {row.sku}
                {isNarrow && ` · ${row.orders.join(', ')}`}
              </td>
              {!isNarrow && <td>{row.orders.join(', ')}</td>}
              <td>☐</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Where to ride, whom to call, how much money to take; each stop with space for a signature. */
export function CourierSheet({ packingSlips, language }: PackingSlipProps) {
  const t = wordsIn(language);
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
                {order.paymentStatus === 'paid' || isPrepaid(order.payment) ? (
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
  const t = wordsIn(language);
  const { address, gift, customer } = order;
  return (
    <>
      <b>{gift?.recipientName || address?.fullname || customer.name}</b>{' '}
      {phone(gift?.recipientMobile || address?.mobile || customer.phone)}
      <br />
      {address ? addressLine({ ...address, landmark: '' }, language) : t('askAddress')}
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

/** What lies in the box, without prices: it goes with the gift. */
export function ReceiptSheets({ packingSlips: { orders, shop }, language }: PackingSlipProps) {
  const t = wordsIn(language);
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
              <td>{pickAll([item.title, item.optionTitle], language)}</td>
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
