import { Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import type { OfficeOrder } from '#contract/fulfilment/office-order-shapes.ts';
import { useMay } from '#backoffice/api/me.ts';
import { money } from '#domain/print/money.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { orderTexts } from '../edit/order.texts.ts';
import { SumRow } from './SumRow.tsx';

/** How much each gift certificate paid, and how much was returned to it. */
export function CertificatesSpent({ order }: { order: OfficeOrder }) {
  const t = useTexts(orderTexts);
  const may = useMay();
  const { certificates = [] } = order;
  return certificates.map(({ id, last4, tenge, returned }) => {
    const name = t('certificateOf', { last4 });
    const linked = may('certificates.read') ? (
      <Link to={`/discounts/certificates/${id}/show`} style={{ color: 'var(--anar)' }}>
        {name}
      </Link>
    ) : (
      name
    );
    const back = returned > 0 && (
      <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
        {t('certificateBack', { sum: money(returned) })}
      </Typography>
    );
    return (
      <SumRow
        key={id}
        name={
          <>
            {linked}
            {back}
          </>
        }
        sum={-tenge}
      />
    );
  });
}
