import { Fragment } from 'react';
import type { OfficeOrder } from '#contract/fulfilment/office-order-shapes.ts';
/** What is printed for orders, each kind on sheets of its own. */
import type { Answer } from '#contract/client.ts';
import type { OfficeRoutes } from '#contract/index.ts';
import { shortDay } from '#backoffice/lang/format.ts';
import { type Language, pick, pickAll, say } from '#backoffice/lang/texts.ts';
import { unitWords } from '#backoffice/lang/unit-words.ts';
import { recipientOf } from './recipient-of.ts';
import { packingSlipTexts } from './packing-slip.texts.ts';

type PackingSlips = Answer<OfficeRoutes['GET /api/office/papers/']>['data'];
export type PackingSlipProps = {
  packingSlips: PackingSlips;
  language: Language;
  isNarrow: boolean;
  /** orders that somebody picked, whatever their status */
  isChosen: boolean;
  /** which of the orders these are, where they do not fit on one page */
  part: string;
};

/** The words of a sheet are in the language that was chosen for printing. */
export const wordsIn = (language: Language) => (key: keyof typeof packingSlipTexts) =>
  say(language, packingSlipTexts, key);

/** Units to take from stock for all these orders together. */
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

/** A number is not broken at its hyphen. */
function Numbers({ of }: { of: readonly string[] }) {
  return of.map((number, at) => (
    <Fragment key={number}>
      {at > 0 && ', '}
      <span className="number">{number}</span>
    </Fragment>
  ));
}

/** What lies in the box, without prices: it goes with the gift. */
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
        {t('thanks')} {shop.phones.join(', ')} {shop.url.replace(/^https?:\/\//, '')}
      </p>
      {[shop.legalName, shop.footer].map((line, at) => {
        const text = pick(line, language);
        return text && <p key={at}>{text}</p>;
      })}
    </div>
  ));
}

/** What was added to another order lies in the courier's bag beside it. */
export function goesWith({ addsTo }: OfficeOrder, language: Language): string {
  return addsTo ? ` · ${wordsIn(language)('goesWith')} ${addsTo.number}` : '';
}

/** What is refunded does not go into the box. */
function isLeft({ quantity, refunded }: OfficeOrder['items'][number]): boolean {
  return quantity > refunded;
}
