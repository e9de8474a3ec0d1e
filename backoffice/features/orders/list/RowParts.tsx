/** The parts of an order's row: in the list, in a lane of the board, and on a packer's phone. */
import { Box } from '@mui/material';
import type { OfficeOrderRow } from '#contract/fulfilment/office-order-shapes.ts';
import { hoursWords } from '#domain/delivery/hours-words.ts';
import { endedStatuses, finishedStatuses } from '#domain/order.ts';
import { isLate } from '#domain/order-views.ts';
import { amount } from '#domain/print/money.ts';
import { shortDay } from '#domain/print/days.ts';
import { waited } from '#domain/print/clocks.ts';
import { pick, pickAll } from '#domain/print/texts.ts';
import { useTicking } from '#backoffice/api/environment.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { Mark, type Tone } from '#backoffice/parts/frames/Mark.tsx';
import { orderTexts, orderWords } from '../edit/order.texts.ts';
import { isAsked, waitLevelOf } from '#backoffice/features/orders/show/steps.ts';
import { rowTexts, wayTexts } from './row.texts.ts';
import { shortHours } from './short-hours.ts';

type RowProps = { order: OfficeOrderRow };

const timerStyles = {
  calm: { color: '#776164' },
  warn: { color: 'var(--warn)', fontWeight: 650 },
  late: { color: 'var(--err)', fontWeight: 650 },
};

/** Number, window, district, and how long it has waited. */
export function RowHead({ order }: RowProps) {
  const t = useTexts(orderTexts);
  const language = useLanguage();
  const now = useTicking(30_000);
  const { from, to } = order.delivery;
  const hours = from && to ? shortHours(from, to) : hoursWords(order.delivery, language);
  const place = pick(order.place, language) || (order.recipientAsks ? t('askRecipient') : '');
  return (
    <Box
      className="tabular"
      sx={{ display: 'flex', gap: '6px', alignItems: 'baseline', whiteSpace: 'nowrap' }}
    >
      <b style={{ color: 'var(--anar)' }}>{order.number}</b>
      {hours && <b>{hours}</b>}
      <Box
        component="span"
        title={place}
        sx={{ flex: 1, minWidth: 0, color: '#5e4a4c', overflow: 'hidden', textOverflow: 'ellipsis' }}
      >
        {place}
      </Box>
      {!finishedStatuses.includes(order.status) && (
        <span style={{ fontSize: 12, ...timerStyles[waitLevelOf(order, now)] }}>
          {waited(order.waitingSince, now, language)}
        </span>
      )}
    </Box>
  );
}

/** All its articles in a running line: `3 × roses, 1 × vase`. */
export function GoodsLine({ order: { lines, moreLines } }: RowProps) {
  const t = useTexts(rowTexts);
  const language = useLanguage();
  return (
    <>
      {lines.map(({ quantity, title, optionTitle }, at) => (
        <span key={at}>
          {at > 0 && ', '}
          <b style={{ whiteSpace: 'nowrap' }}>{quantity} ×</b> {pickAll([title, optionTitle], language)}
        </span>
      ))}
      {moreLines > 0 && `, ${t('more', { n: moreLines })}`}
    </>
  );
}

/** All its articles, one below the other, as a packer gathers them. */
export function GoodsList({ order: { lines, moreLines } }: RowProps) {
  const t = useTexts(rowTexts);
  const language = useLanguage();
  return (
    <Box
      component="ul"
      sx={{ listStyle: 'none', margin: '2px 0', padding: 0, fontSize: 15, lineHeight: '20px' }}
    >
      {lines.map(({ quantity, title, optionTitle }, at) => (
        <Box component="li" key={at} sx={{ display: 'flex', gap: '6px' }}>
          <b style={{ minWidth: 28, whiteSpace: 'nowrap' }}>{quantity} ×</b>
          <span>{pickAll([title, optionTitle], language)}</span>
        </Box>
      ))}
      {moreLines > 0 && <li>{t('more', { n: moreLines })}</li>}
    </Box>
  );
}

/** The sum to take and how, or that nothing is to be taken. */
export function SumWords({ order: { toCollect, way, paymentStatus } }: RowProps) {
  const words = useTexts(orderWords);
  const ways = useTexts(wayTexts);
  if (toCollect > 0)
    return (
      <span className="tabular" style={{ whiteSpace: 'nowrap' }}>
        <b>{amount(toCollect)}</b> <span style={{ color: '#5e4a4c' }}>{ways(way)}</span>
      </span>
    );
  const isPaid = paymentStatus === 'paid' || way === 'CERTIFICATE';
  return (
    <span style={{ color: isPaid ? 'var(--ok)' : '#5e4a4c' }}>
      {way === 'CERTIFICATE' ? ways(way) : words(paymentStatus).toLowerCase()}
    </span>
  );
}

type MarkWords = [tone: Tone, words: string];

type MarkProps = RowProps & {
  today: string;
  /** The day of its delivery stands beside. */
  isDated?: boolean;
};

/** What is not as usual, the gravest only. */
function useOneMark({ order, today, isDated = false }: MarkProps): MarkWords | undefined {
  const t = useTexts(rowTexts);
  const say = useTexts(orderTexts);
  const language = useLanguage();
  const now = useTicking(30_000);
  const { delivery, additions, addsTo } = order;
  const added = additions.find(({ status }) => !endedStatuses.includes(status));
  if (order.nothingLeft) return ['err', say('nothingLeft')];
  if (order.needsTime) return ['err', t('noWindow')];
  if (order.needsCall) return ['err', t('toCall')];
  if (order.awaitsRecipient) return [order.recipientState ? 'err' : 'warn', t('asksAddress')];
  if (order.photoChange) return ['nil', t('asksChange')];
  if (isAsked(order, now)) return ['warn', t('asksBuyer')];
  if (isDated && isLate(order, now)) return ['err', t('isLate')];
  if (!isDated && delivery.day && delivery.day < today) return ['err', shortDay(delivery.day, language)];
  if (addsTo) return ['nil', say('goesWith', { number: addsTo.number })];
  if (added) return ['nil', say('addedTo', { number: added.number })];
  return order.courier ? ['plain', order.courier] : undefined;
}

export function OneMark(props: MarkProps) {
  const mark = useOneMark(props);
  return mark ? <Mark tone={mark[0]}>{mark[1]}</Mark> : null;
}

/** How it is to be packed: the wrap, and whether a card goes with it. */
export function WrapMarks({ order: { wrap, hasCard } }: RowProps) {
  const t = useTexts(rowTexts);
  const language = useLanguage();
  return (
    <>
      {wrap && <Mark tone="gold">{pick(wrap, language)}</Mark>}
      {hasCard && <Mark>{t('card')}</Mark>}
    </>
  );
}
