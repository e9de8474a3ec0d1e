import { expect, test } from 'vitest';
import { createXmlReader } from './xml-read.ts';

const read = (pieces: Iterable<string>): string[] => {
  const told: string[] = [];
  const reader = createXmlReader({
    open: (name) => told.push(`<${name}>`),
    close: (name) => told.push(`</${name}>`),
    text: (text) => told.push(text),
  });
  for (const piece of pieces) reader.push(piece);
  return told;
};
function* repeated(piece: string, times: number): Generator<string> {
  for (let at = 0; at < times; at++) yield piece;
}

test('tags, texts and entities that were cut in two come out whole', () => {
  expect(read(['<a b="1"><c', '/>x &am', 'p; y</', 'a>'])).toEqual(['<a>', '<c>', '</c>', 'x & y', '</a>']);
});

test.each([
  ['text', 'a'],
  ['tag', '<a'],
])('a %s that never ends is refused after a million signs', (_, sign) => {
  const piece = `${sign}${'b'.repeat(65_536)}`;
  expect(() => read(repeated(piece, 15))).not.toThrow();
  expect(() => read(repeated(sign === '<a' ? piece.replaceAll('<', ' ') : piece, 15))).not.toThrow();
  expect(() => read(['<', ...repeated(piece, 400)])).toThrow('without an end');
});
