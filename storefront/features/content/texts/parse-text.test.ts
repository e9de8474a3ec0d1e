import { expect, test } from 'vitest';
import { parseText } from './parse-text.ts';

test('a text of staff has paragraphs, headings and lists', () => {
  expect(parseText('## Töleg\nNagt\nýa-da kart.\n\n- bir\n- iki\n\nSoňy.')).toEqual([
    { kind: 'heading', text: 'Töleg' },
    { kind: 'paragraph', text: 'Nagt ýa-da kart.' },
    { kind: 'list', items: ['bir', 'iki'] },
    { kind: 'paragraph', text: 'Soňy.' },
  ]);
});

test('HTML is treated as plain text', () => {
  expect(parseText('<b>x</b>')).toEqual([{ kind: 'paragraph', text: '<b>x</b>' }]);
});
