/** The greeting card on paper: its dimensions and line breaks, shared by the office's print and the shop's preview. */
import { lastOf } from '../lists/last-of.ts';

/** An A6 sheet, in millimetres; text is centred. */
export const cardPaper = { width: 105, height: 148, textWidth: 75, textHeight: 116 } as const;

/** Canvas font at the size all widths are measured with. */
export const cardFont = '650 100px Piazzolla, "Noto Serif", Georgia, serif';
const measuredPx = 100;
const fullSizeMm = 5.64;
const lineHeight = 1.5;
/** The giver's name: font size relative to the text, and the gap above it. */
const sender = { share: 0.8, gapMm: 6 };
/** Font sizes tried in turn until a long greeting fits. */
const shares = [1, 0.85, 0.7, 0.6] as const;

/** The part of a canvas context that is used. */
export type Pen = { font: string; measureText(text: string): { width: number } };
export type CardWords = { message: string; sender: string };
/** Sizes in millimetres. */
export type CardLayout = { lines: string[]; sender: string; fontMm: number };

/** The lines of a card and their font size: the largest with which everything fits on the paper. */
export function layOutCard(words: CardWords, pen: Pen): CardLayout {
  pen.font = cardFont;
  const below = words.sender ? sender.gapMm + fullSizeMm * sender.share * lineHeight : 0;
  const tries = shares.map((share) => {
    const fontMm = fullSizeMm * share;
    const width = (text: string) => (pen.measureText(text).width / measuredPx) * fontMm;
    return { lines: breakLines(words.message.trim(), width), sender: words.sender, fontMm };
  });
  const fits = ({ lines, fontMm }: CardLayout) =>
    lines.length * fontMm * lineHeight + below <= cardPaper.textHeight;
  return tries.find(fits) ?? (lastOf(tries) as CardLayout);
}

/** The rows of a card for a renderer: `unit` is the length of a millimetre in CSS, as in `cardStyles`. */
export function drawCard(words: CardWords, pen: Pen, unit: string) {
  const layout = layOutCard(words, pen);
  const styles = cardStyles(layout, unit);
  const rows: { text: string; style?: (typeof styles)['sender'] }[] = layout.lines.map((line) => ({
    text: line || '\u00a0',
  }));
  if (layout.sender) rows.push({ text: layout.sender, style: styles.sender });
  return { style: styles.text, rows };
}

/** Calls back when the fonts of a text are loaded, so that widths measured before are measured again. */
export function awaitCardFont(
  fonts: { load(font: string, text: string): Promise<unknown> },
  text: string,
  arrived: () => void,
): () => void {
  let isLeft = false;
  void fonts.load(cardFont, text).then(() => isLeft || arrived());
  return () => {
    isLeft = true;
  };
}

/** Styles of the printed parts; `unit` is a millimetre's length in CSS: `1mm` on paper, some pixels on screen. */
export function cardStyles({ fontMm }: Pick<CardLayout, 'fontMm'>, unit: string) {
  const length = (mm: number) => `calc(${unit} * ${Math.round(mm * 100) / 100})`;
  const family = cardFont.slice(cardFont.indexOf('px ') + 3);
  return {
    text: {
      width: length(cardPaper.textWidth),
      margin: '0 auto',
      textAlign: 'center',
      whiteSpace: 'pre',
      fontFamily: family,
      fontWeight: 650,
      fontSize: length(fontMm),
      lineHeight,
    },
    sender: {
      marginTop: length(sender.gapMm),
      fontSize: length(fullSizeMm * sender.share),
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
    },
  } as const;
}

/** Wraps lines to the text width: between words, and within a word that is too wide by itself. */
function breakLines(text: string, width: (text: string) => number): string[] {
  const fits = (line: string) => width(line) <= cardPaper.textWidth;
  return text.split('\n').flatMap((paragraph) => {
    const lines = [''];
    for (const word of paragraph.split(/\s+/).filter(Boolean)) {
      const last = lastOf(lines) ?? '';
      const longer = last ? `${last} ${word}` : word;
      if (fits(longer)) lines[lines.length - 1] = longer;
      else lines.push(...cutWord(word, fits));
    }
    return lines.length > 1 && lines[0] === '' ? lines.slice(1) : lines;
  });
}

function cutWord(word: string, fits: (text: string) => boolean): string[] {
  const parts = [''];
  for (const sign of word) {
    const longer = `${lastOf(parts) ?? ''}${sign}`;
    if (fits(longer)) parts[parts.length - 1] = longer;
    else parts.push(sign);
  }
  return parts;
}
