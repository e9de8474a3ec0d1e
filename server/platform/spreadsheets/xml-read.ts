import { SaxesParser } from 'saxes';
import { ZipFault } from './zip-read.ts';

/** A cell holds at most 32,767 characters; a much longer text without a tag is an attack on the parser's memory. */
const longestText = 1024 * 1024;
/** Spreadsheets nest six deep; the parser keeps every open tag in memory. */
const deepest = 100;

/** Events of the XML reader, in document order. Names come without their prefix. */
export type XmlEvents = {
  open(name: string, attributes: (name: string) => string | undefined): void;
  close(name: string): void;
  text(text: string): void;
};

/**
 * Reads XML chunk by chunk. It knows only the five standard entities and numeric ones, and never fetches anything.
 *
 * @throws ZipFault for malformed XML, for a text or a tag of more than a million characters, and for tags nested too
 * deep
 */
export function createXmlReader(events: XmlEvents): { push(piece: string): void; end(): void } {
  const parser = new SaxesParser();
  let sinceEvent = 0;
  let depth = 0;
  const tell = (event: () => void) => {
    sinceEvent = 0;
    event();
  };
  parser.on('opentag', ({ name, attributes }) => {
    if (++depth > deepest) throw new ZipFault('tags in tags without an end');
    tell(() => events.open(plain(name), (wanted) => attributeOf(attributes, wanted)));
  });
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    tell(() => events.close(plain(name)));
  });
  for (const kind of ['text', 'cdata'] as const) parser.on(kind, (text) => tell(() => events.text(text)));
  parser.on('error', (error) => {
    throw new ZipFault(error.message);
  });
  return {
    push(piece) {
      sinceEvent += piece.length;
      parser.write(piece);
      if (sinceEvent > longestText) throw new ZipFault('a text without an end');
    },
    end: () => void parser.close(),
  };
}

function attributeOf(attributes: Readonly<Record<string, string>>, wanted: string): string | undefined {
  return (
    attributes[wanted] ?? attributes[Object.keys(attributes).find((name) => plain(name) === wanted) ?? '']
  );
}

function plain(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
