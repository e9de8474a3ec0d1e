import { Fragment } from 'react';
import type { OfficeOrder } from '#contract/fulfilment/office-order-shapes.ts';
/** Printed sheets of orders, each kind on pages of its own. */
import type { Answer } from '#contract/client.ts';
import type { OfficeRoutes } from '#contract/index.ts';
import { shortDay } from '#domain/print/days.ts';
import { type Language, pick, pickAll, say } from '#domain/print/texts.ts';
import { phone } from '#domain/print/phone.ts';
import { unitWords } from '#backoffice/lang/unit-words.ts';
import { recipientOf } from './recipient-of.ts';
import { packingSlipTexts } from './packing-slip.texts.ts';

type PackingSlips = Answer<OfficeRoutes['GET /api/office/papers/']>['data'];
export type PackingSlipProps = {
  packingSlips: PackingSlips;
  language: Language;
  isNarrow: boolean;
  /** orders selected by hand, whatever their status */
  isChosen: boolean;
  /** which of the orders these are, if they do not fit on one page */
  part: string;
};

/** Texts of a sheet, in the language chosen for printing. */
export const wordsIn = (language: Language) => (key: keyof typeof packingSlipTexts) =>
  say(language, packingSlipTexts, key);

/** Picking list: units to take from stock for all these orders together. */
export function PickingList({ packingSlips, language, isNarrow, part }: PackingSlipProps) {
  const t = wordsIn(language);
  return (
    <div className="sheet">
      <h1>
        {t('picking')}
        {part && ` · ${part}`}
      </h1>
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
              <td style={{ whiteSpace: 'nowrap' }}>
                <b style={{ fontSize: '1.2em' }}>{row.quantity}</b>
                {row.unit && ` ${say(language, unitWords, row.unit)}`}
              </td>
              <td>
                {pickAll([row.title, row.optionTitle], language)}
                <br />
                {row.sku}
                {isNarrow && (
                  <>
                    {' · '}
                    <Numbers of={row.orders} />
                  </>
                )}
              </td>
              {!isNarrow && (
                <td>
                  <Numbers of={row.orders} />
                </td>
              )}
              <td>☐</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Order numbers that do not wrap at the hyphen. */
function Numbers({ of }: { of: readonly string[] }) {
  return of.map((number, at) => (
    <Fragment key={number}>
      {at > 0 && ', '}
      <span className="number">{number}</span>
    </Fragment>
  ));
}

/** Packing slip without prices: it goes with the gift. */
export function ReceiptSheets({ packingSlips: { orders, shop }, language }: PackingSlipProps) {
  const t = wordsIn(language);
  return orders.map((order) => (
    <div className="sheet" key={order.id}>
      {shop.logo && <img className="logo" src={shop.logo.src} alt="" />}
      <h1>{pick(shop.name, language)}</h1>
      <p>
        {order.number}
        {goesWith(order, language)}
        {order.delivery.day && ` · ${shortDay(order.delivery.day, language)}`}
        <br />
        {t('recipient')}: {recipientOf(order)}
        {order.gift?.senderName && !order.gift.anonymous && (
          <>
            <br />
            {t('from')}: {order.gift.senderName}
          </>
        )}
      </p>
      <table>
        <tbody>
          {order.items.filter(isLeft).map((item) => (
            <tr key={item.position}>
              <td>{pickAll([item.title, item.optionTitle], language)}</td>
              <td style={{ textAlign: 'right' }}>{item.quantity - item.refunded}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {t('thanks')} {shop.phones.map(phone).join(', ')} {shop.url.replace(/^https?:\/\//, '')}
      </p>
      {[shop.legalName, shop.footer].map((line, at) => {
        const text = pick(line, language);
        return text && <p key={at}>{text}</p>;
      })}
    </div>
  ));
}

/** Says which order's parcel an addition goes with. */
export function goesWith({ addsTo }: OfficeOrder, language: Language): string {
  return addsTo ? ` · ${wordsIn(language)('goesWith')} ${addsTo.number}` : '';
}

/** Fully refunded lines are not packed. */
function isLeft({ quantity, refunded }: OfficeOrder['items'][number]): boolean {
  return quantity > refunded;
}
