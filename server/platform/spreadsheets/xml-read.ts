import { ZipFault } from './zip-read.ts';

/** A cell of a spreadsheet has at most 32,767 signs; what is far longer without a tag was made to be slow. */
const longestText = 1024 * 1024;

/** What an XML text is made of, in order. Names come without their prefix. */
export type XmlEvents = {
  open(name: string, attributes: (name: string) => string | undefined): void;
  close(name: string): void;
  text(text: string): void;
};

/**
 * Reads the plain XML of office programs piece by piece. No entity but the five of the standard and numbers is known, and
 * nothing is ever fetched.
 * @throws ZipFault for a text or a tag of more than a million signs
 */
export function createXmlReader(events: XmlEvents): { push(piece: string): void } {
  let rest = '';
  return {
    push(piece) {
      const text = rest + piece;
      let at = 0;
      for (;;) {
        const open = text.indexOf('<', at);
        if (open < 0) break;
        if (open > at) events.text(decode(text.slice(at, open)));
        const end = text.indexOf('>', open);
        if (end < 0) {
          at = open;
          break;
        }
        tag(text.slice(open + 1, end));
        at = end + 1;
      }
      // A text that may go on in the next piece waits for it: an entity must not be cut in two.
      rest = text.slice(at);
      if (rest.length > longestText) throw new ZipFault('a text without an end');
    },
  };

  function tag(inner: string): void {
    if (inner.startsWith('?') || inner.startsWith('!')) return;
    if (inner.startsWith('/')) return events.close(plain(inner.slice(1)));
    const isEmpty = inner.endsWith('/');
    const body = isEmpty ? inner.slice(0, -1) : inner;
    const space = body.search(/\s/);
    const name = plain(space < 0 ? body : body.slice(0, space));
    events.open(name, (wanted) => {
      const found = new RegExp(`(?:^|\\s)(?:\\w+:)?${wanted}\\s*=\\s*"([^"]*)"`).exec(body);
      return found ? decode(found[1] ?? '') : undefined;
    });
    if (isEmpty) events.close(name);
  }
}

function plain(name: string): string {
  return name.trim().split(':').at(-1) ?? '';
}

const entities = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

function decode(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(#x?[0-9a-f]+|\w+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities.get(name) ?? whole;
    const code =
      name[1] === 'x' || name[1] === 'X' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}
