import { Link } from 'react-router-dom';
import type { OfficeOrderRow } from '#contract/fulfilment/office-order-shapes.ts';
import { endedStatuses, finishedStatuses } from '#domain/order.ts';
import { useTicking } from '#backoffice/api/environment.ts';
import { clock } from '#domain/print/clocks.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { Mark, type Tone } from '#backoffice/parts/frames/Mark.tsx';
import { photoTexts } from '#backoffice/features/parcel-photos/photo.texts.ts';
import { eventTexts } from '#backoffice/features/orders/show/event.texts.ts';
import { orderTexts, orderWords } from '../edit/order.texts.ts';
import { isAsked } from '#backoffice/features/orders/show/steps.ts';

const statusTones: Record<OfficeOrderRow['status'], Tone> = {
  'awaiting-payment': 'warn',
  placed: 'anar',
  confirmed: 'nil',
  preparing: 'gold',
  ready: 'nil',
  'on-the-way': 'gold',
  delivered: 'ok',
  cancelled: 'plain',
  expired: 'plain',
  returned: 'err',
};
const paymentTones: Record<OfficeOrderRow['paymentStatus'], Tone> = {
  unpaid: 'plain',
  pending: 'warn',
  paid: 'ok',
  failed: 'err',
  refunding: 'warn',
  'partly-refunded': 'warn',
  refunded: 'plain',
};

export function OrderStatusMark({ status }: Pick<OfficeOrderRow, 'status'>) {
  const t = useTexts(orderWords);
  return <Mark tone={statusTones[status]}>{t(status)}</Mark>;
}

const dots: Record<Tone, string> = {
  plain: '#a79a97',
  anar: 'var(--anar)',
  gold: 'var(--gold)',
  nil: 'var(--nil)',
  ok: 'var(--ok)',
  warn: 'var(--warn)',
  err: 'var(--err)',
};

/** The status in a list, where a badge in every row would say nothing. */
export function StatusDot({ status }: Pick<OfficeOrderRow, 'status'>) {
  const t = useTexts(orderWords);
  const background = dots[statusTones[status]];
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 7 }}>
      <span style={{ width: 8, height: 8, flex: 'none', borderRadius: 3, background }} />
      {t(status)}
    </span>
  );
}

type PaymentFacts = Pick<OfficeOrderRow, 'payment' | 'paidBy' | 'paymentStatus' | 'byCertificate'>;

/** The chosen method says nothing about an order that certificates paid for: nobody takes money for it. */
export function PaymentMark({ payment, paidBy, paymentStatus, byCertificate }: PaymentFacts) {
  const t = useTexts(orderWords);
  const texts = useTexts(orderTexts);
  return (
    <Mark tone={paymentTones[paymentStatus]}>
      {byCertificate ? texts('certificate') : t(paidBy ?? payment)} · {t(paymentStatus).toLowerCase()}
      {paidBy && ` · ${texts(`meant${payment}`)}`}
    </Mark>
  );
}

/** A large sum on delivery from a number without any delivered order: staff call before confirming. */
export function CallMark({ needsCall }: Pick<OfficeOrderRow, 'needsCall'>) {
  const t = useTexts(orderTexts);
  return needsCall ? <Mark tone="err">{t('needsCall')}</Mark> : null;
}

/** Every unit was given back: staff cancel it instead of sending an empty parcel. */
export function EmptyMark({ nothingLeft }: Pick<OfficeOrderRow, 'nothingLeft'>) {
  const t = useTexts(orderTexts);
  return nothingLeft ? <Mark tone="err">{t('nothingLeft')}</Mark> : null;
}

/** The recipient is asked for the address by SMS; the order is not prepared before the answer. */
export function RecipientMark({
  awaitsRecipient,
  recipientState,
  status,
}: Pick<OfficeOrderRow, 'awaitsRecipient' | 'recipientState' | 'status'>) {
  const t = useTexts(orderTexts);
  const events = useTexts(eventTexts);
  if (!awaitsRecipient || finishedStatuses.includes(status)) return null;
  if (recipientState) return <Mark tone="err">{events(`gift-${recipientState}`)}</Mark>;
  return <Mark tone="warn">{t('awaitsRecipient')}</Mark>;
}

/** The buyer was asked to approve the photo of the parcel, and has not answered yet. */
export function BuyerMark(order: Pick<OfficeOrderRow, 'photoAskedUntil' | 'photoChange'>) {
  const t = useTexts(photoTexts);
  const now = useTicking(30_000);
  const { photoAskedUntil, photoChange } = order;
  if (!photoAskedUntil || photoChange || !isAsked(order, now)) return null;
  return <Mark tone="warn">{t('waits', { time: clock(photoAskedUntil) })}</Mark>;
}

/** Goods added to a paid order are sent together with it. */
export function AdditionMarks({ addsTo, additions }: Pick<OfficeOrderRow, 'addsTo' | 'additions'>) {
  const t = useTexts(orderTexts);
  const words = useTexts(orderWords);
  return (
    <>
      {addsTo && (
        <Link to={`/orders/${addsTo.id}/show`}>
          <Mark tone="nil">{t('goesWith', { number: addsTo.number })}</Mark>
        </Link>
      )}
      {additions
        .filter(({ status }) => !endedStatuses.includes(status))
        .map(({ id, number, status }) => (
          <Link key={id} to={`/orders/${id}/show`}>
            <Mark tone={statusTones[status]}>
              {t('addedTo', { number })} · {words(status).toLowerCase()}
            </Mark>
          </Link>
        ))}
    </>
  );
}

/** The agreed delivery time was cancelled: staff call to agree on another one. */
export function TimeMark({ needsTime }: Pick<OfficeOrderRow, 'needsTime'>) {
  const t = useTexts(orderTexts);
  return needsTime ? <Mark tone="err">{t('needsTime')}</Mark> : null;
}
