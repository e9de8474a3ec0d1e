import { useEffect, useMemo, useState } from 'react';
import { awaitCardFont, type CardWords, drawCard, type Pen } from '#domain/gift/greeting-card.ts';
import { stubOf } from './recipient-of.ts';
import { type PackingSlipProps, wordsIn } from './sheets.tsx';

/** Of a receipt printer's roll, which is narrower than the card. */
const narrowUnit = '0.76mm';

/** The greeting cards, one to a page, as the giver saw them in the shop; below the cut, which order each belongs to. */
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
          // Lines have nothing but their place.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={at} style={row.style}>
            {row.text}
          </div>
        ))}
      </div>
    </div>
  );
}

/** What measures lines; another one, so that all is measured anew, when the letters that the cards need have arrived. */
function usePen(words: readonly CardWords[]): Pen | null {
  const [arrived, setArrived] = useState('');
  const text = words.map(({ message, sender }) => message + sender).join('');
  useEffect(() => awaitCardFont(document.fonts, text, () => setArrived(text)), [text]);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- it is the arrival that makes the old measures wrong
  return useMemo(() => document.createElement('canvas').getContext('2d'), [arrived]);
}
