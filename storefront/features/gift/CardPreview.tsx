import { useEffect, useMemo, useState } from 'react';
import { awaitCardFont, type CardWords, drawCard, type Pen } from '#domain/gift/greeting-card.ts';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { joinClasses } from '#storefront/ui/join-classes.ts';
import classes from './CardPreview.module.css';
import { rowTexts } from './gift-rows.texts.ts';

type Props = CardWords & { placeholder: string };

/** Preview of the greeting card with the printed measures, fonts and line breaks. */
export function CardPreview({ message, placeholder, sender }: Props) {
  const t = useTexts(rowTexts);
  const isEmpty = message.trim() === '';
  const card = useCard({ message: isEmpty ? placeholder : message, sender });
  if (!card) return null;
  return (
    <figure className={classes['preview']}>
      <div
        className={joinClasses(classes['paper'], isEmpty && classes['empty'])}
        aria-hidden={isEmpty}
        data-card-paper=""
      >
        <div style={card.style}>
          {card.rows.map((row, at) => (
            // Lines have nothing but their place.
            // oxlint-disable-next-line react/no-array-index-key
            <div key={at} style={row.style}>
              {row.text}
            </div>
          ))}
        </div>
      </div>
      <figcaption>{t('onPaper')}</figcaption>
    </figure>
  );
}

/** Measured again once the needed fonts are loaded. */
function useCard(words: CardWords) {
  const pen = useMemo<Pen | null>(() => document.createElement('canvas').getContext('2d'), []);
  const [, redraw] = useState({});
  const text = words.message + words.sender;
  useEffect(() => awaitCardFont(document.fonts, text, () => redraw({})), [text]);
  return pen && drawCard(words, pen, 'var(--mm)');
}
