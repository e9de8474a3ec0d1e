/** The cells of an order's row in the list: two lines each, so that a row stays low. */
import { isBrought } from '#domain/delivery/delivery.ts';
import { Box } from '@mui/material';
import type { OfficeOrderRow } from '#contract/fulfilment/office-order-shapes.ts';
import { hoursWords } from '#domain/delivery/hours-words.ts';
import { bookAmount } from '#domain/print/money.ts';
import { clock } from '#domain/print/clocks.ts';
import { shortDay } from '#domain/print/days.ts';
import { pick } from '#domain/print/texts.ts';
import { phone } from '#domain/print/phone.ts';
import { dayOf } from '#domain/delivery/calendar.ts';
import { isLate } from '#domain/order-views.ts';
import { isUnpaid } from '#domain/payments/payment.ts';
import { useTicking } from '#backoffice/api/environment.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { Thumb } from '#backoffice/parts/frames/Thumb.tsx';
import { twoLines } from '#backoffice/parts/frames/two-lines.ts';
import { orderTexts, orderWords } from '../edit/order.texts.ts';
import { GoodsLine } from './RowParts.tsx';
import { rowTexts, takeTexts } from './row.texts.ts';
import { shortHours } from './short-hours.ts';

type CellProps = { order: OfficeOrderRow; today: string };

const lowly = { color: '#776164', fontSize: 12, lineHeight: '16px' };

/** Its number, and when it came. */
export function NumberCell({ order: { number, createdAt }, today }: CellProps) {
  const language = useLanguage();
  const isToday = dayOf(new Date(createdAt)) === today;
  return (
    <Box className="tabular" sx={{ whiteSpace: 'nowrap' }}>
      <b style={{ color: 'var(--anar)' }}>{number}</b>
      <div style={lowly}>{isToday ? clock(createdAt) : shortDay(createdAt, language)}</div>
    </Box>
  );
}

/** To whom, and where. */
export function WhomCell({ order: { recipient, customer, place } }: Pick<CellProps, 'order'>) {
  const language = useLanguage();
  return (
    <Box sx={{ minWidth: 110 }}>
      {recipient || customer.name || phone(customer.phone)}
      <div style={lowly}>{pick(place, language)}</div>
    </Box>
  );
}

/** The goods, with the picture of the first. */
export function GoodsCell({ order }: Pick<CellProps, 'order'>) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Thumb picture={order.picture} width={30} ratio={1} />
      <Box sx={twoLines}>
        <GoodsLine order={order} />
      </Box>
    </Box>
  );
}

/** The delivery window, and its day unless that is today; that a new window is to be agreed is its mark. */
export function WindowCell({ order, today }: CellProps) {
  const t = useTexts(rowTexts);
  const words = useTexts(orderWords);
  const language = useLanguage();
  const { delivery, needsTime } = order;
  const { from, to, day, method } = delivery;
  const late = isLate(order, useTicking(30_000)) ? { color: 'var(--err)', fontWeight: 650 } : {};
  if (needsTime) return null;
  if (!isBrought(method)) return <span style={lowly}>{words(method)}</span>;
  return (
    <Box className="tabular" sx={{ whiteSpace: 'nowrap', ...late }}>
      {from && to ? shortHours(from, to) : hoursWords(delivery, language)}
      {day !== today && <div style={lowly}>{day ? shortDay(day, language) : t('noDay')}</div>}
    </Box>
  );
}

/** The sum, and how it is to be taken or was paid. */
export function SumCell({ order }: Pick<CellProps, 'order'>) {
  return (
    <Box className="tabular" sx={{ whiteSpace: 'nowrap' }}>
      <b>{bookAmount(order.total)}</b>
      <div>
        <PayWords order={order} />
      </div>
    </Box>
  );
}

export function PayWords({ order }: Pick<CellProps, 'order'>) {
  const words = useTexts(orderWords);
  const texts = useTexts(orderTexts);
  const take = useTexts(takeTexts);
  const { toCollect, way, paidBy, payment, paymentStatus } = order;
  const isPaid = !isUnpaid(paymentStatus) || way === 'CERTIFICATE';
  const paid =
    paymentStatus === 'paid' || way === 'CERTIFICATE' ? take(way) : words(paymentStatus).toLowerCase();
  const meant = paidBy ? ` ${texts(`meant${payment}`)}` : '';
  return (
    <span style={{ ...lowly, ...(isPaid ? { color: 'var(--ok)' } : {}) }}>
      {toCollect > 0 ? take(way === 'TERMINAL' ? 'byTerminal' : 'byCash') : paid + meant}
    </span>
  );
}
