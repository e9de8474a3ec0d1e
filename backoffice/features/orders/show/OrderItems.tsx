import { Box, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import type { OfficeOrder } from '#contract/fulfilment/office-order-shapes.ts';
import type { LocalText } from '#contract/shared.ts';
import { amount } from '#domain/print/money.ts';
import { pick } from '#domain/print/texts.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { Mark } from '#backoffice/parts/frames/Mark.tsx';
import { Panel } from '#backoffice/parts/frames/Panel.tsx';
import { Thumb } from '#backoffice/parts/frames/Thumb.tsx';
import { CertificatesSpent } from './CertificatesSpent.tsx';
import { SumRow } from './SumRow.tsx';
import { OrderCertificates } from './OrderCertificates.tsx';
import { orderTexts, orderWords } from '../edit/order.texts.ts';

/** Lines at the prices of the order, and its totals. */
export function OrderItems({ order }: { order: OfficeOrder }) {
  const t = useTexts(orderTexts);
  const words = useTexts(orderWords);
  const language = useLanguage();
  const { totals } = order;
  const { promo = 0 } = totals;
  const sums: [string, number][] = [
    [t('goods'), totals.goods],
    [t('wrap'), totals.wrap],
    [t('deliveryFee'), totals.delivery],
    [`${t('promo')} ${order.promo ?? ''}`, -promo],
  ];
  return (
    <Panel title={t('items')}>
      {order.items.map((item) => (
        <Box key={item.position} sx={{ display: 'flex', gap: 1.5, alignItems: 'center', paddingBlock: 0.75 }}>
          <Thumb picture={item.picture} />
          <Box sx={{ flexGrow: 1, minWidth: 0, textDecoration: struckOut(item) }}>
            <Link to={`/products/${item.product}`} style={{ color: 'inherit', fontWeight: 650 }}>
              {pick(item.title, language)}
            </Link>
            <Typography variant="body2" color="text.secondary">
              {[pick(item.optionTitle, language), item.sku].filter(Boolean).join(' · ')}
            </Typography>
            {item.certificates && <OrderCertificates certificates={item.certificates} />}
            {item.swappedFrom && <SwappedFrom title={item.swappedFrom.title} />}
            {item.refunded > 0 && (
              <Mark tone="warn">
                {words('refunded')}: {item.refunded}
              </Mark>
            )}
          </Box>
          <Typography
            className="tabular"
            sx={{ textAlign: 'right', whiteSpace: 'nowrap', textDecoration: struckOut(item) }}
          >
            {item.quantity} × {amount(item.price)}
            <br />
            <b>{amount(item.total)}</b>
          </Typography>
        </Box>
      ))}
      <Box
        component="dl"
        className="tabular"
        sx={{ margin: '12px 0 0', borderTop: '1px solid var(--line)', paddingTop: 1 }}
      >
        {sums
          .filter(([, sum], at) => at === 0 || sum !== 0)
          .map(([name, sum]) => (
            <SumRow key={name} name={name} sum={sum} />
          ))}
        <CertificatesSpent order={order} />
        <SumRow name={t('total')} sum={totals.total} isStrong />
        {order.paid > 0 && <SumRow name={t('paid')} sum={order.paid} />}
        {order.refunded > 0 && <SumRow name={t('refunded')} sum={-order.refunded} />}
      </Box>
    </Panel>
  );
}

/** Refunded units are not packed. */
function struckOut({ quantity, refunded }: OfficeOrder['items'][number]): 'line-through' | 'none' {
  return refunded >= quantity ? 'line-through' : 'none';
}

/** The giver's original choice, where the recipient chose an alternative. */
function SwappedFrom({ title }: { title: LocalText }) {
  const t = useTexts(orderTexts);
  const language = useLanguage();
  return <Typography variant="body2">{t('swappedFrom', { title: pick(title, language) })}</Typography>;
}
