import { expect, test } from 'vitest';
import { cardPaper, cardStyles, drawCard, layOutCard } from './greeting-card.ts';

/** Test double of a canvas: every character is half as wide as it is high. */
const pen = { font: '', measureText: (text: string) => ({ width: [...text].length * 50 }) };
const lay = (message: string, sender = '') => layOutCard({ message, sender }, pen);

test("lines break between words and at the giver's own line breaks", () => {
  expect(lay('Eje, doglan günüň gutly bolsun!\n\nJan saglyk arzuw edýäris').lines).toEqual([
    'Eje, doglan günüň gutly',
    'bolsun!',
    '',
    'Jan saglyk arzuw edýäris',
  ]);
});

test('no line is wider than the paper, even one long word', () => {
  const { lines, fontMm } = lay(`Men ${'a'.repeat(60)}`);
  expect(lines.join('')).toBe(`Men${'a'.repeat(60)}`);
  for (const line of lines) expect((line.length / 2) * fontMm).toBeLessThanOrEqual(cardPaper.textWidth);
});

test('the longest greeting and the one with most line breaks fit on the sheet', () => {
  for (const message of ['с любовью и теплом '.repeat(11).slice(0, 200), 'a\n'.repeat(18)]) {
    const { lines, fontMm } = lay(message, 'Aman');
    expect(lines.length * fontMm * 1.5 + 13).toBeLessThanOrEqual(cardPaper.textHeight);
  }
});

test('print and screen use the same lines and proportions', () => {
  const layout = lay('Gutly bolsun');
  expect(cardStyles(layout, '1mm').text.fontSize).toBe('calc(1mm * 5.64)');
  expect(cardStyles(layout, '2px').text.fontSize).toBe('calc(2px * 5.64)');
  expect(cardStyles(layout, '2px').text.width).toBe('calc(2px * 75)');
});

test('a card is drawn row by row: an empty line keeps its height, a long name wraps', () => {
  const { rows } = drawCard({ message: 'Gutly\n\nbolsun', sender: 'a'.repeat(80) }, pen, '1mm');
  expect(rows.map(({ text }) => text)).toEqual(['Gutly', '\u00a0', 'bolsun', 'a'.repeat(80)]);
  expect(rows.at(-1)?.style).toMatchObject({ overflowWrap: 'anywhere', whiteSpace: 'normal' });
});
