import { isBrought } from '#domain/delivery/delivery.ts';
import type { ReactNode } from 'react';
import type { Order } from '#contract/orders/shop.ts';
import type { GiftRequest } from '#contract/gift-requests/request.ts';
import { addressLine } from '#domain/delivery/address-line.ts';
import { phone } from '#domain/print/phone.ts';
import { money } from '#domain/print/money.ts';
import { useLanguage, useLocal, useTexts } from '#storefront/lang/use-texts.ts';
import { Panel } from '#storefront/ui/surfaces/Panel.tsx';
import { Dotted } from '#storefront/ui/Dotted.tsx';
import { SaveRecipient } from './SaveRecipient.tsx';
import { orderTexts, paymentStatusTexts } from './order.texts.ts';
import classes from './OrderPage.module.css';
import { Link } from 'wouter';
import { paths } from '#storefront/paths.ts';
import { Picture } from '#storefront/ui/Picture.tsx';
import { TotalsList } from './TotalsList.tsx';

/** Address, recipient and payment method. */
export function OrderFacts({ order }: { order: Order }) {
  const t = useTexts(orderTexts);
  const pay = useTexts(paymentStatusTexts);
  const language = useLanguage();
  const local = useLocal();
  const { address, gift, delivery, comment } = order;
  const name = gift?.recipientName || address?.fullname;
  const mobile = gift?.recipientMobile || address?.mobile;
  const extras = [
    gift?.anonymous ? t('anonymous') : gift?.senderName && t('from', { name: gift.senderName }),
    gift?.doNotCall && t('surprise'),
  ].filter(Boolean);
  return (
    <Panel>
      <dl className={classes['facts']}>
        {name && (
          <Fact name={t('recipient')}>
            {name}
            {mobile && <span className={classes['quiet']}>{phone(mobile)}</span>}
            <SaveRecipient order={order} />
          </Fact>
        )}
        {delivery.method === 'COUNTER' && <Fact name={t('delivery')}>{t('inShop')}</Fact>}
        {isBrought(delivery.method) && (
          <Fact name={t('delivery')}>
            {address
              ? addressLine(address, language)
              : delivery.recipientAsks && t(hasAnswered(order.request) ? 'asked' : 'asks')}
          </Fact>
        )}
        {(gift?.wrap || gift?.message || extras.length > 0) && (
          <Fact name={t('gift')}>
            {gift?.wrap && local(gift.wrap.title)}
            {gift?.message && <p className={classes['greeting']}>{gift.message}</p>}
            {extras.length > 0 && <Dotted className={classes['quiet']} parts={extras} />}
          </Fact>
        )}
        {comment && <Fact name={t('comment')}>{comment}</Fact>}
        <Fact name={t('payment')}>
          {t(order.payment)}
          <span className={classes['quiet']}>{pay(order.paymentStatus)}</span>
        </Fact>
      </dl>
    </Panel>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const isCertificate = ({ certificates }: Order['items'][number]) => certificates !== undefined;

/** Lines with the names and prices at the time of the order. */
export function OrderItems({ order }: { order: Pick<Order, 'items' | 'totals' | 'promo' | 'money'> }) {
  const t = useTexts(orderTexts);
  const local = useLocal();
  return (
    <Panel>
      <h2 className={classes['panelTitle']}>{t('contents')}</h2>
      <ul className={classes['items']}>
        {order.items.map((item) => {
          const option = local(item.optionTitle);
          const title = local(item.title);
          return (
            <li key={`${item.product}-${item.option}`}>
              {item.picture && <Picture picture={item.picture} alt="" sizes="56px" />}
              <span>
                <Link href={paths.product(item.product)}>
                  <b>{title}</b>
                </Link>
                <small className={classes['quiet']}>
                  <Dotted
                    parts={[
                      option !== title && option,
                      item.quantity > 1 && t('units', { n: item.quantity, price: money(item.price) }),
                    ]}
                  />
                </small>
                {item.swappedFrom && (
                  <small className={classes['quiet']}>
                    {t('swappedFrom', { title: local(item.swappedFrom.title) })}
                  </small>
                )}
              </span>
              <b>
                {item.now !== undefined && <s>{money(item.total)}</s>} {money(item.now ?? item.total)}
              </b>
            </li>
          );
        })}
      </ul>
      <div className={classes['totals']}>
        <TotalsList
          totals={order.totals}
          code={order.promo}
          paid={order.money}
          isDigital={order.items.every(isCertificate)}
        />
      </div>
    </Panel>
  );
}

/** A request to the recipient is closed when the order is over. */
function hasAnswered(request: GiftRequest | undefined): boolean {
  if (request?.state !== 'closed') return request?.state === 'answered';
  return request.steps?.some(({ step }) => step === 'answered') === true;
}
