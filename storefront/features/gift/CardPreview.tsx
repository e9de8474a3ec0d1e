import { useEffect, useMemo, useState } from 'react';
import { cardFont, cardStyles, type CardWords, layOutCard, type Pen } from '#domain/gift/greeting-card.ts';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { joinClasses } from '#storefront/ui/join-classes.ts';
import classes from './CardPreview.module.css';
import { rowTexts } from './gift-rows.texts.ts';

type Props = CardWords & { placeholder: string };

/** The card as the shop prints it: the same measures, letters and line breaks. */
export function CardPreview({ message, placeholder, sender }: Props) {
  const t = useTexts(rowTexts);
  const isEmpty = message.trim() === '';
  const layout = useLayout({ message: isEmpty ? placeholder : message, sender });
  if (!layout) return null;
  const styles = cardStyles(layout, 'var(--mm)');
  return (
    <figure className={classes['preview']}>
      <div className={joinClasses(classes['paper'], isEmpty && classes['empty'])} data-card-paper="">
        <div style={styles.text}>
          {layout.lines.map((line, at) => (
            // Lines have nothing but their place.
            // oxlint-disable-next-line react/no-array-index-key
            <div key={at}>{line || '\u00a0'}</div>
          ))}
          {layout.sender && <div style={styles.sender}>{layout.sender}</div>}
        </div>
      </div>
      <figcaption>{t('onPaper')}</figcaption>
    </figure>
  );
}

/** Measured anew when the letters that it needs have arrived. */
function useLayout(words: CardWords) {
  const pen = useMemo<Pen | null>(() => document.createElement('canvas').getContext('2d'), []);
  const [, redraw] = useState({});
  const text = words.message + words.sender;
  useEffect(() => {
    let isLeft = false;
    void document.fonts.load(cardFont, text).then(() => !isLeft && redraw({}));
    return () => {
      isLeft = true;
    };
  }, [text]);
  return pen && layOutCard(words, pen);
}
