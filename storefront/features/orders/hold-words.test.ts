import { expect, test } from 'vitest';
import { say } from '#domain/print/texts.ts';
import { orderTexts } from './order.texts.ts';
import { holdWords } from './PayPanel.tsx';

test.each([
  [1415, 'ещё 23 мин', 'ýene 23 minut'],
  [60, 'ещё 1 мин', 'ýene 1 minut'],
  [59, 'ещё 59 с', 'ýene 59 sekunt'],
  [7200, 'ещё 120 мин', 'ýene 120 minut'],
  [86399, 'ещё 23 ч', 'ýene 23 sagat'],
])('how long the goods are held is no hour of the day: %i seconds', (seconds, ru, tm) => {
  expect(say('ru', orderTexts, ...holdWords(seconds))).toBe(`Держим товары для вас ${ru}`);
  expect(say('tm', orderTexts, ...holdWords(seconds))).toBe(`Harytlar siziň üçin ${tm} saklanýar`);
});
