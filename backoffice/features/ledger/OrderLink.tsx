import { Link } from 'react-router-dom';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { cashTexts } from './cash.texts.ts';

/** From an account of an order, or of one of its payments, to the order. */
export function OrderLink({ id }: { id: string }) {
  const t = useTexts(cashTexts);
  return (
    <Link to={`/orders/${id}/show`} style={{ color: 'var(--anar)', whiteSpace: 'nowrap', marginLeft: 8 }}>
      {t('toOrder')}
    </Link>
  );
}
