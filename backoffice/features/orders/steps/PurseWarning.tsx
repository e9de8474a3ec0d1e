import { Alert } from '@mui/material';
import type { OfficeOrderRow } from '#contract/fulfilment/office-order-shapes.ts';
import { purseWith } from '#domain/payments/hand-in.ts';
import { useAnswer } from '#backoffice/api/use-answer.ts';
import { money } from '#domain/print/money.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { stepTexts } from './step.texts.ts';

type AssignedOrder = Pick<OfficeOrderRow, 'courier' | 'payment' | 'paymentStatus' | 'total'>;
type Props = { courierId: number | null; orders: readonly AssignedOrder[] };

/** Warns before a courier is assigned more cash to collect than the limit. */
export function PurseWarning({ courierId, orders }: Props) {
  const t = useTexts(stepTexts);
  const { data } = useAnswer('GET /api/office/couriers/');
  const courier = data?.data.find((one) => one.courierId === courierId);
  if (!courier || !data) return null;
  const added = orders.filter((order) => order.courier !== courier.courier);
  const sum = purseWith(
    courier,
    added.map(({ total, ...order }) => ({ ...order, totals: { total } })),
  );
  const { purseLimit: limit } = data;
  if (sum === undefined || limit === null || sum <= limit) return null;
  return (
    <Alert severity="warning" sx={{ marginTop: 1 }}>
      {t('purseFull', { who: courier.courier, sum: money(sum), limit: money(limit) })}
    </Alert>
  );
}
