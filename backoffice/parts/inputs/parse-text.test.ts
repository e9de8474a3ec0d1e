import { expect, test } from 'vitest';
import { parseText } from './parse-text.ts';

test('a text of staff has paragraphs, headings and lists, and no HTML', () => {
  expect(parseText('## Baş\n\nBir\niki\n\n- a\n- b\n<b>soň</b>')).toEqual([
    { kind: 'heading', text: 'Baş' },
    { kind: 'paragraph', text: 'Bir iki' },
    { kind: 'list', items: ['a', 'b'] },
    { kind: 'paragraph', text: '<b>soň</b>' },
  ]);
});
