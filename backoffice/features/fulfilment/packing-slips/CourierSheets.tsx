import { hoursWords } from '#domain/delivery/hours-words.ts';
import type { OfficeOrder } from '#contract/fulfilment/office-order-shapes.ts';
import { addressLine } from '#domain/delivery/address-line.ts';
import { roundTotals, toCollect } from '#domain/payments/hand-in.ts';
import { deliveryPaymentOf } from '#domain/payments/payment-methods.ts';
import { useEnvironment } from '#backoffice/api/environment.ts';
import { orderWords } from '#backoffice/features/orders/edit/order.texts.ts';
import { date, shortDay } from '#domain/print/days.ts';
import { money } from '#domain/print/money.ts';
import { phone } from '#domain/print/phone.ts';
import { dayOf } from '#domain/delivery/calendar.ts';
import { type Language, say } from '#domain/print/texts.ts';
import { contactsOf, recipientOf } from './recipient-of.ts';
import { goesWith, type PackingSlipProps, wordsIn } from './sheets.tsx';

/** Printed route sheet per courier: ready orders, addresses, phone numbers and the money to collect. */
export function CourierSheets({
  packingSlips: { orders, shop },
  language,
  isChosen,
  part,
}: PackingSlipProps) {
  const t = wordsIn(language);
  const { now } = useEnvironment();
  const ready = orders.filter(({ status }) => isChosen || status === 'ready');
  if (ready.length === 0) return <p>{t('nothingReady')}</p>;
  const rounds = [...Map.groupBy(ready, ({ courier }) => courier)];
  return rounds.map(([courier, of]) => {
    const { cash, terminal } = roundTotals(of);
    return (
      <div className="sheet" key={courier}>
        <h1>
          {t('courier')} · {date(dayOf(now()))}
          {part && ` · ${part}`}
        </h1>
        <p>
          {t('courierName')}: <b>{courier || '____________________'}</b> · {t('parcels')}: <b>{of.length}</b>
          <br />
          {t('toTakeAll')}: <b>{money(cash)}</b>
          {terminal > 0 && ` + ${say(language, orderWords, 'TERMINAL')} ${money(terminal)}`}
        </p>
        <table>
          <tbody>
            {of.map((order) => (
              <StopRow key={order.id} order={order} language={language} shopPhones={shop.phones} />
            ))}
          </tbody>
        </table>
        <p>
          {t('handedIn')}: __________ TMT · {t('signature')} __________ · {t('accepted')} __________
        </p>
      </div>
    );
  });
}

type StopProps = { order: OfficeOrder; language: Language; shopPhones: readonly string[] };

function StopRow({ order, language, shopPhones }: StopProps) {
  const t = wordsIn(language);
  const { delivery, payment, paymentStatus, totals } = order;
  const sum = toCollect({ payment, paymentStatus, total: totals.total });
  return (
    <tr>
      <td style={{ width: '20%' }}>
        <b>{order.number}</b>
        {goesWith(order, language)}
        <br />
        {delivery.day && shortDay(delivery.day, language)}
        <br />
        {hoursWords(delivery, language)}
      </td>
      <td>
        <Stop order={order} language={language} shopPhones={shopPhones} />
      </td>
      <td style={{ width: '22%' }}>
        {sum > 0 ? (
          <>
            {t('toTake')}
            <br />
            <b>{money(sum)}</b>
            <br />
            {say(language, orderWords, deliveryPaymentOf(order))}
          </>
        ) : (
          t('paidAlready')
        )}
        <br />
        <br />
        {t('signature')} ______
      </td>
    </tr>
  );
}

function Stop({ order, language, shopPhones }: StopProps) {
  const t = wordsIn(language);
  const { address, gift } = order;
  const { recipient, giver } = contactsOf(order);
  const ring = giver ? [giver] : shopPhones;
  return (
    <>
      <b>{recipientOf(order)}</b> {recipient && phone(recipient)}
      <br />
      {address ? addressLine({ ...address, landmark: '' }, language) : t('askAddress')}
      {address?.landmark && (
        <div>
          {t('landmark')}: {address.landmark}
        </div>
      )}
      {gift?.doNotCall && <div>! {t('noCall')}</div>}
      {ring.length > 0 && (
        <div>
          {t('nobodyOpens')}: {ring.map(phone).join(', ')}
        </div>
      )}
      {order.comment && <div>{order.comment}</div>}
    </>
  );
}
