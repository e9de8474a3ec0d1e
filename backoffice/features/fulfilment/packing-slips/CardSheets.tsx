import { useEffect, useMemo, useState } from 'react';
import { awaitCardFont, type CardWords, drawCard, type Pen } from '#domain/gift/greeting-card.ts';
import { stubOf } from './recipient-of.ts';
import { type PackingSlipProps, wordsIn } from './sheets.tsx';

/** Scale for a receipt printer's roll, which is narrower than the card. */
const narrowUnit = '0.76mm';

/** Greeting cards, one per page, as previewed in the shop; below the cut line the order's number. */
export function CardSheets({ packingSlips, language, isNarrow }: PackingSlipProps) {
  const t = wordsIn(language);
  const cards = packingSlips.orders.flatMap((order) => {
    const { id, gift } = order;
    if (!gift?.message) return [];
    const words = { message: gift.message, sender: gift.anonymous ? '' : gift.senderName };
    return [{ id, words, stub: stubOf(order) }];
  });
  const pen = usePen(cards.map(({ words }) => words));
  if (cards.length === 0) return <p>{t('noCard')}</p>;
  return cards.map(({ id, words, stub }) => (
    <div className="sheet" key={id}>
      {pen && <CardSheet words={words} pen={pen} unit={isNarrow ? narrowUnit : '1mm'} />}
      <div className="card-stub">{stub}</div>
    </div>
  ));
}

function CardSheet({ words, pen, unit }: { words: CardWords; pen: Pen; unit: string }) {
  const { style, rows } = drawCard(words, pen, unit);
  return (
    <div className="card">
      <div style={style}>
        {rows.map((row, at) => (
          // Lines are identified by position only.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={at} style={row.style}>
            {row.text}
          </div>
        ))}
      </div>
    </div>
  );
}

/**
 * The canvas context that measures lines; a new one once the needed fonts are loaded, so that all is measured again.
 */
function usePen(words: readonly CardWords[]): Pen | null {
  const [arrived, setArrived] = useState('');
  const text = words.map(({ message, sender }) => message + sender).join('');
  useEffect(() => awaitCardFont(document.fonts, text, () => setArrived(text)), [text]);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- loaded fonts invalidate the measurements
  return useMemo(() => document.createElement('canvas').getContext('2d'), [arrived]);
}
