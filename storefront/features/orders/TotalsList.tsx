import type { OrderMoney, Totals } from '#contract/orders/shop.ts';
import { money } from '#domain/print/money.ts';
import { useTexts } from '#storefront/lang/use-texts.ts';
import classes from './TotalsList.module.css';
import { defineTexts } from '#domain/print/texts.ts';

const totalsTexts = defineTexts({
  goods: { tm: 'Harytlaryň bahasy', ru: 'Стоимость товаров' },
  wrap: { tm: 'Gaplama we gutlag haty', ru: 'Упаковка и открытка' },
  delivery: { tm: 'Eltip bermek', ru: 'Доставка' },
  promo: { tm: 'Promokod', ru: 'Промокод' },
  discount: { tm: 'Sertifikat', ru: 'Сертификат' },
  total: { tm: 'Jemi', ru: 'Итого' },
  free: { tm: 'Mugt', ru: 'Бесплатно' },
  byCertificate: { tm: 'Sertifikat bilen tölendi', ru: 'Оплачено сертификатом' },
  back: { tm: 'Gaýtaryldy: {why}', ru: 'Возвращено: {why}' },
  onItsWay: { tm: 'Gaýtarylýar: {why}', ru: 'Возвращается: {why}' },
  inTheEnd: { tm: 'Jemi tölendi', ru: 'В итоге оплачено' },
  swap: { tm: 'başga sowgat saýlandy', ru: 'выбран другой подарок' },
  zone: { tm: 'salgy ýakyn', ru: 'адрес ближе' },
  goodsBack: { tm: 'haryt yzyna', ru: 'товар назад' },
  shop: { tm: 'dükandan', ru: 'от магазина' },
  ended: { tm: 'sargyt ýapyldy', ru: 'заказ закрыт' },
});

type Props = {
  totals: Totals;
  code?: string | undefined;
  /** What was paid for an order, and what of it went back. */
  paid?: OrderMoney | undefined;
  /** Nothing in it needs delivery. */
  isDigital?: boolean | undefined;
};

/** Totals of an order, line by line, as calculated by the server. */
export function TotalsList({ totals, code, paid, isDigital }: Props) {
  const t = useTexts(totalsTexts);
  const { promo = 0, deliveryNow } = totals;
  const back = paid?.back ?? [];
  // The former release does not send the certificates' part.
  const certificate = totals.discount - promo;
  return (
    <dl className={classes['totals']}>
      <Row name={t('goods')} value={money(totals.goods)} />
      {totals.wrap > 0 && <Row name={t('wrap')} value={money(totals.wrap)} />}
      {!isDigital && (
        <Row
          name={t('delivery')}
          was={deliveryNow === undefined ? undefined : money(totals.delivery)}
          value={(deliveryNow ?? totals.delivery) === 0 ? t('free') : money(deliveryNow ?? totals.delivery)}
        />
      )}
      {promo > 0 && <Row name={code ? `${t('promo')} ${code}` : t('promo')} value={`−${money(promo)}`} />}
      {certificate > 0 && <Row name={t('discount')} value={`−${money(certificate)}`} />}
      <Row isTotal={back.length === 0} name={t('total')} value={money(totals.total)} />
      {back.length > 0 && certificate > 0 && (
        <Row name={t('byCertificate')} value={`+${money(certificate)}`} />
      )}
      {back.map(({ amount, why, isUnderWay }, at) => (
        <Row
          key={at}
          name={t(isUnderWay ? 'onItsWay' : 'back', { why: t(why === 'goods' ? 'goodsBack' : why) })}
          value={`−${money(amount)}`}
        />
      ))}
      {paid && back.length > 0 && <Row isTotal name={t('inTheEnd')} value={money(paid.inTheEnd)} />}
    </dl>
  );
}

type RowProps = { name: string; value: string; was?: string | undefined; isTotal?: boolean };

function Row({ name, value, was, isTotal }: RowProps) {
  return (
    <div className={isTotal ? classes['total'] : classes['row']}>
      <dt>{name}</dt>
      <dd>
        {was && <s>{was}</s>} {value}
      </dd>
    </div>
  );
}
