import type { Totals } from '#contract/orders/shop.ts';
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
});

type Props = {
  totals: Totals;
  code?: string | undefined;
  /** Nothing in it needs delivery. */
  isDigital?: boolean | undefined;
};

/** Totals of an order, line by line, as calculated by the server. */
export function TotalsList({ totals, code, isDigital }: Props) {
  const t = useTexts(totalsTexts);
  const { promo = 0 } = totals;
  // The former release does not send the certificates' part.
  const certificate = totals.discount - promo;
  return (
    <dl className={classes['totals']}>
      <Row name={t('goods')} value={money(totals.goods)} />
      {totals.wrap > 0 && <Row name={t('wrap')} value={money(totals.wrap)} />}
      {!isDigital && (
        <Row name={t('delivery')} value={totals.delivery === 0 ? t('free') : money(totals.delivery)} />
      )}
      {promo > 0 && <Row name={code ? `${t('promo')} ${code}` : t('promo')} value={`−${money(promo)}`} />}
      {certificate > 0 && <Row name={t('discount')} value={`−${money(certificate)}`} />}
      <Row isTotal name={t('total')} value={money(totals.total)} />
    </dl>
  );
}

function Row({ name, value, isTotal }: { name: string; value: string; isTotal?: boolean }) {
  return (
    <div className={isTotal ? classes['total'] : classes['row']}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
