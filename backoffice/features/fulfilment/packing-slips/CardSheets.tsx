import { useEffect, useMemo, useState } from 'react';
import { cardFont, cardStyles, type CardWords, layOutCard, type Pen } from '#domain/gift/greeting-card.ts';
import { type PackingSlipProps, wordsIn } from './sheets.tsx';

/** Of a receipt printer's roll, which is narrower than the card. */
const narrowUnit = '0.76mm';

/** The greeting cards, one to a page, as the giver saw them in the shop: line for line. */
export function CardSheets({ packingSlips, language, isNarrow }: PackingSlipProps) {
  const cards = packingSlips.orders.flatMap(({ id, gift }) =>
    gift?.message
      ? [{ id, words: { message: gift.message, sender: gift.anonymous ? '' : gift.senderName } }]
      : [],
  );
  const pen = usePen(cards.map(({ words }) => words));
  if (cards.length === 0) return <p>{wordsIn(language)('noCard')}</p>;
  return cards.map(({ id, words }) => (
    <div className="sheet" key={id}>
      {pen && <CardSheet words={words} pen={pen} unit={isNarrow ? narrowUnit : '1mm'} />}
    </div>
  ));
}

function CardSheet({ words, pen, unit }: { words: CardWords; pen: Pen; unit: string }) {
  const layout = layOutCard(words, pen);
  const styles = cardStyles(layout, unit);
  return (
    <div className="card">
      <div style={styles.text}>
        {layout.lines.map((line, at) => (
          // Lines have nothing but their place.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={at}>{line || '\u00a0'}</div>
        ))}
        {layout.sender && <div style={styles.sender}>{layout.sender}</div>}
      </div>
    </div>
  );
}

/** What measures lines; another one, so that all is measured anew, when the letters that the cards need have arrived. */
function usePen(words: readonly CardWords[]): Pen | null {
  const [arrived, setArrived] = useState('');
  const text = words.map(({ message, sender }) => message + sender).join('');
  useEffect(() => {
    let isLeft = false;
    void document.fonts.load(cardFont, text).then(() => !isLeft && setArrived(text));
    return () => {
      isLeft = true;
    };
  }, [text]);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- it is the arrival that makes the old measures wrong
  return useMemo(() => document.createElement('canvas').getContext('2d'), [arrived]);
}
