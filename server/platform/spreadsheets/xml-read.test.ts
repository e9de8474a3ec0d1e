import { expect, test } from 'vitest';
import { createXmlReader } from './xml-read.ts';
import { ZipFault } from './zip-read.ts';

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
  ['text', '<a>'],
  ['tag', '<a '],
  ['value of an attribute', '<a b="'],
  ['comment', '<!--'],
  ['declaration', '<!DOCTYPE a ['],
])('a %s that never ends is refused after a million signs', (_, begin) => {
  const piece = 'b'.repeat(65_536);
  expect(() => read([begin, ...repeated(piece, 15)])).not.toThrow();
  expect(() => read([begin, ...repeated(piece, 400)])).toThrow('without an end');
});

test('what is short between its tags may go on for ever', () => {
  expect(() => read(['<a>', ...repeated(`<b>${'x'.repeat(30_000)}</b>`, 100), '</a>'])).not.toThrow();
});

test('tags in tags, and what is no XML, are refused', () => {
  expect(() => read(repeated('<a>', 100))).not.toThrow();
  expect(() => read(repeated('<a>', 101))).toThrow(ZipFault);
  for (const text of ['<a></b>', '<a>&lol;</a>', 'salam', '<a b=c/>'])
    expect(() => read([text]), text).toThrow(ZipFault);
});

test('an entity of a document type is not expanded', () => {
  expect(() => read(['<!DOCTYPE a [<!ENTITY lol "lol">]>', '<a>&lol;</a>'])).toThrow(ZipFault);
});
